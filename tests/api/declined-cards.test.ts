import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { settle } from '#src/server/settlement/settle.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, count, createGivingApp, donor, give, readCurrent } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('food'));
});
beforeEach(() => {
  stripe.health = 'up';
});
afterAll(() => app.close());
const card = (): Promise<PlacedOrder> =>
  give(app, { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe' });
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
const refOf = ({ payment }: PlacedOrder): string => `pi_${payment.id}`;
const retry = async ({ order, accessKey }: PlacedOrder): Promise<OrderAndPayment> =>
  (
    (await (
      await app.post(`/user/payment-transactions/current/${order.id}/retry`, undefined, { 'x-order-key': accessKey })
    ).json()) as { result: OrderAndPayment }
  ).result;

describe('a declined card', () => {
  it('leaves the order pending and does not tell why', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'stolen_card');
    expect(await current(placed)).toMatchObject({
      order: { status: 'pending' },
      payment: { status: 'failed', failureCode: 'declined' },
    });
    stripe.turn(refOf(placed), 'failed', 'insufficient_funds');
    expect(await current(placed)).toMatchObject({ payment: { failureCode: 'insufficient_funds' } });
  });

  it('is followed by a new payment of the same order, after the former one is cancelled', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    const again = await retry(placed);
    expect(again.payment.id).not.toBe(placed.payment.id);
    expect(again).toMatchObject({
      order: { id: placed.order.id, status: 'pending' },
      payment: { status: 'created', clientSecret: expect.any(String) },
    });
    expect(stripe.payments.get(refOf(placed))!.status).toBe('cancelled');
    stripe.turn(`pi_${again.payment.id}`, 'succeeded');
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
  });

  it('is not followed by another payment while it is unknown whether the first one exists', async () => {
    stripe.health = 'silentAfterActing';
    const answer = await app.post(
      '/user/orders',
      { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe', donor },
      { 'idempotency-key': 'lost' },
    );
    expect(answer.status).toBe(503);
    stripe.health = 'up';
    const again = (
      (await (
        await app.post(
          '/user/orders',
          { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe', donor },
          { 'idempotency-key': 'lost' },
        )
      ).json()) as { result: PlacedOrder }
    ).result;
    await rowsOf(app.services.db, sql`update payments set provider_ref = null where id = ${again.payment.id}`);
    expect(await retry(again)).toMatchObject({ payment: { id: again.payment.id } });
    expect(await count(app, 'payments', sql`order_id = ${again.order.id}`)).toBe(1);
  });

  it('is not followed by another payment while the provider does not answer: 503, and nothing changes', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    await current(placed);
    stripe.health = 'silent';
    const answer = await app.post(`/user/payment-transactions/current/${placed.order.id}/retry`, undefined, {
      'x-order-key': placed.accessKey,
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(1);
    stripe.health = 'up';
    expect(await retry(placed)).toMatchObject({ payment: { status: 'created', clientSecret: expect.any(String) } });
  });

  it('that was charged after all is the payment', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    await current(placed);
    stripe.turn(refOf(placed), 'succeeded');
    expect(await retry(placed)).toMatchObject({
      order: { status: 'paid' },
      payment: { id: placed.payment.id, status: 'succeeded' },
    });
  });

  it('retried in two tabs makes one new payment', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    const [a, b] = await Promise.all([retry(placed), retry(placed)]);
    expect(a!.payment.id).toBe(b!.payment.id);
    expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(2);
  });

  it('retried twenty times at once makes one new payment, and cancels none that may still be paid', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    await current(placed);
    const before = { ...stripe.calls };
    const answers: OrderAndPayment[] = [];
    for (let wave = 0; wave < 4; wave += 1)
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => retry(placed)))));
    expect(new Set(answers.map(({ payment }) => payment.id)).size).toBe(1);
    expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(2);
    expect(stripe.payments.get(`pi_${answers[0]!.payment.id}`)!.status).toBe('created');
    expect(stripe.calls.cancel - before.cancel).toBeLessThanOrEqual(5);
  });

  it('paid in addition to another payment is held for its donor, and is no second donation', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'failed', 'card_declined');
    const again = await retry(placed);
    stripe.turn(`pi_${again.payment.id}`, 'succeeded');
    await current(placed);
    stripe.turn(refOf(placed), 'succeeded');
    await settle(app.services, placed.payment.id, 'clock');
    expect(await booksOf(app, placed.order.id)).toMatchObject({
      [`fund:category:${categoryId}:sadaqah`]: -2000,
      'liability:duplicates': -2000,
    });
  });
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
