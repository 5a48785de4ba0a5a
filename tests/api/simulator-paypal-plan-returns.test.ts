import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { mirrorPlans } from '#src/server/renewals/mirror-plan.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { type BegunPlan, beginPaypalPlan, passPeriod } from '#tests/fixtures/paypal-plan.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
const run = commandRunner(() => site.app.services);
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

async function work(): Promise<void> {
  site.app.clock.pass(2000);
  await applyWebhookEvents(site.app.services);
  await mirrorPlans(site.app.services);
}
const untilTrue = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    async () => {
      await work();
      await check();
    },
    { timeout: 15_000 },
  );

type Paid = { number: string; status: string; payment: string; money: string; refunded: number };
/** The donations of a plan, the first one first. */
const paidOf = ({ id }: BegunPlan): Promise<Paid[]> =>
  rowsOf<Paid>(
    site.app.services.db,
    sql`select o.number, o.status, p.status as payment, p.money_ref as money, o.refunded_minor::int as refunded
      from orders o join payments p on p.order_id = o.id
      where o.id in (select order_id from subscriptions where id = ${id}
        union select order_id from subscription_charges where subscription_id = ${id})
      order by o.placed_at, o.id`,
  );
type Sale = { id: string; status: string };
const salesOf = async ({ plan }: BegunPlan): Promise<Sale[]> =>
  ((await (await fetch(`${site.origin}/control/paypal/subscriptions`)).json()) as { id: string; sales: Sale[] }[]).find(
    ({ id }) => id === plan,
  )!.sales;
const salesThere = async (begun: BegunPlan): Promise<string[]> => (await salesOf(begun)).map(({ status }) => status);
/** A plan with a second payment, which is known here. */
async function beginTwo(): Promise<BegunPlan> {
  const begun = await beginPaypalPlan(site);
  await passPeriod(site, begun.plan, true);
  await untilTrue(async () => {
    expect((await paidOf(begun)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
  return begun;
}
/** Returns money as staff do in PayPal's own dashboard. @param value the amount, as `10.00`; without it all that is left */
const refundThere = (capture: string, value?: string): Promise<unknown> =>
  site.control(`paypal/captures/${capture}/refund`, value ? { amount: { value, currency_code: 'USD' } } : {});
const booksAgree = async (): Promise<void> => expect(await runLedgerCheck(site.app.services)).toEqual([]);

describe('money back of a recurring donation that PayPal runs', () => {
  it.each(['failBefore', 'failAfter', 'hangUp'] as const)(
    'through %s returns one period once, a part and then the rest, and no other period',
    async (fault) => {
      const begun = await beginTwo();
      const [, second] = await paidOf(begun);
      await run('refund:make', second!.number, '10.00', 'a', 'mistake');
      site.simulator.faults[fault] = 3;
      for (let hour = 0; hour < 5; hour += 1) {
        await executeRefunds(site.app.services);
        site.app.clock.pass(3_600_000);
      }
      expect(await salesThere(begun)).toEqual(['COMPLETED', 'PARTIALLY_REFUNDED']);
      await run('refund:make', second!.number, 'whole', 'the', 'rest');
      await executeRefunds(site.app.services);
      expect(await salesThere(begun)).toEqual(['COMPLETED', 'REFUNDED']);
      expect(await paidOf(begun)).toMatchObject([
        { status: 'paid', refunded: 0 },
        { status: 'refunded', refunded: 2500 },
      ]);
      await booksAgree();
    },
  );

  it("is booked where it was returned in PayPal's dashboard, by an event that comes twice", async () => {
    const begun = await beginTwo();
    const [first, second] = await paidOf(begun);
    site.simulator.faults.webhookRepeats = 2;
    await refundThere(first!.money, '5.00');
    await refundThere(second!.money);
    await untilTrue(async () => {
      expect(await paidOf(begun)).toMatchObject([
        { status: 'partiallyRefunded', refunded: 500 },
        { status: 'refunded', refunded: 2500 },
      ]);
    });
    await booksAgree();
  });

  it('is booked with its period, where that was returned before it was known here', async () => {
    const begun = await beginPaypalPlan(site);
    site.simulator.faults.webhookLosses = 99;
    await passPeriod(site, begun.plan, true);
    await refundThere((await salesOf(begun)).at(-1)!.id, '10.00');
    expect(await paidOf(begun)).toHaveLength(1);
    await work();
    expect(await paidOf(begun)).toMatchObject([
      { status: 'paid', refunded: 0 },
      { status: 'partiallyRefunded', refunded: 1000 },
    ]);
    await booksAgree();
  });

  it('is found by the hourly list where the event was lost', async () => {
    const begun = await beginTwo();
    const [, second] = await paidOf(begun);
    site.simulator.faults.webhookLosses = 9;
    await refundThere(second!.money);
    await work();
    expect((await paidOf(begun))[1]).toMatchObject({ status: 'paid' });
    site.app.clock.pass(3_700_000);
    await drain(site.app.services, returnsWatch);
    expect((await paidOf(begun))[1]).toMatchObject({ status: 'refunded', refunded: 2500 });
    await booksAgree();
  });

  it.each([403, 404])('that PayPal does not show (%i) keeps no other from being booked', async (status) => {
    const begun = await beginTwo();
    const [first, second] = await paidOf(begun);
    site.simulator.faults.webhookLosses = 9;
    const hidden = (await refundThere(first!.money)) as { id: string };
    await refundThere(second!.money);
    const there = globalThis.fetch;
    const hide = vi.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
      const { href } = new URL(asked instanceof Request ? asked.url : asked);
      return href.endsWith(`/v2/payments/refunds/${hidden.id}`)
        ? Promise.resolve(Response.json({ name: 'RESOURCE_NOT_FOUND', debug_id: 'x' }, { status }))
        : there(asked, init);
    });
    try {
      site.app.clock.pass(3_700_000);
      await drain(site.app.services, returnsWatch);
    } finally {
      hide.mockRestore();
    }
    expect(await paidOf(begun)).toMatchObject([
      { status: 'paid', refunded: 0 },
      { status: 'refunded', refunded: 2500 },
    ]);
    await booksAgree();
  });

  it('is held while a period is disputed, and gone when the dispute is lost', async () => {
    const begun = await beginTwo();
    const [, second] = await paidOf(begun);
    const dispute = (await site.control('paypal/disputes', { capture: second!.money })) as { dispute_id: string };
    await untilTrue(async () => {
      expect((await paidOf(begun))[1]).toMatchObject({ payment: 'disputed' });
    });
    await site.control(`paypal/disputes/${dispute.dispute_id}`, { status: 'lost' });
    await untilTrue(async () => {
      expect((await paidOf(begun))[1]).toMatchObject({ payment: 'lost' });
    });
    expect((await paidOf(begun))[0]).toMatchObject({ status: 'paid', payment: 'succeeded' });
    await booksAgree();
  });
});
