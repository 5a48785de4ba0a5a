import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { createStripeGateway } from '#src/server/gateways/payments/stripe.ts';
import { pollPayments } from '#src/server/payments/poll-payments.ts';
import { chargeDuePlans } from '#src/server/recurring/charge-due.ts';
import { applyWebhookEvents } from '#src/server/webhooks/apply-events.ts';
import { noFaults, signatureOf } from '#src/simulator/notices.ts';
import { startSimulator } from '#src/simulator/simulator.ts';
import { booksOf, categoryOf, count, donor, give } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const secrets = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };
const folder = mkdtempSync(path.join(tmpdir(), 'sanad-simulator-'));
let app: TestApp;
let simulator: Awaited<ReturnType<typeof startSimulator>>;
let origin: string;
let categoryId: string;
let site: ReturnType<typeof serve>;

beforeAll(async () => {
  app = await createTestApp();
  site = serve({ fetch: new Hono().route('/api/v1', app.api as unknown as Hono).fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => { site.once('listening', resolve); });
  const { port } = site.address() as { port: number };
  simulator = await startSimulator({ dataDir: folder, webhookUrl: `http://127.0.0.1:${port}/api/v1/webhooks/stripe`, ...secrets });
  origin = `http://127.0.0.1:${simulator.port}`;
  app.services.gateways.payments.stripe = createStripeGateway({ ...secrets, publishableKey: 'pk_test', apiBase: origin, formOrigin: origin, isTest: true });
  categoryId = await categoryOf(app, 'health');
});
beforeEach(() => { Object.assign(simulator.faults, noFaults()); });
afterAll(async () => {
  await simulator.close();
  site.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const card = (headers = {}): Promise<PlacedOrder> => give(app, { items: [{ type: 'endowment', categoryId, price: 2500 }], paymentMethod: 'stripe' }, headers);
const form = async (step: string, body: object): Promise<{ status: string; code?: string }> =>
  (await (await fetch(`${origin}/form/${step}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as { status: string };
const current = async ({ order, accessKey }: PlacedOrder): Promise<OrderAndPayment> => {
  // The provider is asked for a visitor once in three seconds.
  app.clock.pass(3000);
  return ((await (await app.get(`/user/payment-transactions/current/${order.id}`, { 'x-order-key': accessKey })).json()) as { result: OrderAndPayment }).result;
};
const giftsOf = ({ order }: PlacedOrder): Promise<number> => count(app, 'ledger_entries', sql`order_id = ${order.id} and kind = 'gift'`);
const noticesOf = ({ payment }: PlacedOrder): Promise<number> => count(app, 'inbox', sql`raw like ${`%${payment.id}%`}`);

describe('a card at the simulator', () => {
  it('that pays is told by a signed notice, asked after, and booked with its fee', async () => {
    const placed = await card();
    expect(await form('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' })).toEqual({ status: 'succeeded' });
    await vi.waitFor(async () => expect(await noticesOf(placed)).toBe(2));
    await applyWebhookEvents(app.services);
    expect(await booksOf(app, placed.order.id)).toEqual({ 'asset:provider:stripe': 2500 - 103, 'expense:fees:stripe': 103, [`fund:category:${categoryId}:sadaqah`]: -2500 });
  });

  it.each([['4000000000000002', 'declined'], ['4000000000009995', 'insufficient_funds'], ['4000000000000119', 'processing_error'], ['4111111111111111', 'declined']])('%s is refused as %s', async (number, code) => {
    const placed = await card();
    expect(await form('confirm', { clientSecret: placed.payment.clientSecret, number })).toMatchObject({ status: 'requires_payment_method' });
    expect(await current(placed)).toMatchObject({ order: { status: 'pending' }, payment: { status: 'failed', failureCode: code } });
    // The very same form may try another card.
    await form('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
  });

  it('that wants authentication waits for it, and pays or fails by it', async () => {
    const [yes, no] = [await card(), await card()];
    for (const placed of [yes, no]) {
      expect(await form('confirm', { clientSecret: placed.payment.clientSecret, number: '4000002500003155' })).toEqual({ status: 'requires_action' });
      expect(await current(placed)).toMatchObject({ payment: { status: 'requiresAction' } });
    }
    await form('authenticate', { clientSecret: yes.payment.clientSecret, isAccepted: true });
    await form('authenticate', { clientSecret: no.payment.clientSecret, isAccepted: false });
    expect(await current(yes)).toMatchObject({ order: { status: 'paid' } });
    expect(await current(no)).toMatchObject({ order: { status: 'pending' }, payment: { failureCode: 'payment_intent_authentication_failure' } });
  });

  it('takes no secret but the payment\'s own', async () => {
    const placed = await card();
    expect(await form('confirm', { clientSecret: `${placed.payment.clientSecret}x`, number: '4242424242424242' })).toEqual({ status: 'unknown' });
  });
});

/** A recurring gift that its card has paid once. */
const saveCard = async (number: string): Promise<PlacedOrder> => {
  const placed = await give(app, { items: [{ type: 'endowment', categoryId, price: 2500, isSubscription: true, subscriptionRecurringInterval: 'month' }], paymentMethod: 'stripe' });
  await form('confirm', { clientSecret: placed.payment.clientSecret, number });
  if (number === '4000002760003184') await form('authenticate', { clientSecret: placed.payment.clientSecret, isAccepted: true });
  expect(await current(placed)).toMatchObject({ order: { status: 'paid', recurring: { status: 'active' } } });
  return placed;
};
/** Charges its next period now, and tells how the plan stands. */
const renew = async ({ order }: PlacedOrder): Promise<string> => {
  await rowsOf(app.services.db, sql`update recurring_donations set next_at = ${app.clock.now.toISOString()}::timestamptz where order_id = ${order.id}`);
  expect(await chargeDuePlans(app.services)).toBe(1);
  const [plan] = await rowsOf<{ status: string }>(app.services.db, sql`select status from recurring_donations where order_id = ${order.id}`);
  return plan!.status;
};

describe('a saved card at the simulator', () => {
  it('is charged without its owner, and booked with its fee', async () => {
    const placed = await saveCard('4242424242424242');
    expect(await renew(placed)).toBe('active');
    const [later] = await rowsOf<{ id: string }>(app.services.db, sql`select c.order_id as id from recurring_charges c join recurring_donations r on r.id = c.recurring_id where r.order_id = ${placed.order.id}`);
    expect(await booksOf(app, later!.id)).toMatchObject({ 'asset:provider:stripe': 2500 - 103, 'expense:fees:stripe': 103 });
  });

  it('that is refused is tried again; one that wants its owner\'s word is not', async () => {
    const placed = await saveCard('4242424242424242');
    simulator.faults.refuseSaved = 'insufficient_funds';
    expect(await renew(placed)).toBe('pastDue');
    simulator.faults.refuseSaved = '';
    expect(await renew(await saveCard('4000002760003184'))).toBe('cancelled');
  });

  it('is found by the payment that it was made for, and no other is', async () => {
    const placed = await saveCard('4242424242424242');
    await renew(placed);
    const [charge] = await rowsOf<{ id: string; customer: string; method: string }>(app.services.db, sql`
      select p.id, r.customer_ref as customer, r.payment_method_ref as method from payments p join recurring_charges c on c.order_id = p.order_id join recurring_donations r on r.id = c.recurring_id where r.order_id = ${placed.order.id}`);
    const saved = { customerRef: charge!.customer, paymentMethodRef: charge!.method };
    const { findCharge } = app.services.gateways.payments.stripe!;
    expect(await findCharge(charge!.id, saved, new Date(0))).toMatchObject({ paymentId: charge!.id, status: 'succeeded' });
    expect(await findCharge(placed.order.id, saved, new Date(0))).toBeUndefined();
  }, 30_000);

  it.each(['failAfter', 'hangUp'] as const)('is charged once through %s', async (fault) => {
    const placed = await saveCard('4242424242424242');
    const before = ((await (await fetch(`${origin}/control/intents`)).json()) as unknown[]).length;
    simulator.faults[fault] = 3;
    await renew(placed);
    Object.assign(simulator.faults, noFaults());
    app.clock.pass(60_000);
    await pollPayments(app.services);
    expect(((await (await fetch(`${origin}/control/intents`)).json()) as unknown[]).length).toBe(before + 1);
    expect(await count(app, 'ledger_entries', sql`kind = 'gift' and order_id in (select c.order_id from recurring_charges c join recurring_donations r on r.id = c.recurring_id where r.order_id = ${placed.order.id})`)).toBe(1);
  }, 30_000);
});

describe('the provider\'s faults', () => {
  it.each(['failAfter', 'failBefore', 'hangUp'] as const)('%s, twice: one order, one payment at the provider', async (fault) => {
    const before = ((await (await fetch(`${origin}/control/intents`)).json()) as unknown[]).length;
    simulator.faults[fault] = 3;
    const body = { donor, items: [{ type: 'endowment', categoryId, price: 2500 }], paymentMethod: 'stripe' };
    const key = { 'idempotency-key': `fault-${fault}` };
    let response = await app.post('/user/orders', body, key);
    const statuses = [response.status];
    while (response.status !== 201 && statuses.length < 6) statuses.push((response = await app.post('/user/orders', body, key)).status);
    expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true);
    expect(response.status).toBe(201);
    expect(((await (await fetch(`${origin}/control/intents`)).json()) as unknown[]).length).toBe(before + 1);
  }, 30_000);

  it('notices that are repeated and turned round are booked once', async () => {
    Object.assign(simulator.faults, { noticeRepeat: 3, isNoticeReversed: true });
    const placed = await card();
    await form('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
    await vi.waitFor(async () => expect(await noticesOf(placed)).toBe(2));
    await applyWebhookEvents(app.services);
    await applyWebhookEvents(app.services);
    expect(await giftsOf(placed)).toBe(1);
  });

  it('a notice that is lost is made good by the enquiry', async () => {
    const placed = await card();
    simulator.faults.noticeLose = 1;
    await form('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
    expect(await giftsOf(placed)).toBe(0);
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
    expect(await giftsOf(placed)).toBe(1);
  });
});

const now = (): number => Math.floor(Date.now() / 1000);

describe('a notice over the wire', () => {
  const payload = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_x', object: 'payment_intent' } } });

  it.each<[string, string | undefined]>([
    ['without a signature', undefined], ['with another secret', signatureOf(payload, 'whsec_other', now())], ['that is old', signatureOf(payload, secrets.webhookSecret, now() - 3600)],
    ['with a signature of other words', signatureOf(`${payload} `, secrets.webhookSecret, now())], ['with a blank signature', `t=${now()},v1=`],
  ])('%s is refused', async (_, signature) => {
    const response = await app.post('/webhooks/stripe', payload, signature === undefined ? {} : { 'stripe-signature': signature });
    expect(response.status).toBe(400);
    expect(await count(app, 'inbox', sql`event_id = 'evt_forged'`)).toBe(0);
  });
});

describe('the card form', () => {
  it.each([['en', 'ltr', 'Card number'], ['ar', 'rtl', 'رقم البطاقة'], ['tr', 'ltr', 'Kart numarası']])('speaks %s, to its opener alone', async (locale, dir, word) => {
    const placed = await card();
    const response = await fetch(`${origin}/form?${new URLSearchParams({ clientSecret: placed.payment.clientSecret!, origin: 'http://localhost:3000', locale })}`);
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(html).toContain(word);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
    expect((await fetch(`${origin}/form?clientSecret=${placed.payment.clientSecret}&origin=javascript:alert(1)`)).status).toBe(404);
    expect((await fetch(`${origin}/form?clientSecret=unknown&origin=http://localhost:3000`)).status).toBe(404);
  });
});
