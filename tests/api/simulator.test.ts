import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
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
const card = (headers = {}): Promise<PlacedOrder> =>
  give(
    app,
    { items: [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }], paymentMethod: 'stripe' },
    headers,
  );
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
const eventsOf = ({ payment }: PlacedOrder): Promise<number> =>
  count(app, 'webhook_events', sql`raw like ${`%${payment.id}%`}`);

describe('a card at the simulator', () => {
  it('that pays sends a signed webhook event, is retrieved, and is booked with its fee', async () => {
    const placed = await card();
    expect(
      await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' }),
    ).toEqual({ status: 'succeeded' });
    await vi.waitFor(async () => expect(await eventsOf(placed)).toBe(2));
    await applyWebhookEvents(app.services);
    expect(await booksOf(app, placed.order.id)).toEqual({
      'asset:provider:stripe': 2500 - 103,
      'expense:fees:stripe': 103,
      [`fund:category:${site.categoryId}:sadaqah`]: -2500,
    });
  });

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000119', 'processing_error'],
    ['4111111111111111', 'declined'],
  ])('%s is refused as %s', async (number, code) => {
    const placed = await card();
    expect(await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number })).toMatchObject({
      status: 'requires_payment_method',
    });
    expect(await current(placed)).toMatchObject({
      order: { status: 'pending' },
      payment: { status: 'failed', failureCode: code },
    });
    // Another card may be tried in the same form.
    await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
  });

  it('that needs authentication waits for it, then pays or fails', async () => {
    const [yes, no] = [await card(), await card()];
    for (const placed of [yes, no]) {
      expect(
        await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4000002500003155' }),
      ).toEqual({ status: 'requires_action' });
      expect(await current(placed)).toMatchObject({ payment: { status: 'requiresAction' } });
    }
    await site.submitCard('authenticate', { clientSecret: yes.payment.clientSecret, isAccepted: true });
    await site.submitCard('authenticate', { clientSecret: no.payment.clientSecret, isAccepted: false });
    expect(await current(yes)).toMatchObject({ order: { status: 'paid' } });
    expect(await current(no)).toMatchObject({
      order: { status: 'pending' },
      payment: { failureCode: 'payment_intent_authentication_failure' },
    });
  });

  it("accepts only the payment's own secret", async () => {
    const placed = await card();
    expect(
      await site.submitCard('confirm', { clientSecret: `${placed.payment.clientSecret}x`, number: '4242424242424242' }),
    ).toEqual({ status: 'unknown' });
  });
});

describe('the card form', () => {
  it.each([
    ['en', 'ltr', 'Card number'],
    ['ar', 'rtl', 'رقم البطاقة'],
    ['tr', 'ltr', 'Kart numarası'],
  ])('speaks %s, to its opener alone', async (locale, dir, word) => {
    const placed = await card();
    const response = await fetch(
      `${site.origin}/form?${new URLSearchParams({ clientSecret: placed.payment.clientSecret!, origin: 'http://localhost:3000', locale })}`,
    );
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(html).toContain(word);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
    expect(
      (await fetch(`${site.origin}/form?clientSecret=${placed.payment.clientSecret}&origin=javascript:alert(1)`))
        .status,
    ).toBe(404);
    expect((await fetch(`${site.origin}/form?clientSecret=unknown&origin=http://localhost:3000`)).status).toBe(404);
  });
});
