import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { retryPayment } from '#src/server/checkout/current-payment.ts';
import { expireOrders } from '#src/server/checkout/expire-orders.ts';
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

const body = () => ({
  items: [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }],
  paymentMethod: 'xendit',
});
const place = (headers = {}): Promise<PlacedOrder> => give(app, body(), headers);
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
const states = ({ order, payment }: OrderAndPayment): string => `${order.status} ${payment.status}`;
const giftsOf = ({ order }: PlacedOrder): Promise<number> =>
  count(app, 'ledger_entries', sql`order_id = ${order.id} and kind = 'donation'`);
const sessionOf = ({ payment }: PlacedOrder): string => payment.redirectUrl!.split('/').at(-1)!;
type Session = { payment_session_id: string; reference_id: string; status: string; payment: { status: string } | null };
const sessionsThere = async ({ payment }: PlacedOrder): Promise<Session[]> =>
  ((await (await fetch(`${site.origin}/control/xendit/sessions`)).json()) as Session[]).filter(
    ({ reference_id: reference }) => reference === payment.id,
  );

describe('a donation by Xendit', () => {
  it('leads to its page, and is booked with its fee once the donor has paid and comes back', async () => {
    const placed = await place();
    expect(placed.payment).toMatchObject({ method: 'xendit', status: 'created' });
    expect(placed.payment.redirectUrl).toMatch(new RegExp(`^${site.origin}/web/sessions/ps-[0-9a-f]{24}$`));
    const back = new URL(await site.payAtXendit(placed.payment.redirectUrl, 'pays'));
    expect(back.pathname).toBe(`/checkout/done/${placed.order.number}`);
    const paid = await current(placed);
    expect(states(paid)).toBe('paid succeeded');
    expect(paid.payment.redirectUrl).toBeUndefined();
    // 2.9 % of 25.00.
    expect(await booksOf(app, placed.order.id)).toMatchObject({
      'asset:provider:xendit': 2500 - 73,
      'expense:fees:xendit': 73,
    });
  });

  it('counts nothing while the donor has not paid, whatever the browser says', async () => {
    const placed = await place();
    expect(states(await current(placed))).toBe('pending created');
    app.clock.pass(21_000);
    await pollPayments(app.services);
    expect(await giftsOf(placed)).toBe(0);
  });

  it('is booked by the event alone where the donor does not come back', async () => {
    const placed = await place();
    await site.payAtXendit(placed.payment.redirectUrl, 'pays');
    await vi.waitFor(async () => {
      await applyWebhookEvents(app.services);
      expect(await giftsOf(placed)).toBe(1);
    });
  });

  it('is booked by the clock where the event is lost too', async () => {
    const placed = await place();
    site.simulator.faults.webhookLosses = 9;
    await site.payAtXendit(placed.payment.redirectUrl, 'pays');
    app.clock.pass(21_000);
    await pollPayments(app.services);
    expect(await giftsOf(placed)).toBe(1);
  });

  it('whose card is declined charges nothing, and goes on at the same page', async () => {
    const placed = await place();
    expect(await site.payAtXendit(placed.payment.redirectUrl, 'declined')).toContain('?declined=1');
    expect(states(await current(placed))).toBe('pending created');
    const again = await retryPayment(app.services, { id: placed.order.id, accessKey: placed.accessKey });
    expect(again.payment.redirectUrl).toBe(placed.payment.redirectUrl);
    await site.payAtXendit(placed.payment.redirectUrl, 'pays');
    expect(states(await current(placed))).toBe('paid succeeded');
  });

  it.each([
    [true, 'paid succeeded', undefined],
    [false, 'pending failed', 'declined'],
  ])('that the bank decides later is checked until it has: %s', async (isPaid, after, code) => {
    const placed = await place();
    await site.payAtXendit(placed.payment.redirectUrl, 'pending');
    expect(states(await current(placed))).toBe('pending processing');
    await site.control('xendit/payments', { isPaid });
    const ended = await current(placed);
    expect(states(ended)).toBe(after);
    expect(await giftsOf(placed)).toBe(isPaid ? 1 : 0);
    expect(ended.payment.failureCode).toBe(code);
  });

  it('whose page has ended gets a new one for the same order', async () => {
    const placed = await place();
    await site.control(`xendit/sessions/${sessionOf(placed)}/expire`, {});
    expect(states(await current(placed))).toBe('pending cancelled');
    const again = await retryPayment(app.services, { id: placed.order.id, accessKey: placed.accessKey });
    expect(again.payment.id).not.toBe(placed.payment.id);
    await site.payAtXendit(again.payment.redirectUrl, 'pays');
    expect(states(await current(placed))).toBe('paid succeeded');
    expect(await giftsOf(placed)).toBe(1);
  });

  it('of an order that is over cannot be paid any more at its page', async () => {
    const placed = await place();
    app.clock.pass(25 * 3_600_000);
    await expireOrders(app.services);
    expect(states(await current(placed))).toBe('expired cancelled');
    await site.payAtXendit(placed.payment.redirectUrl, 'pays');
    expect((await sessionsThere(placed)).map(({ payment, status }) => [status, payment])).toEqual([['CANCELED', null]]);
  });

  it('that Xendit no longer knows is cancelled', async () => {
    const placed = await place();
    await app.services.db.execute(
      sql`update payments set provider_ref = 'ps-000000000000000000000000' where id = ${placed.payment.id}`,
    );
    expect(states(await current(placed))).toBe('pending cancelled');
  });

  it('is offered for its currencies, and not below its least amount', async () => {
    const ask = async (query: string): Promise<unknown> =>
      (
        (await (await app.get(`/payment-methods${query}`)).json()) as {
          result: { data: { method: string; isAvailable: boolean; reason: string | null }[] };
        }
      ).result.data.find(({ method }) => method === 'xendit');
    expect(await ask('')).toMatchObject({ isAvailable: true, isTest: true, publishableKey: null });
    expect(await ask('?currency=SAR')).toMatchObject({ isAvailable: false, reason: 'currency' });
    const items = [{ type: 'endowment', categoryId: site.categoryId, price: 1999 }];
    expect((await app.post('/user/orders', { items, paymentMethod: 'xendit', donor })).status).toBe(422);
  });
});

describe("Xendit's faults", () => {
  it.each(['failBefore', 'failAfter', 'hangUp'] as const)(
    '%s: one page is given, one payment is booked',
    async (fault) => {
      site.simulator.faults[fault] = 3;
      const key = { 'idempotency-key': `xendit-${fault}` };
      const order = { donor, ...body() };
      let response = await app.post('/user/orders', order, key);
      const statuses = [response.status];
      while (response.status !== 201 && statuses.length < 6)
        statuses.push((response = await app.post('/user/orders', order, key)).status);
      expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true);
      const placed = ((await response.json()) as { result: PlacedOrder }).result;
      expect((await (await app.post('/user/orders', order, key)).json()) as object).toMatchObject({
        result: { payment: { redirectUrl: placed.payment.redirectUrl } },
      });
      await site.payAtXendit(placed.payment.redirectUrl, 'pays');
      site.simulator.faults[fault] = 3;
      for (let time = 0; time < 5; time += 1) await current(placed);
      expect(states(await current(placed))).toBe('paid succeeded');
      expect(await giftsOf(placed)).toBe(1);
    },
  );

  it('two requests that make one payment at once leave one page: the other is cancelled', async () => {
    site.simulator.faults.failBefore = 2;
    expect((await app.post('/user/orders', { donor, ...body() }, { 'idempotency-key': 'at-once' })).status).toBe(503);
    site.simulator.faults.slow = 100;
    const key = { 'idempotency-key': 'at-once' };
    const answers = await Promise.all([1, 2, 3].map(() => app.post('/user/orders', { donor, ...body() }, key)));
    site.simulator.faults.slow = 0;
    const placed = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { result: PlacedOrder }).result),
    );
    expect(new Set(placed.map(({ payment }) => payment.redirectUrl)).size).toBe(1);
    const there = await sessionsThere(placed[0]!);
    expect(there.filter(({ status }) => status === 'ACTIVE').map(({ payment_session_id: id }) => id)).toEqual([
      sessionOf(placed[0]!),
    ]);
  });

  it('repeated webhook events in reverse order are booked once', async () => {
    Object.assign(site.simulator.faults, { webhookRepeats: 3, areWebhooksReversed: true });
    const placed = await place();
    await site.payAtXendit(placed.payment.redirectUrl, 'pays');
    await vi.waitFor(async () =>
      expect(await count(app, 'webhook_events', sql`provider_ref = ${sessionOf(placed)}`)).toBe(1),
    );
    await applyWebhookEvents(app.services);
    await applyWebhookEvents(app.services);
    expect(await giftsOf(placed)).toBe(1);
    // The donation and the fee.
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id}`)).toBe(2);
  });
});
