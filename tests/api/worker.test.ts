import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { takeJob } from '#src/server/platform/outbox/outbox.repository.ts';
import { pollPayments } from '#src/server/settlement/poll-payments.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { runDueJobs, startWorker } from '#src/server/worker/worker.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { count, createGivingApp, give } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeEach(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('food'));
});
afterEach(async () => {
  const findings = await runLedgerCheck(app.services);
  await app.close();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});

const gift = (paymentMethod: 'bank' | 'stripe') =>
  give(app, { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod });
const notify = (providerRef: string) =>
  app.post('/webhooks/stripe', stripe.webhookEvent(providerRef).raw, { 'stripe-signature': 'signed' });
const paidPayments = async (many: number): Promise<string[]> => {
  const refs: string[] = [];
  for (let n = 0; n < many; n += 1) {
    const { payment } = await gift('stripe');
    stripe.turn(`pi_${payment.id}`, 'succeeded');
    refs.push(`pi_${payment.id}`);
  }
  return refs;
};
/** A slow provider, so that workers overlap. */
const slowly = (): void => {
  const { retrieve } = stripe;
  stripe.retrieve = async (ref) => {
    const answer = await retrieve(ref);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return answer;
  };
};
const anotherWorker = (): ServiceContext => ({ ...app.services });
const gifts = (): Promise<number> =>
  count(app, 'ledger_entries', sql`kind = 'donation' and external_key like 'payment:%'`);

describe('two workers together', () => {
  it('retrieve each payment once, however many of its events wait', async () => {
    for (const ref of await paidPayments(8)) {
      await notify(ref);
      await notify(ref);
      await notify(ref);
    }
    slowly();
    const workers = [app.services, anotherWorker(), anotherWorker(), anotherWorker()];
    await Promise.all(workers.map((worker) => applyWebhookEvents(worker)));
    expect(await count(app, 'webhook_events', sql`applied_at is null`)).toBe(0);
    expect(stripe.calls.retrieve).toBe(8);
    expect(await gifts()).toBe(8);
  }, 30_000);

  it('poll each payment once', async () => {
    await paidPayments(8);
    slowly();
    app.clock.pass(20_000);
    await Promise.all([pollPayments(app.services), pollPayments(anotherWorker()), pollPayments(anotherWorker())]);
    expect(stripe.calls.retrieve).toBe(8);
  }, 30_000);

  it('apply an event later while its payment is being polled', async () => {
    const [ref] = await paidPayments(1);
    const { retrieve } = stripe;
    stripe.turn(ref!, 'processing');
    stripe.retrieve = async (asked) => {
      const answer = await retrieve(asked);
      // It is paid, and the event arrives, while an earlier response is on its way.
      stripe.retrieve = retrieve;
      stripe.turn(ref!, 'succeeded');
      await notify(ref!);
      await applyWebhookEvents(app.services);
      return answer;
    };
    app.clock.pass(20_000);
    await pollPayments(app.services);
    expect(await gifts()).toBe(0);
    app.clock.pass(1000);
    await applyWebhookEvents(app.services);
    expect(await gifts()).toBe(1);
  }, 30_000);

  it('never send the same email', async () => {
    for (let n = 0; n < 4; n += 1) await gift('bank');
    const taken: string[] = [];
    const takeAll = async (): Promise<void> => {
      for (;;) {
        const job = await takeJob(app.services.db, app.services.now(), { email: true, text: true });
        if (!job) return;
        taken.push(job.id);
      }
    };
    await Promise.all([takeAll(), takeAll(), takeAll()]);
    expect([taken.length, new Set(taken).size]).toEqual([4, 4]);
  }, 30_000);
});

describe('a mail server', () => {
  it('that hangs delays no payment', async () => {
    const hanging: (() => void)[] = [];
    app.services.gateways.email = {
      isConfigured: true,
      send: () =>
        new Promise((resolve) => {
          hanging.push(resolve);
        }),
    };
    for (let n = 0; n < 6; n += 1) await gift('bank');
    const worker = startWorker(app.services);
    app.services.notifyWorker = worker.notify;
    await vi.waitFor(
      () => {
        expect(hanging.length).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    const [ref] = await paidPayments(1);
    await notify(ref!);
    await vi.waitFor(
      async () => {
        expect(await gifts()).toBe(1);
      },
      { timeout: 10_000 },
    );
    const isStopped = vi.fn<() => void>();
    void worker.stop().then(isStopped);
    await vi.waitFor(
      () => {
        for (const end of hanging.splice(0)) end();
        expect(isStopped).toHaveBeenCalledOnce();
      },
      { timeout: 10_000 },
    );
  }, 40_000);

  it('that is not configured makes emails wait until it is', async () => {
    await gift('bank');
    await runDueJobs(app.services);
    await runDueJobs(app.services);
    expect(await count(app, 'emails', sql`sent_at is null`)).toBe(1);
    const sent: string[] = [];
    app.services.gateways.email = {
      isConfigured: true,
      send: async ({ subject }) => {
        sent.push(subject);
      },
    };
    await runDueJobs(app.services);
    await runDueJobs(app.services);
    expect(sent).toHaveLength(1);
    expect(await count(app, 'emails', sql`sent_at is null`)).toBe(0);
  }, 30_000);
});

describe('a job that never succeeds', () => {
  const HOUR = 3_600_000;
  const said: string[] = [];
  const run = async (name: string, ...args: string[]) => {
    const { code, lines } = await commandRunner(() => app.services)(name, ...args);
    said.push(...lines);
    return code;
  };

  it('is given up after its last attempt, listed, counted, and retried by a command', async () => {
    app.services.gateways.email = {
      isConfigured: true,
      send: async () => {
        throw new Error('refused');
      },
    };
    // Emails of the demo charity, new ones each day, would be attempted sixty times as well.
    const forgetOthers = () =>
      rowsOf(app.services.db, sql`delete from outbox where dedupe_key not like 'email:transfer%'`);
    await rowsOf(app.services.db, sql`delete from outbox`);
    await gift('bank');
    const [ref] = await paidPayments(1);
    await notify(ref!);
    stripe.health = 'silent';
    const open = async () =>
      Number(
        (
          await rowsOf<{ n: string }>(
            app.services.db,
            sql`select (select count(*) from outbox where failed_at is not null and dedupe_key like 'email:transfer%') + (select count(*) from webhook_events where failed_at is not null) + (select count(*) from payments where poll_failed_at is not null) as n`,
          )
        )[0]!.n,
      );
    for (let n = 0; n < 60 && (await open()) < 3; n += 1) {
      await runDueJobs(app.services);
      await forgetOthers();
      app.clock.pass(7 * HOUR);
    }
    expect(await open()).toBe(3);
    expect(await run('jobs:failed')).toBe(1);
    expect(said.map((line) => line.split(' ')[1])).toEqual(expect.arrayContaining(['webhook', 'outbox', 'payment']));
    stripe.health = 'up';
    app.services.gateways.email = { isConfigured: true, send: async () => {} };
    expect(await run('jobs:retry')).toBe(0);
    await runDueJobs(app.services);
    expect(await open()).toBe(0);
    expect(await gifts()).toBe(1);
    expect(await run('jobs:failed')).toBe(0);
  }, 60_000);
});
