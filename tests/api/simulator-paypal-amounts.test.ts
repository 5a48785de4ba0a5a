import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#src/domain/durations.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { changeSubscription } from '#src/server/renewals/change-plan.ts';
import { mirrorPlans } from '#src/server/renewals/mirror-plan.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { agreeToAmount, keepAmount, reviseAmount, syncPendingAmount } from '#src/server/renewals/revise-amount.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { leaseSubscription, releaseSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { agreeAtPaypal, type BegunPlan as Begun, beginPaypalPlan } from '#tests/fixtures/paypal-plan.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

const begin = (more?: object): Promise<Begun> => beginPaypalPlan(site, more);
const tokenOf = ({ id }: Begun): string => givingToken(site.app.services, { id, interval: 'month' });
/** A month has passed at PayPal. */
const pass = ({ plan }: Begun, how: { isAtFormerPrice?: boolean } = {}): Promise<unknown> =>
  site.control(`paypal/subscriptions/${plan}/period`, how);
const ask = async ({ id }: Begun, to: number): Promise<string> => {
  const revision = await reviseAmount(site.app.services, id, to);
  if (revision.outcome !== 'agree') throw new Error(revision.outcome);
  return revision.page;
};
const agree = (page: string): Promise<string> => agreeAtPaypal(site, page);
const mirror = async ({ id }: Begun): Promise<void> => {
  await site.app.services.db.execute(sql`update subscriptions set mirror_at = '2000-01-01' where id = ${id}`);
  await mirrorPlans(site.app.services);
};
const work = async (): Promise<void> => {
  site.app.clock.pass(2000);
  while ((await runDueJobs(site.app.services)) > 0);
};
const amountOf = async ({ id }: Begun): Promise<number> =>
  (
    await rowsOf<{ amount: number }>(
      site.app.services.db,
      sql`select amount_minor::float8 as amount from subscriptions where id = ${id}`,
    )
  )[0]!.amount;
/** The orders of the later periods: what was owed, and what was booked for them. */
const periodsOf = ({ id }: Begun) =>
  rowsOf<{ total: number; received: number; amount: number; status: string }>(
    site.app.services.db,
    sql`select o.total_minor::float8 as total, o.received_minor::float8 as received, o.subtotal_minor::float8 as amount, o.status
      from subscription_charges c join orders o on o.id = c.order_id where c.subscription_id = ${id} order by c.period`,
  );
/** What PayPal took on the dates after the first. */
const takenFor = async ({ plan }: Begun): Promise<number[]> =>
  (
    (await (await fetch(`${site.origin}/control/paypal/subscriptions`)).json()) as {
      id: string;
      sales: { units: number }[];
    }[]
  )
    .find(({ id }) => id === plan)!
    .sales.slice(1)
    .map(({ units }) => units);
const pageOf = async (begun: Begun) => {
  const page = await readGiving(site.app.services, tokenOf(begun));
  if (page.state !== 'open') throw new Error(page.state);
  return page.giving;
};

describe('another amount of a recurring donation that PayPal runs', () => {
  it('is charged by nobody before its donor agrees at PayPal, and from the next date on after that', async () => {
    const begun = await begin();
    const page = await ask(begun, 4000);
    expect(new URL(page).pathname).toBe('/webapps/billing/subscriptions/update');
    expect(await pageOf(begun)).toMatchObject({ amount: 2500, pendingAmount: 4000, mayReviseAmount: true });
    await pass(begun);
    await mirror(begun);
    await agree(page);
    await mirror(begun);
    expect(await pageOf(begun)).toMatchObject({ amount: 4000, pendingAmount: null });
    await pass(begun);
    await mirror(begun);
    expect(await periodsOf(begun)).toEqual([
      { total: 2500, amount: 2500, received: 2500, status: 'paid' },
      { total: 4000, amount: 4000, received: 4000, status: 'paid' },
    ]);
    await work();
    const sent = (await findEmails(site.app.services.db, 50)).filter(({ kind }) => kind === 'planAmountAgreed');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.plain).toContain('$40');
  });

  it('counts by PayPal’s event as well, where the donor never comes back, and once where it comes twice', async () => {
    const begun = await begin();
    site.simulator.faults.webhookRepeats = 1;
    await agree(await ask(begun, 1500));
    await vi.waitFor(
      async () => {
        site.app.clock.pass(2000);
        await applyWebhookEvents(site.app.services);
        expect(await amountOf(begun)).toBe(1500);
      },
      { timeout: 15_000 },
    );
    const [audits] = await rowsOf<{ n: number }>(
      site.app.services.db,
      sql`select count(*)::int as n from audit_log where action = 'recurring:changeAmount' and subject_id = ${begun.id}`,
    );
    expect(audits!.n).toBe(1);
  });

  it('is asked about at once when the donor comes back, to a page that says so', async () => {
    const begun = await begin();
    site.simulator.faults.webhookLosses = 9;
    const back = new URL(await agree(await ask(begun, 3000)));
    expect(back.pathname).toMatch(/^\/giving\/[\w.-]+$/);
    expect(back.searchParams.get('agreed')).toBe('1');
    const token = back.pathname.split('/')[2]!;
    expect(await syncPendingAmount(site.app.services, token)).toBe(true);
    expect(await amountOf(begun)).toBe(3000);
    // Said for as long as a date may still have the former amount, and not for ever.
    expect(await syncPendingAmount(site.app.services, token)).toBe(true);
    site.app.clock.pass(11 * DAY_MS);
    expect(await syncPendingAmount(site.app.services, token)).toBe(false);
  });

  it('is asked about also while another worker asks about the same donation', async () => {
    const begun = await begin();
    site.simulator.faults.webhookLosses = 9;
    await agree(await ask(begun, 3000));
    const { db, now } = site.app.services;
    await leaseSubscription(db, begun.id, now());
    expect(await syncPendingAmount(site.app.services, tokenOf(begun))).toBe(true);
    expect(await amountOf(begun)).toBe(3000);
    await releaseSubscription(db, begun.id);
  });

  it('is not said to be agreed to where nobody agreed', async () => {
    const begun = await begin();
    expect(await syncPendingAmount(site.app.services, tokenOf(begun))).toBe(false);
    await ask(begun, 3000);
    expect(await syncPendingAmount(site.app.services, tokenOf(begun))).toBe(false);
    expect(await amountOf(begun)).not.toBe(3000);
  });

  it('takes the place of the one before; the one that was agreed to at PayPal counts', async () => {
    const begun = await begin();
    const first = await ask(begun, 3000);
    const second = await ask(begun, 5000);
    expect(await pageOf(begun)).toMatchObject({ pendingAmount: 5000 });
    await agree(first);
    await mirror(begun);
    expect(await pageOf(begun)).toMatchObject({ amount: 3000, pendingAmount: 5000 });
    await agree(second);
    await mirror(begun);
    expect(await pageOf(begun)).toMatchObject({ amount: 5000, pendingAmount: null });
  });

  it('can be taken back, by a press or by typing the present amount', async () => {
    const begun = await begin();
    await ask(begun, 3000);
    expect(await keepAmount(site.app.services, begun.id)).toBe('kept');
    expect(await pageOf(begun)).toMatchObject({ amount: 2500, pendingAmount: null });
    expect(await agreeToAmount(site.app.services, begun.id)).toEqual({ outcome: 'notNow' });
    await ask(begun, 3000);
    expect(await reviseAmount(site.app.services, begun.id, 2500)).toEqual({ outcome: 'kept' });
    expect(await pageOf(begun)).toMatchObject({ amount: 2500, pendingAmount: null });
  });

  it('is still pending where PayPal was silent, and its page opens by another press', async () => {
    const begun = await begin();
    site.simulator.faults.failBefore = 99;
    expect(await reviseAmount(site.app.services, begun.id, 3000)).toEqual({ outcome: 'unavailable' });
    site.simulator.faults.failBefore = 0;
    expect(await pageOf(begun)).toMatchObject({ amount: 2500, pendingAmount: 3000 });
    const revision = await agreeToAmount(site.app.services, begun.id);
    await agree(revision.outcome === 'agree' ? revision.page : '');
    await mirror(begun);
    expect(await amountOf(begun)).toBe(3000);
  });

  it.each([
    ['more', 6000],
    ['less', 1000],
  ])('%s than before leaves a date that PayPal charges at the former amount whole', async (_, to) => {
    const begun = await begin();
    await agree(await ask(begun, to));
    await mirror(begun);
    await pass(begun, { isAtFormerPrice: true });
    await pass(begun);
    await mirror(begun);
    expect(await periodsOf(begun)).toMatchObject([
      { total: 2500, received: 2500, status: 'paid' },
      { total: to, received: to, status: 'paid' },
    ]);
  });

  it('keeps the fee that the donor covers', async () => {
    const begun = await begin({ coverFees: true });
    await agree(await ask(begun, 10_000));
    await mirror(begun);
    await pass(begun);
    await mirror(begun);
    const [period] = await periodsOf(begun);
    expect(period).toMatchObject({ amount: 10_000, status: 'paid' });
    expect(period!.total).toBeGreaterThan(10_000);
    expect(period!.received).toBe(period!.total);
  });

  it('is not offered while it is paused or after its end', async () => {
    const begun = await begin();
    await changeSubscription(site.app.services, begun.id, { does: 'pause', months: 1 });
    expect(await pageOf(begun)).toMatchObject({ mayReviseAmount: false });
    expect(await reviseAmount(site.app.services, begun.id, 3000)).toEqual({ outcome: 'notNow' });
    await cancelSubscription(site.app.services, { id: begun.id }, 'donor');
    expect(await reviseAmount(site.app.services, begun.id, 3000)).toEqual({ outcome: 'notNow' });
  });

  it('is asked for by the form of its page, which leads to PayPal, and says what is no amount', async () => {
    const begun = await begin();
    const token = tokenOf(begun);
    const client = createFormClient(site.app.services);
    const post = (name: string, fields: object = {}) =>
      client.post(`/giving/${name}`, { locale: 'en', returnTo: `/giving/${token}#giving-outcome`, token, ...fields });
    expect((await post('amount', { amount: 'x' })).location).toContain('#giving-amount');
    expect((await post('amount', { amount: '0.10' })).location).toContain('#giving-amount');
    expect((await post('amount', { amount: '٣٠' })).location).toContain('/webapps/billing/subscriptions/update?');
    expect((await post('agree')).location).toContain('/webapps/billing/subscriptions/update?');
    expect((await post('keep')).location).toContain(`/giving/${token}`);
    expect(await pageOf(begun)).toMatchObject({ amount: 2500, pendingAmount: null });
  });
});

type Step = 'ask 1500' | 'ask 4000' | 'agree to the last' | 'agree to the first' | 'keep' | 'charge' | 'mirror';
const STEPS: readonly Step[] = [
  'ask 1500',
  'ask 4000',
  'agree to the last',
  'agree to the first',
  'keep',
  'charge',
  'mirror',
];

it('no date is charged or booked with an amount that its donor has not agreed to, in any order of things', async () => {
  // Events are lost, so that the mirror comes where the property has it.
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 }), async (steps) => {
      site.simulator.faults.webhookLosses = Number.POSITIVE_INFINITY;
      const begun = await begin();
      const pages: { page: string; amount: number }[] = [];
      const agreedTo: number[] = [];
      let agreed = 2500;
      const expected: number[] = [];
      for (const step of steps) {
        if (step === 'charge') {
          await pass(begun);
          expected.push(agreed);
        } else if (step === 'mirror') await mirror(begun);
        else if (step === 'keep') await keepAmount(site.app.services, begun.id);
        else if (step.startsWith('ask')) {
          const amount = Number(step.slice(4));
          const revision = await reviseAmount(site.app.services, begun.id, amount);
          if (revision.outcome === 'agree') pages.push({ page: revision.page, amount });
        } else {
          const chosen = step === 'agree to the last' ? pages.at(-1) : pages[0];
          if (chosen) {
            await agree(chosen.page);
            agreed = chosen.amount;
            agreedTo.push(agreed);
          }
        }
        // What the page shows was agreed to at some time.
        expect([2500, ...agreedTo]).toContain(await amountOf(begun));
      }
      await mirror(begun);
      expect(await amountOf(begun)).toBe(agreed);
      expect(await takenFor(begun)).toEqual(expected);
      const periods = await periodsOf(begun);
      expect(periods.map(({ amount }) => amount)).toEqual(expected);
      expect(periods.every(({ received, status, total }) => received === total && status === 'paid')).toBe(true);
      expect(await runLedgerCheck(site.app.services)).toEqual([]);
    }),
    {
      numRuns: 12,
      examples: [
        [['ask 4000', 'charge', 'agree to the last', 'charge', 'mirror', 'charge']],
        [['ask 1500', 'agree to the last', 'charge', 'ask 4000', 'charge', 'mirror', 'agree to the first', 'charge']],
      ],
    },
  );
}, 240_000);
