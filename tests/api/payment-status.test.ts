import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { checkPayment } from '#src/server/checkout/current-payment.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { createGivingApp, give } from '#tests/fixtures/giving.ts';
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

describe('reading a payment', () => {
  it('a hundred times calls the provider once in three seconds', async () => {
    const placed = await card();
    app.clock.pass(3000);
    const look = () =>
      app.get(`/user/payment-transactions/current/${placed.order.id}`, { 'x-order-key': placed.accessKey });
    const before = stripe.calls.retrieve;
    const answers = await Promise.all(Array.from({ length: 100 }, look));
    expect(stripe.calls.retrieve - before).toBe(1);
    const { payment } = ((await answers.at(-1)!.json()) as { result: OrderAndPayment }).result;
    expect(payment).toMatchObject({ status: 'created', clientSecret: placed.payment.clientSecret });
    app.clock.pass(3000);
    await look();
    expect(stripe.calls.retrieve - before).toBe(2);
  });

  it('says that its status is unknown while the provider has not answered', async () => {
    const placed = await card();
    stripe.health = 'silent';
    app.clock.pass(3000);
    const name = { number: placed.order.number, accessKey: placed.accessKey };
    expect([
      (await checkPayment(app.services, name)).isUnknown,
      (await checkPayment(app.services, name)).isUnknown,
    ]).toEqual([true, true]);
  });
});
