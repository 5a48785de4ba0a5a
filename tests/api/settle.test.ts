import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { nextReceiptNumber } from '#src/server/orders/receipts.repository.ts';
import { checkPayment } from '#src/server/payments/payments.service.ts';
import { settle } from '#src/server/payments/settle.ts';
import { applyWebhookEvents } from '#src/server/webhooks/apply-events.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, count, createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('food'));
});
beforeEach(() => { stripe.mood = 'well'; });
afterAll(() => app.close());

const card = (): Promise<PlacedOrder> => give(app, { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe' });
const current = async ({ order, accessKey }: PlacedOrder): Promise<OrderAndPayment> => {
  // The provider is asked for a visitor once in three seconds.
  app.clock.pass(3000);
  return ((await (await app.get(`/user/payment-transactions/current/${order.id}`, { 'x-order-key': accessKey })).json()) as { result: OrderAndPayment }).result;
};
const notify = ({ raw, signature }: { raw: string; signature: string }): Promise<Response> => app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
const refOf = ({ payment }: PlacedOrder): string => `pi_${payment.id}`;

describe('a payment by card', () => {
  it('is booked once, with receipt and mail, whatever order, repetition or loss of notices, returns and enquiries', async () => {
    const step = fc.constantFrom('notice', 'sameNotice', 'apply', 'return', 'enquiry', 'silence', 'processing', 'requiresAction', 'failed') ;
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.array(step, { maxLength: 10 }), async (before, after) => {
      stripe.mood = 'well';
      const placed = await card();
      const ref = refOf(placed);
      const same = stripe.notice(ref, `evt_same_${ref}`);
      let isPaid = false;
      const act: Record<string, () => unknown> = {
        notice: () => notify(stripe.notice(ref)), sameNotice: () => notify(same), apply: () => applyWebhookEvents(app.services), return: () => current(placed),
        enquiry: () => settle(app.services, placed.payment.id, 'clock').catch(() => undefined), silence: () => { stripe.mood = stripe.mood === 'well' ? 'silent' : 'well'; },
        processing: () => isPaid || stripe.turn(ref, 'processing'), requiresAction: () => isPaid || stripe.turn(ref, 'requiresAction'), failed: () => isPaid || stripe.turn(ref, 'failed', 'card_declined'),
      };
      for (const name of before) await act[name]!();
      stripe.turn(ref, 'succeeded');
      isPaid = true;
      for (const name of after) await act[name]!();
      stripe.mood = 'well';
      const end = await current(placed);
      expect(end).toMatchObject({ order: { status: 'paid', receiptNumber: expect.any(String) }, payment: { status: 'succeeded' } });
      expect(await booksOf(app, placed.order.id)).toEqual({ 'asset:provider:stripe': 2000 - 59, 'expense:fees:stripe': 59, [`fund:category:${categoryId}:sadaqah`]: -2000 });
      expect(await count(app, 'outbox', sql`dedupe_key = ${`mail:receipt:${placed.order.id}`}`)).toBe(1);
    }), { numRuns: 40 });
  }, 30_000);

  it('is booked once when twenty hear of it at the same moment', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? settle(app.services, placed.payment.id, 'clock') : current(placed))));
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'gift'`)).toBe(1);
  });

  it('is not booked because the browser came back, nor because a notice says so', async () => {
    const placed = await card();
    await notify(stripe.notice(refOf(placed)));
    await applyWebhookEvents(app.services);
    expect(await current(placed)).toMatchObject({ order: { status: 'pending', paidAt: null } });
    expect(await booksOf(app, placed.order.id)).toEqual({});
  });

  it('says nothing of an error while the provider is silent, and counts when it speaks', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    stripe.mood = 'silent';
    expect(await current(placed)).toMatchObject({ order: { status: 'pending' }, payment: { status: 'created' } });
    const name = { number: placed.order.number, accessKey: placed.accessKey };
    expect(await checkPayment(app.services, name)).toMatchObject({ isUnknown: true, gift: { order: { status: 'pending' } } });
    stripe.mood = 'well';
    app.clock.pass(3000);
    expect(await checkPayment(app.services, name)).toMatchObject({ isUnknown: false, gift: { order: { status: 'paid' } } });
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
  });
});

const retry = async ({ order, accessKey }: PlacedOrder): Promise<OrderAndPayment> =>
  ((await (await app.post(`/user/payment-transactions/current/${order.id}/retry`, undefined, { 'x-order-key': accessKey })).json()) as { result: OrderAndPayment }).result;

describe('looking how a payment stands', () => {
  it('a hundred times asks the provider once in three seconds', async () => {
    const placed = await card();
    app.clock.pass(3000);
    const look = () => app.get(`/user/payment-transactions/current/${placed.order.id}`, { 'x-order-key': placed.accessKey });
    const before = stripe.calls.retrieve;
    const answers = await Promise.all(Array.from({ length: 100 }, look));
    expect(stripe.calls.retrieve - before).toBe(1);
    const { payment } = ((await answers.at(-1)!.json()) as { result: OrderAndPayment }).result;
    expect(payment).toMatchObject({ status: 'created', clientSecret: placed.payment.clientSecret });
    app.clock.pass(3000);
    await look();
    expect(stripe.calls.retrieve - before).toBe(2);
  });

  it('says that it is unknown while the last question has no answer', async () => {
    const placed = await card();
    stripe.mood = 'silent';
    app.clock.pass(3000);
    const name = { number: placed.order.number, accessKey: placed.accessKey };
    expect([(await checkPayment(app.services, name)).isUnknown, (await checkPayment(app.services, name)).isUnknown]).toEqual([true, true]);
  });
});

describe('a refused card', () => {
  it('leaves the order pending and tells no thief why', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'stolen_card');
    expect(await current(placed)).toMatchObject({ order: { status: 'pending' }, payment: { status: 'failed', failureCode: 'declined' } });
    stripe.turn(refOf(placed), 'failed', 'insufficient_funds');
    expect(await current(placed)).toMatchObject({ payment: { failureCode: 'insufficient_funds' } });
  });

  it('is followed by a new payment of the same order, the old one ended first', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    const again = await retry(placed);
    expect(again.payment.id).not.toBe(placed.payment.id);
    expect(again).toMatchObject({ order: { id: placed.order.id, status: 'pending' }, payment: { status: 'created', clientSecret: expect.any(String) } });
    expect(stripe.payments.get(refOf(placed))!.status).toBe('cancelled');
    stripe.turn(`pi_${again.payment.id}`, 'succeeded');
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
  });

  it('is not followed by another while nobody knows whether the first one exists', async () => {
    stripe.mood = 'silentAfterActing';
    const answer = await app.post('/user/orders', { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe', donor }, { 'idempotency-key': 'lost' });
    expect(answer.status).toBe(503);
    stripe.mood = 'well';
    const again = (await (await app.post('/user/orders', { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe', donor }, { 'idempotency-key': 'lost' })).json() as { result: PlacedOrder }).result;
    await rowsOf(app.services.db, sql`update payments set provider_ref = null where id = ${again.payment.id}`);
    expect(await retry(again)).toMatchObject({ payment: { id: again.payment.id } });
    expect(await count(app, 'payments', sql`order_id = ${again.order.id}`)).toBe(1);
  });

  it('cannot be followed by another payment while the provider is silent, which is told and changes nothing', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    await current(placed);
    stripe.mood = 'silent';
    const answer = await app.post(`/user/payment-transactions/current/${placed.order.id}/retry`, undefined, { 'x-order-key': placed.accessKey });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(1);
    stripe.mood = 'well';
    expect(await retry(placed)).toMatchObject({ payment: { status: 'created', clientSecret: expect.any(String) } });
  });

  it('that went through after all is the payment', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    await current(placed);
    stripe.turn(refOf(placed), 'succeeded');
    expect(await retry(placed)).toMatchObject({ order: { status: 'paid' }, payment: { id: placed.payment.id, status: 'succeeded' } });
  });

  it('tried again in two tabs makes one new payment', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    const [a, b] = await Promise.all([retry(placed), retry(placed)]);
    expect(a!.payment.id).toBe(b!.payment.id);
    expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(2);
  });

  it('tried again twenty times at once makes one new payment, and ends none that may still be paid', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    await current(placed);
    const before = { ...stripe.calls };
    const answers: OrderAndPayment[] = [];
    for (let wave = 0; wave < 4; wave += 1) answers.push(...await Promise.all(Array.from({ length: 5 }, () => retry(placed))));
    expect(new Set(answers.map(({ payment }) => payment.id)).size).toBe(1);
    expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(2);
    expect(stripe.payments.get(`pi_${answers[0]!.payment.id}`)!.status).toBe('created');
    expect(stripe.calls.cancel - before.cancel).toBeLessThanOrEqual(5);
  });

  it('paid beside another payment is kept for its giver, not lost and not a second gift', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    const again = await retry(placed);
    stripe.turn(`pi_${again.payment.id}`, 'succeeded');
    await current(placed);
    stripe.turn(refOf(placed), 'succeeded');
    await settle(app.services, placed.payment.id, 'clock');
    expect(await booksOf(app, placed.order.id)).toMatchObject({ [`fund:category:${categoryId}:sadaqah`]: -2000, 'liability:duplicates': -2000 });
  });
});

describe('a notice', () => {
  it('without the provider\'s signature is refused and not kept', async () => {
    const before = await count(app, 'inbox');
    const placed = await card();
    for (const signature of ['', 'forged']) expect((await app.post('/webhooks/stripe', stripe.notice(refOf(placed)).raw, { 'stripe-signature': signature })).status).toBe(400);
    expect(await count(app, 'inbox')).toBe(before);
  });

  it('is kept before it is answered, once', async () => {
    const placed = await card();
    const notice = stripe.notice(refOf(placed));
    const before = await count(app, 'inbox');
    expect([(await notify(notice)).status, (await notify(notice)).status]).toEqual([200, 200]);
    expect(await count(app, 'inbox')).toBe(before + 1);
  });

  it('of a payment whose answer was lost finds its payment by what the provider keeps of it', async () => {
    const placed = await card();
    await rowsOf(app.services.db, sql`update payments set provider_ref = null, next_enquiry_at = null where id = ${placed.payment.id}`);
    stripe.turn(refOf(placed), 'succeeded');
    await notify(stripe.notice(refOf(placed)));
    await applyWebhookEvents(app.services);
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'gift'`)).toBe(1);
  });

  it('waits while no provider is set up, and is applied when there is one', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    const event = stripe.notice(refOf(placed));
    await notify(event);
    const { payments } = app.services.gateways;
    payments.stripe = undefined;
    expect(await applyWebhookEvents(app.services)).toBe(0);
    expect(await count(app, 'inbox', sql`event_id = ${(JSON.parse(event.raw) as { eventId: string }).eventId} and applied_at is null and attempts = 0`)).toBe(1);
    payments.stripe = stripe;
    await applyWebhookEvents(app.services);
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'gift'`)).toBe(1);
  });

  it('with a NUL in its words is stored and answered', async () => {
    const answer = await notify({ raw: JSON.stringify({ eventId: 'evt_\0_nul', type: 'odd\0', providerRef: 'pi_\0' }), signature: 'signed' });
    expect(answer.status).toBe(200);
    expect(await count(app, 'inbox', sql`event_id = 'evt__nul' and provider_ref = 'pi_'`)).toBe(1);
  });

  it('that comes while the provider is silent is applied later', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    await notify(stripe.notice(refOf(placed)));
    stripe.mood = 'silent';
    await applyWebhookEvents(app.services);
    stripe.mood = 'well';
    app.clock.pass(60_000);
    await applyWebhookEvents(app.services);
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'gift'`)).toBe(1);
  });
});

describe('receipts', () => {
  it('are numbered without gaps, though a transaction that drew one came to nothing', async () => {
    const { db } = app.services;
    const placed = [await card(), await card()];
    for (const one of placed) stripe.turn(refOf(one), 'succeeded');
    const first = await current(placed[0]!);
    await expect(db.transaction(async (tx) => {
      await nextReceiptNumber(tx);
      throw new Error('it came to nothing');
    })).rejects.toThrow('it came to nothing');
    const second = await current(placed[1]!);
    expect(Number(second.order.receiptNumber)).toBe(Number(first.order.receiptNumber) + 1);
    const [row] = await rowsOf<{ gaps: string }>(db, sql`select max(receipt_number) - min(receipt_number) + 1 - count(*) as gaps from orders where receipt_number is not null`);
    expect(Number(row!.gaps)).toBe(0);
  });
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
