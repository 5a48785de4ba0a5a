import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, count, createGivingApp, donor, give, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let projectId: string;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('water'));
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(() => {
  stripe.health = 'up';
});
afterAll(() => app.close());
const money = (price: number, change: object = {}): object => ({ type: 'project', projectId, price, ...change });
const refusal = async (order: object): Promise<unknown> => {
  const response = await app.post('/user/orders', order);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
};

describe('POST /user/orders rejects', () => {
  it.each<[string, () => object, string, string]>([
    ['no items', () => ({ items: [] }), 'items', 'selectAtLeastOne'],
    ['a price below the least', () => ({ items: [money(99)] }), 'items.0.price', 'tooLow'],
    ['a negative price', () => ({ items: [money(-5)] }), 'items.0.price', 'tooLow'],
    ['a fraction', () => ({ items: [money(10.5)] }), 'items.0.price', 'invalidType'],
    ['a price in letters', () => ({ items: [{ type: 'project', price: '10' }] }), 'items.0.price', 'invalidType'],
    ['quantity 0', () => ({ items: [money(1000, { quantity: 0 })] }), 'items.0.quantity', 'tooLow'],
    ['quantity 1000', () => ({ items: [money(1000, { quantity: 1000 })] }), 'items.0.quantity', 'tooHigh'],
    [
      'zakat where it is not suitable',
      () => ({ items: [money(1000, { intention: 'zakat' })] }),
      'items.0.intention',
      'invalidSelection',
    ],
    [
      'an unknown project',
      () => ({ items: [{ type: 'project', projectId: '0191d0e0-0000-7000-8000-000000000000', price: 100 }] }),
      'items.0.projectId',
      'invalidSelection',
    ],
    [
      'an id that is none',
      () => ({ items: [{ type: 'project', projectId: 'x', price: 100 }] }),
      'items.0.projectId',
      'invalidFormat',
    ],
    [
      'a gift without a receiver',
      () => ({ items: [money(1000, { isGift: true })] }),
      'items.0.giftReceiverName',
      'required',
    ],
    ['a misspelt field', () => ({ items: [money(1000)], coverFee: true }), 'coverFee', 'unknownField'],
    [
      'PayPal, which is not here',
      () => ({ items: [money(1000)], paymentMethod: 'paypal' }),
      'paymentMethod',
      'invalidSelection',
    ],
    ['a guest without a name', () => ({ items: [money(1000)], donor: undefined }), 'donor', 'required'],
    [
      'an e-mail that is none',
      () => ({ items: [money(1000)], donor: { ...donor, email: 'a@b' } }),
      'donor.email',
      'invalidEmail',
    ],
    [
      'a currency that is not on offer',
      () => ({ items: [money(1000)], currency: 'SAR' }),
      'currency',
      'invalidSelection',
    ],
    [
      'a transfer each day',
      () => ({ items: [money(1000, { isSubscription: true, subscriptionRecurringInterval: 'day' })] }),
      'paymentMethod',
      'invalidSelection',
    ],
    [
      'recurring zakat, before the payment method is asked for its intervals',
      () => ({
        items: [
          {
            type: 'zakat',
            price: 5000,
            intention: 'zakat',
            isSubscription: true,
            subscriptionRecurringInterval: 'month',
          },
        ],
      }),
      'items.0.isSubscription',
      'invalidSelection',
    ],
    [
      'a recurring gift without an interval',
      () => ({ items: [money(1000, { isSubscription: true })] }),
      'items.0.subscriptionRecurringInterval',
      'required',
    ],
    [
      'zakat that says it is charity',
      () => ({ items: [{ type: 'zakat', price: 5000, intention: 'sadaqah' }] }),
      'items.0.intention',
      'invalidSelection',
    ],
    ...(['zakat', 'stock', 'kafarah', 'sacrifice'] as const).map((type): [string, () => object, string, string] => [
      `a gift of ${type}`,
      () => ({ items: [{ type, price: 5000, isGift: true }] }),
      'items.0.isGift',
      'invalidSelection',
    ]),
    [
      'a receiver whose phone is too short for its country',
      () => ({ items: [money(1000, { isGift: true, giftReceiverPhoneNumber: '+9661234' })] }),
      'items.0.giftReceiverPhoneNumber',
      'invalidFormat',
    ],
    [
      'a donor whose phone is too short for its country',
      () => ({ donor: { ...donor, phone: { country: 'SA', number: '0501234' } } }),
      'donor.phone.number',
      'invalidFormat',
    ],
  ])('%s', async (_, make, path, code) => {
    expect(await refusal({ donor, paymentMethod: 'bank', ...make() })).toContainEqual(
      expect.objectContaining({ path, code }),
    );
  });

  it('a gift, and names all that is wrong with it at once', async () => {
    const gift = { isGift: true, giftCard: { kind: 'onBehalf', language: 'ar', sendOn: '2020-01-01' } };
    expect(await refusal({ donor, paymentMethod: 'bank', items: [money(99, gift)] })).toMatchObject([
      { path: 'items.0.giftReceiverName', code: 'required' },
      { path: 'items.0.giftReceiverPhoneNumber', code: 'required' },
      { path: 'items.0.giftCard.sendOn', code: 'tooLow' },
      { path: 'items.0.price', code: 'tooLow' },
    ]);
  });

  it('more than remains, with the remainder', async () => {
    const { id, remaining } = await projectOf(app, 'case-30418-one-debt-keeps-a-father-in-prison');
    expect(
      await refusal({
        donor,
        items: [{ type: 'project', projectId: id, price: remaining + 1 }],
        paymentMethod: 'bank',
      }),
    ).toMatchObject([{ path: 'items.0.price', code: 'tooHigh', limit: remaining }]);
    const half = { type: 'project', projectId: id, price: Math.ceil(remaining / 2) + 1 };
    expect(await refusal({ donor, items: [half, half], paymentMethod: 'bank' })).toMatchObject([
      { path: 'items.1.price', code: 'tooHigh' },
    ]);
  });

  it('a body that is no JSON', async () => {
    expect((await app.post('/user/orders', '{')).status).toBe(400);
    expect((await app.post('/user/orders', '[]')).status).toBe(400);
  });
});

describe('the price', () => {
  it('of units is that of the project, whatever the client sends', async () => {
    const baskets = await projectOf(app, 'food-baskets-for-displaced-families-in-khartoum');
    const { order } = await give(app, {
      items: [{ type: 'project', projectId: baskets.id, price: 1, quantity: 3 }],
      paymentMethod: 'bank',
    });
    expect(order.total).toBe(3 * 4500);
  });

  it('with the covered fee leaves the full donation', async () => {
    const { order, payment, accessKey } = await give(app, {
      items: [{ type: 'endowment', categoryId, price: 10_000 }],
      paymentMethod: 'stripe',
      coverFees: true,
    });
    expect(order).toMatchObject({ subtotal: 10_000, feeCover: 330, total: 10_330 });
    stripe.turn(`pi_${payment.id}`, 'succeeded');
    await app.get(`/user/payment-transactions/current/${order.id}`, { 'x-order-key': accessKey });
    expect(await booksOf(app, order.id)).toEqual({
      'asset:provider:stripe': 10_330 - 59,
      'expense:fees:stripe': 59,
      'fund:fee-cover': -330,
      [`fund:category:${categoryId}:sadaqah`]: -10_000,
    });
  });
});

describe('an order', () => {
  it.each([
    ['by bank', { paymentMethod: 'bank' }, {}],
    ['by card', { paymentMethod: 'stripe', coverFees: true }, {}],
    [
      'as a gift to others',
      { paymentMethod: 'bank' },
      { isGift: true, giftReceiverName: 'Layla', giftReceiverEmail: 'layla@example.org' },
    ],
    ['every month', { paymentMethod: 'stripe' }, { isSubscription: true, subscriptionRecurringInterval: 'month' }],
  ])('%s is answered as it is read later', async (_, how, line) => {
    const { accessKey, order: placed } = await give(app, { items: [money(1200, line)], ...how });
    const read = (await (await app.get(`/user/orders/${placed.id}`, { 'x-order-key': accessKey })).json()) as {
      result: unknown;
    };
    expect(placed).toEqual(read.result);
  });

  it('is written completely or not at all', async () => {
    const before = [await count(app, 'orders'), await count(app, 'payments'), await count(app, 'outbox')];
    await rowsOf(
      app.services.db,
      sql`create function refuse_donors() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await rowsOf(
      app.services.db,
      sql`create trigger refused before insert on order_donors for each row execute function refuse_donors()`,
    );
    expect((await app.post('/user/orders', { donor, items: [money(1000)], paymentMethod: 'bank' })).status).toBe(500);
    await rowsOf(app.services.db, sql`drop trigger refused on order_donors`);
    expect([await count(app, 'orders'), await count(app, 'payments'), await count(app, 'outbox')]).toEqual(before);
  });

  it('is opened only by its own key', async () => {
    const [mine, other] = [
      await give(app, { items: [money(1000)], paymentMethod: 'bank' }),
      await give(app, { items: [money(1000)], paymentMethod: 'bank' }),
    ];
    for (const headers of [{}, { 'x-order-key': '' }, { 'x-order-key': other.accessKey }]) {
      expect((await app.get(`/user/orders/${mine.order.id}`, headers)).status).toBe(404);
      expect((await app.get(`/user/payment-transactions/current/${mine.order.id}`, headers)).status).toBe(404);
    }
    expect((await app.get('/user/orders')).status).toBe(401);
  });
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
