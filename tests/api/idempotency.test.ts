import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { count, createGivingApp, donor, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let projectId: string;
beforeAll(async () => {
  ({ app, stripe } = await createGivingApp('water'));
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(() => {
  stripe.health = 'up';
});
afterAll(() => app.close());
const money = (price: number, change: object = {}): object => ({ type: 'project', projectId, price, ...change });
const order = (): object => ({ donor, items: [money(4100)], paymentMethod: 'stripe' });
const post = async (key: string, body: object): Promise<{ status: number; text: string }> => {
  const response = await app.post('/user/orders', body, { 'idempotency-key': key });
  return { status: response.status, text: await response.text() };
};

describe('an idempotency key', () => {
  it('returns the same response, byte for byte, and makes one order', async () => {
    const before = await count(app, 'orders');
    const first = await post('key-1', order());
    expect(await post('key-1', order())).toEqual(first);
    expect(await count(app, 'orders')).toBe(before + 1);
  });

  it('makes one order of two and of twenty concurrent requests', async () => {
    const before = { orders: await count(app, 'orders'), payments: stripe.payments.size };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('key-2', order())));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await count(app, 'orders')).toBe(before.orders + 1);
    expect(stripe.payments.size).toBe(before.payments + 1);
  });

  it('rejects another body, and expires after a day', async () => {
    await post('key-3', order());
    expect(await post('key-3', { ...order(), message: 'another' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('idempotencyConflict'),
    });
    const before = await count(app, 'orders');
    app.clock.pass(24 * 60 * 60 * 1000 + 1);
    expect((await post('key-3', order())).status).toBe(201);
    expect(await count(app, 'orders')).toBe(before + 1);
  });

  it("of one guest does not return another guest's order", async () => {
    const mine = await post('key-shared', order());
    const theirs = await post('key-shared', { ...order(), donor: { ...donor, email: 'another@example.org' } });
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    const numbers = [mine, theirs].map(({ text }) => (JSON.parse(text) as { result: PlacedOrder }).result.order.number);
    expect(new Set(numbers).size).toBe(2);
  });

  it('stores the response encrypted', async () => {
    const { text } = await post('key-4', order());
    const { result } = JSON.parse(text) as { result: PlacedOrder };
    const stored = JSON.stringify(
      await rowsOf(app.services.db, sql`select row_to_json(a)::text as t from idempotency_records a`),
    );
    expect(stored).not.toContain(result.accessKey);
    expect(stored).not.toContain(result.payment.clientSecret);
  });

  it.each(['silent', 'silentAfterActing'] as const)(
    'continues the same order when the provider was %s',
    async (health) => {
      stripe.health = health;
      const before = { orders: await count(app, 'orders'), payments: stripe.payments.size };
      const refused = await post(`key-${health}`, order());
      expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('unavailable') });
      stripe.health = 'up';
      const taken = await post(`key-${health}`, order());
      expect(taken.status).toBe(201);
      expect((JSON.parse(taken.text) as { result: PlacedOrder }).result.payment.clientSecret).toBeTruthy();
      expect(await count(app, 'orders')).toBe(before.orders + 1);
      expect(stripe.payments.size).toBe(before.payments + 1);
    },
  );
});
