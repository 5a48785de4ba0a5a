import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { chargeDueSubscriptions } from '#src/server/renewals/charge-due.ts';
import { pollPayments } from '#src/server/settlement/poll-payments.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { booksOf, count, give, readCurrent } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let site: SimulatedSite;
let app: TestApp;
beforeAll(async () => {
  site = await createSimulatedSite();
  app = site.app;
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
/** Makes a recurring donation and pays its first period. */
const saveCard = async (number: string): Promise<PlacedOrder> => {
  const placed = await give(app, {
    items: [
      {
        type: 'endowment',
        categoryId: site.categoryId,
        price: 2500,
        isSubscription: true,
        subscriptionRecurringInterval: 'month',
      },
    ],
    paymentMethod: 'stripe',
  });
  await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number });
  if (number === '4000002760003184')
    await site.submitCard('authenticate', { clientSecret: placed.payment.clientSecret, isAccepted: true });
  expect(await current(placed)).toMatchObject({ order: { status: 'paid', recurring: { status: 'active' } } });
  return placed;
};
/** Charges the next period now and returns the status of the subscription. */
const renew = async ({ order }: PlacedOrder): Promise<string> => {
  await rowsOf(
    app.services.db,
    sql`update subscriptions set next_at = ${app.clock.now.toISOString()}::timestamptz where order_id = ${order.id}`,
  );
  expect(await chargeDueSubscriptions(app.services)).toBe(1);
  const [plan] = await rowsOf<{ status: string }>(
    app.services.db,
    sql`select status from subscriptions where order_id = ${order.id}`,
  );
  return plan!.status;
};

describe('a saved card at the simulator', () => {
  it('is charged while its owner is absent, and booked with its fee', async () => {
    const placed = await saveCard('4242424242424242');
    expect(await renew(placed)).toBe('active');
    const [later] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`select c.order_id as id from subscription_charges c join subscriptions r on r.id = c.subscription_id where r.order_id = ${placed.order.id}`,
    );
    expect(await booksOf(app, later!.id)).toMatchObject({
      'asset:provider:stripe': 2500 - 103,
      'expense:fees:stripe': 103,
    });
  });

  it('that is declined is retried; one that needs authentication is not', async () => {
    const placed = await saveCard('4242424242424242');
    site.simulator.faults.refuseSaved = 'insufficient_funds';
    expect(await renew(placed)).toBe('pastDue');
    site.simulator.faults.refuseSaved = '';
    expect(await renew(await saveCard('4000002760003184'))).toBe('cancelled');
  });

  it('is found by its own payment only', async () => {
    const placed = await saveCard('4242424242424242');
    await renew(placed);
    const [charge] = await rowsOf<{ id: string; customer: string; method: string }>(
      app.services.db,
      sql`
      select p.id, r.customer_ref as customer, r.payment_method_ref as method from payments p join subscription_charges c on c.order_id = p.order_id join subscriptions r on r.id = c.subscription_id where r.order_id = ${placed.order.id}`,
    );
    const saved = { customerRef: charge!.customer, paymentMethodRef: charge!.method };
    const { findCharge } = app.services.gateways.payments.for('stripe')!;
    expect(await findCharge!(charge!.id, saved, new Date(0))).toMatchObject({
      paymentId: charge!.id,
      status: 'succeeded',
    });
    expect(await findCharge!(placed.order.id, saved, new Date(0))).toBeUndefined();
  }, 30_000);

  it.each(['failAfter', 'hangUp'] as const)(
    'is charged once through %s',
    async (fault) => {
      const placed = await saveCard('4242424242424242');
      const before = ((await (await fetch(`${site.origin}/control/intents`)).json()) as unknown[]).length;
      site.simulator.faults[fault] = 3;
      await renew(placed);
      Object.assign(site.simulator.faults, noFaults());
      app.clock.pass(60_000);
      await pollPayments(app.services);
      expect(((await (await fetch(`${site.origin}/control/intents`)).json()) as unknown[]).length).toBe(before + 1);
      expect(
        await count(
          app,
          'ledger_entries',
          sql`kind = 'donation' and order_id in (select c.order_id from subscription_charges c join subscriptions r on r.id = c.subscription_id where r.order_id = ${placed.order.id})`,
        ),
      ).toBe(1);
    },
    30_000,
  );
});
