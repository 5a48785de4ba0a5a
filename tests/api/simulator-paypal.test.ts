import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { retryPayment } from '#src/server/checkout/current-payment.ts';
import { expireOrders } from '#src/server/checkout/expire-orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { pollPayments } from '#src/server/settlement/poll-payments.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { booksOf, count, donor, give, readCurrent } from '#tests/fixtures/giving.ts';
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

const place = (headers = {}): Promise<PlacedOrder> =>
  give(
    app,
    { items: [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }], paymentMethod: 'paypal' },
    headers,
  );
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
const states = ({ order, payment }: OrderAndPayment): string => `${order.status} ${payment.status}`;
const giftsOf = ({ order }: PlacedOrder): Promise<number> =>
  count(app, 'ledger_entries', sql`order_id = ${order.id} and kind = 'donation'`);
const tokenOf = ({ payment }: PlacedOrder): string => new URL(payment.redirectUrl!).searchParams.get('token')!;
type Order = {
  id: string;
  status: string;
  purchase_units: { custom_id: string; payments?: { captures: { status: string; amount: { value: string } }[] } }[];
};
const ordersThere = async (): Promise<Order[]> =>
  (await (await fetch(`${site.origin}/control/paypal/orders`)).json()) as Order[];
const orderThere = async ({ payment }: PlacedOrder): Promise<Order> =>
  (await ordersThere()).findLast(({ purchase_units: [unit] }) => unit!.custom_id === payment.id)!;
const capture = (placed: PlacedOrder, orderId = tokenOf(placed), key = placed.accessKey): Promise<Response> =>
  app.post('/user/payment-transactions/paypal/capture', { orderId }, { 'x-order-key': key });

const offerOf = async (query: string): Promise<unknown> =>
  (
    (await (await app.get(`/payment-methods${query}`)).json()) as {
      result: { data: { method: string; isAvailable: boolean; reason: string | null }[] };
    }
  ).result.data.find(({ method }) => method === 'paypal');

describe('a donation by PayPal', () => {
  it('leads to its page, and is taken and booked with its fee once the donor has agreed and comes back', async () => {
    const placed = await place();
    expect(placed.payment).toMatchObject({ method: 'paypal', status: 'created' });
    expect(placed.payment.redirectUrl).toBe(`${site.origin}/checkoutnow?token=${(await orderThere(placed)).id}`);
    const back = new URL(await site.approve(placed.payment.redirectUrl, 'pays'));
    expect(back.pathname).toBe(`/checkout/done/${placed.order.number}`);
    const paid = await current(placed);
    expect(states(paid)).toBe('paid succeeded');
    expect(paid.payment.redirectUrl).toBeUndefined();
    // 3.49 % of 25.00 and 0.49.
    expect(await booksOf(app, placed.order.id)).toMatchObject({
      'asset:provider:paypal': 2500 - 136,
      'expense:fees:paypal': 136,
    });
  });

  it('is not taken while the donor has not agreed', async () => {
    const placed = await place();
    expect(states(await current(placed))).toBe('pending created');
    app.clock.pass(21_000);
    await pollPayments(app.services);
    expect((await orderThere(placed)).status).toBe('PAYER_ACTION_REQUIRED');
    expect(await giftsOf(placed)).toBe(0);
  });

  it('is taken by the event alone where the donor does not come back', async () => {
    const placed = await place();
    await site.approve(placed.payment.redirectUrl, 'pays');
    await vi.waitFor(async () => {
      await applyWebhookEvents(app.services);
      expect(await giftsOf(placed)).toBe(1);
    });
  });

  it('is taken by the clock where the event is lost too', async () => {
    const placed = await place();
    site.simulator.faults.webhookLosses = 9;
    await site.approve(placed.payment.redirectUrl, 'pays');
    app.clock.pass(21_000);
    await pollPayments(app.services);
    expect(await giftsOf(placed)).toBe(1);
  });

  it('whose instrument is declined charges nothing, and is tried again with a new payment', async () => {
    const placed = await place();
    await site.approve(placed.payment.redirectUrl, 'declined');
    const declined = await current(placed);
    expect(states(declined)).toBe('pending failed');
    expect(declined.payment.failureCode).toBe('declined');
    // Asked again, PayPal says no more than that the donor had agreed.
    expect((await current(placed)).payment.failureCode).toBe('declined');
    const again = await retryPayment(app.services, { id: placed.order.id, accessKey: placed.accessKey });
    expect(again.payment.id).not.toBe(placed.payment.id);
    // The first page, left open in another tab, takes nothing any more.
    await site.approve(placed.payment.redirectUrl, 'pays');
    app.clock.pass(21_000);
    await pollPayments(app.services);
    await vi.waitFor(async () => {
      await applyWebhookEvents(app.services);
      expect(
        await count(app, 'webhook_events', sql`provider_ref = ${tokenOf(placed)} and applied_at is not null`),
      ).toBe(2);
    });
    expect(await giftsOf(placed)).toBe(0);
    await site.approve(again.payment.redirectUrl, 'pays');
    expect(states(await current(placed))).toBe('paid succeeded');
    expect(await giftsOf(placed)).toBe(1);
  });

  it.each([
    [true, 'paid succeeded'],
    [false, 'pending failed'],
  ])('that PayPal reviews first is checked until it has decided: %s', async (isPaid, after) => {
    const placed = await place();
    await site.approve(placed.payment.redirectUrl, 'pending');
    expect(states(await current(placed))).toBe('pending processing');
    await site.control('paypal/captures', { isPaid });
    expect(states(await current(placed))).toBe(after);
    expect(await giftsOf(placed)).toBe(isPaid ? 1 : 0);
  });

  it('that nobody agreed to expires, and is not taken afterwards', async () => {
    const placed = await place();
    app.clock.pass(25 * 3_600_000);
    await expireOrders(app.services);
    expect(states(await current(placed))).toBe('expired cancelled');
    await site.approve(placed.payment.redirectUrl, 'pays');
    await vi.waitFor(async () => {
      await applyWebhookEvents(app.services);
      expect(
        await count(app, 'webhook_events', sql`provider_ref = ${tokenOf(placed)} and applied_at is not null`),
      ).toBe(1);
    });
    expect((await orderThere(placed)).status).toBe('APPROVED');
    expect(await giftsOf(placed)).toBe(0);
  });

  it('that PayPal no longer knows is cancelled, and a new payment can begin', async () => {
    const placed = await place();
    await app.services.db.execute(sql`update payments set provider_ref = 'GONE' where id = ${placed.payment.id}`);
    expect(states(await current(placed))).toBe('pending cancelled');
    const again = await retryPayment(app.services, { id: placed.order.id, accessKey: placed.accessKey });
    await site.approve(again.payment.redirectUrl, 'pays');
    expect(states(await current(placed))).toBe('paid succeeded');
  });

  it('is offered for its currencies, and for recurring donations', async () => {
    expect(await offerOf('')).toMatchObject({ isAvailable: true, isTest: true, publishableKey: null });
    expect(await offerOf('?currency=SAR')).toMatchObject({ isAvailable: false, reason: 'currency' });
    expect(await offerOf('?interval=month')).toMatchObject({ isAvailable: true, reason: null });
  });
});

describe('the capture by a script', () => {
  it('takes the payment once, however often it is asked', async () => {
    const placed = await place();
    await site.approve(placed.payment.redirectUrl, 'pays');
    const answers = await Promise.all([capture(placed), capture(placed), capture(placed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = (await (await capture(placed)).json()) as { result: OrderAndPayment };
    expect(states(again.result)).toBe('paid succeeded');
    expect(await giftsOf(placed)).toBe(1);
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });

  it.each([
    ["with another's key", 404, undefined, 'another key'],
    ['of an unknown payment', 404, 'NOBODYSPAYMENT', undefined],
    ['of something else', 422, 'pi_1; drop', undefined],
  ])('%s is refused', async (_, status, orderId, key) => {
    const placed = await place();
    expect((await capture(placed, orderId, key)).status).toBe(status);
    expect(await giftsOf(placed)).toBe(0);
  });
});

describe("PayPal's faults", () => {
  it.each(['failBefore', 'failAfter', 'hangUp'] as const)('%s: one order, one capture', async (fault) => {
    const before = (await ordersThere()).length;
    site.simulator.faults[fault] = 3;
    const body = {
      donor,
      items: [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }],
      paymentMethod: 'paypal',
    };
    const key = { 'idempotency-key': `paypal-${fault}` };
    let response = await app.post('/user/orders', body, key);
    const statuses = [response.status];
    while (response.status !== 201 && statuses.length < 6)
      statuses.push((response = await app.post('/user/orders', body, key)).status);
    expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true);
    const placed = ((await response.json()) as { result: PlacedOrder }).result;
    expect(await ordersThere()).toHaveLength(before + 1);
    await site.approve(placed.payment.redirectUrl, 'pays');
    site.simulator.faults[fault] = 3;
    for (let time = 0; time < 5; time += 1) await current(placed);
    expect(states(await current(placed))).toBe('paid succeeded');
    expect((await orderThere(placed)).purchase_units[0]!.payments!.captures).toHaveLength(1);
    expect(await giftsOf(placed)).toBe(1);
  });

  it('repeated webhook events in reverse order are booked once', async () => {
    Object.assign(site.simulator.faults, { webhookRepeats: 3, areWebhooksReversed: true });
    const placed = await place();
    await site.approve(placed.payment.redirectUrl, 'pays');
    await current(placed);
    await vi.waitFor(async () =>
      expect(await count(app, 'webhook_events', sql`provider_ref = ${tokenOf(placed)}`)).toBe(2),
    );
    await applyWebhookEvents(app.services);
    await applyWebhookEvents(app.services);
    expect(await giftsOf(placed)).toBe(1);
    const [entries] = await rowsOf<{ n: number }>(
      app.services.db,
      sql`select count(*)::int as n from ledger_entries where order_id = ${placed.order.id}`,
    );
    // The donation and the fee.
    expect(entries!.n).toBe(2);
  });
});
