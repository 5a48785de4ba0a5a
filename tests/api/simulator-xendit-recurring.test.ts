import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { give, readCurrent } from '#tests/fixtures/giving.ts';
import { monthly } from '#tests/fixtures/paypal-plan.ts';
import { DAY } from '#tests/fixtures/renewals.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
const run = commandRunner(() => site.app.services);
beforeEach(async () => {
  site = await createSimulatedSite();
});
afterEach(async () => {
  const findings = await runLedgerCheck(site.app.services);
  await site.close();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});

const work = async (): Promise<void> => {
  while ((await runDueJobs(site.app.services)) > 0);
};
type Token = { id: string };
const token = async (): Promise<string> =>
  ((await (await fetch(`${site.origin}/control/xendit/tokens`)).json()) as Token[]).at(-1)!.id;
const changeToken = async (change: object): Promise<unknown> => site.control(`xendit/tokens/${await token()}`, change);
/** A donation of 25.00 a month whose donor has paid once on Xendit's page. */
async function begin(item: object = {}): Promise<PlacedOrder> {
  const placed = await give(site.app, { items: monthly(site, item), paymentMethod: 'xendit' });
  await site.payAtXendit(placed.payment.redirectUrl, 'pays');
  const { order } = await readCurrent(site.app, placed);
  expect(order.status).toBe('paid');
  await work();
  return placed;
}
const passMonth = async (days = 31): Promise<void> => {
  site.app.clock.pass(days * DAY);
  await work();
  site.app.clock.pass(20_000);
  await work();
};
type Plan = { status: string; period: number; method: string | null; ends: string | null };
const plan = async (): Promise<Plan> =>
  (
    await rowsOf<Plan>(
      site.app.services.db,
      sql`select status, period, payment_method_ref as method, card_expires_on::text as ends from subscriptions`,
    )
  )[0]!;
type Paid = { number: string; status: string; refunded: number };
const orders = (): Promise<Paid[]> =>
  rowsOf<Paid>(
    site.app.services.db,
    sql`select o.number, o.status, o.refunded_minor::int as refunded from orders o
      join payments p on p.order_id = o.id and p.status <> 'failed' where p.method = 'xendit' order by o.placed_at, o.id`,
  );
/** What was taken at Xendit: sessions and charges that were paid. */
const takenThere = async (): Promise<number> =>
  (
    (await (await fetch(`${site.origin}/control/xendit/sessions`)).json()) as { payment: { status: string } | null }[]
  ).filter(({ payment }) => payment?.status === 'SUCCEEDED').length;
const emailsOf = async (template: string): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      site.app.services.db,
      sql`select count(*)::int as n from outbox where payload ->> 'template' = ${template}`,
    )
  )[0]!.n;

describe('a recurring donation by card at Xendit', () => {
  it('saves the card at the first payment, with the last day on which it works', async () => {
    await begin();
    const { ends, method, status } = await plan();
    expect({ status, method, ends }).toEqual({
      status: 'active',
      method: await token(),
      ends: `${new Date().getUTCFullYear() + 3}-12-31`,
    });
  });

  it('is charged by this site for three periods, each once', async () => {
    await begin();
    for (let month = 0; month < 3; month += 1) await passMonth();
    expect(await plan()).toMatchObject({ status: 'active', period: 3 });
    expect((await orders()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await takenThere()).toBe(4);
  });

  it.each(['failBefore', 'failAfter', 'hangUp'] as const)('through %s takes a period once', async (fault) => {
    await begin();
    site.app.clock.pass(31 * DAY);
    site.simulator.faults[fault] = 2;
    for (let minute = 0; minute < 10; minute += 1) {
      await work();
      site.app.clock.pass(60_000);
    }
    expect(await plan()).toMatchObject({ status: 'active', period: 1 });
    expect(await takenThere()).toBe(2);
  });

  it('whose answer was lost for more than a day is looked for before it is charged again', async () => {
    await begin();
    site.app.clock.pass(31 * DAY);
    site.simulator.faults.failAfter = 1;
    const charged = site.app.services.gateways.payments.for('xendit')!;
    const { retrieve } = charged;
    charged.retrieve = () => Promise.reject(new Error('silent'));
    await work();
    charged.retrieve = retrieve;
    expect(await takenThere()).toBe(2);
    site.app.clock.pass(2 * DAY);
    await work();
    expect(await plan()).toMatchObject({ status: 'active', period: 1 });
    expect(await takenThere()).toBe(2);
  });

  it('whose card is declined tells the donor, and is tried again', async () => {
    await begin();
    await changeToken({ declines: true });
    await passMonth();
    expect(await plan()).toMatchObject({ status: 'pastDue', period: 0 });
    expect(await emailsOf('renewalRefused')).toBe(1);
    await changeToken({ declines: false });
    await passMonth(8);
    expect(await plan()).toMatchObject({ status: 'active', period: 1 });
    expect(await takenThere()).toBe(2);
  });

  it('whose card Xendit has no more is charged nothing', async () => {
    await begin();
    await changeToken({ status: 'CANCELED' });
    await passMonth();
    expect((await plan()).status).not.toBe('active');
    expect(await takenThere()).toBe(1);
  });

  it('gives back one period and no other', async () => {
    await begin();
    await passMonth();
    const [, second] = await orders();
    await run('refund:make', second!.number, '10.00', 'a', 'mistake');
    await executeRefunds(site.app.services);
    expect(await orders()).toMatchObject([
      { status: 'paid', refunded: 0 },
      { status: 'partiallyRefunded', refunded: 1000 },
    ]);
  });

  it('is charged no more after its end', async () => {
    const { order } = await begin();
    await cancelSubscription(site.app.services, { orderNumber: Number(order.number) }, 'donor');
    await passMonth();
    expect(await takenThere()).toBe(1);
  });

  it('tells the donor of a card that will have ended at the next charge', async () => {
    await begin();
    await rowsOf(site.app.services.db, sql`update subscriptions set card_expires_on = '2026-11-30'`);
    await passMonth(25);
    expect(await emailsOf('planCardEnds')).toBe(1);
  });

  it('follows days of a calendar, whose dates this site knows alone', async () => {
    await begin({ subscriptionRecurringInterval: 'week' });
    for (let week = 0; week < 2; week += 1) await passMonth(7);
    expect(await plan()).toMatchObject({ status: 'active', period: 2 });
  });
});
