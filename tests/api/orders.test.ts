import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { confirmTransfer } from '#src/server/payments/confirm-transfer.ts';
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
beforeEach(() => { stripe.mood = 'well'; });
afterAll(() => app.close());

const money = (price: number, change: object = {}): object => ({ type: 'project', projectId, price, ...change });
const refusal = async (order: object): Promise<unknown> => {
  const response = await app.post('/user/orders', order);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
};

describe('POST /user/orders by bank', () => {
  it('waits for the transfer under a reference, 14 days', async () => {
    const { order, payment, accessKey } = await give(app, { items: [money(2500)], paymentMethod: 'bank' });
    expect(order).toMatchObject({ status: 'awaitingTransfer', total: 2500, gift: 2500, currency: 'USD', expiresAt: '2026-12-04T12:00:00.000Z', paidAt: null });
    expect(payment).toMatchObject({ method: 'bank', status: 'created', amount: 2500 });
    expect(payment.reference).toMatch(/^[0-9A-Z]{10}$/);
    expect((await app.get(`/user/orders/${order.id}`, { 'x-order-key': accessKey })).status).toBe(200);
  });

  it('is paid when staff see the money, the endowment\'s part set aside', async () => {
    const { order, payment } = await give(app, { items: [money(10_000), { type: 'endowment', categoryId, price: 500 }], paymentMethod: 'bank' });
    expect(await confirmTransfer(app.services, { reference: payment.reference!.toLowerCase(), amount: 10_500, movement: 'M-1' })).toMatchObject({ outcome: 'paid' });
    expect(await booksOf(app, order.id)).toEqual({
      'asset:bank': 10_500, [`fund:category:${categoryId}:sadaqah`]: -500, 'fund:endowment': -500, [`fund:project:${projectId}:sadaqah`]: -9500,
    });
  });

  it('waits as part-paid for less, and is paid with the rest', async () => {
    const { order, payment, accessKey } = await give(app, { items: [money(3000)], paymentMethod: 'bank' });
    const confirm = (amount: number, movement: string) => confirmTransfer(app.services, { reference: payment.reference!, amount, movement });
    expect(await confirm(1000, 'M-2')).toMatchObject({ outcome: 'partPaid', received: 1000, due: 3000 });
    expect(await confirm(1000, 'M-2')).toEqual({ outcome: 'alreadyRecorded' });
    const shown = (await (await app.get(`/user/orders/${order.id}`, { 'x-order-key': accessKey })).json()) as { result: { status: string; received: number } };
    expect(shown.result).toMatchObject({ status: 'awaitingTransfer', received: 1000 });
    expect(await confirm(2000, 'M-3')).toMatchObject({ outcome: 'paid' });
    expect(await booksOf(app, order.id)).toMatchObject({ 'asset:bank': 3000, 'liability:unallocated': 0 });
  });

  it('books more than due as a gift to the same cause', async () => {
    const { order, payment } = await give(app, { items: [{ type: 'endowment', categoryId, price: 1000 }], paymentMethod: 'bank' });
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 1500, movement: 'M-4' });
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 700, movement: 'M-5' });
    expect(await booksOf(app, order.id)).toEqual({ 'asset:bank': 2200, [`fund:category:${categoryId}:sadaqah`]: -2200 });
  });

  it('knows no reference that is not ours', async () => {
    expect(await confirmTransfer(app.services, { reference: 'ABCDE-12345', amount: 100 })).toEqual({ outcome: 'unknownReference' });
    await expect(confirmTransfer(app.services, { reference: 'x', amount: 0 })).rejects.toThrow(RangeError);
  });

  it('completes a project that reaches its goal, and gives what is beyond to its category', async () => {
    const well = await projectOf(app, 'a-solar-well-for-340-families-in-marib');
    const first = await give(app, { items: [{ type: 'project', projectId: well.id, price: well.remaining }], paymentMethod: 'bank' });
    const second = await give(app, { items: [{ type: 'project', projectId: well.id, price: well.remaining }], paymentMethod: 'bank' });
    await confirmTransfer(app.services, { reference: first.payment.reference!, amount: well.remaining, movement: 'M-6' });
    await confirmTransfer(app.services, { reference: second.payment.reference!, amount: well.remaining, movement: 'M-7' });
    expect(await projectOf(app, well.slug)).toMatchObject({ status: 'completed', outcome: 'funded', raised: well.goal, isOpen: false });
    expect(await booksOf(app, second.order.id)).toEqual({ 'asset:bank': well.remaining, [`fund:category:${categoryId}:sadaqah`]: -well.remaining });
    expect(await refusal({ donor, items: [{ type: 'project', projectId: well.id, price: 1000 }], paymentMethod: 'bank' })).toMatchObject([{ path: 'items.0.projectId', code: 'invalidSelection' }]);
  });
});

describe('POST /user/orders refuses', () => {
  it.each<[string, () => object, string, string]>([
    ['no items', () => ({ items: [] }), 'items', 'selectAtLeastOne'], ['a price below the least', () => ({ items: [money(99)] }), 'items.0.price', 'tooLow'], ['a negative price', () => ({ items: [money(-5)] }), 'items.0.price', 'tooLow'],
    ['a fraction', () => ({ items: [money(10.5)] }), 'items.0.price', 'invalidType'], ['a price in letters', () => ({ items: [{ type: 'project', price: '10' }] }), 'items.0.price', 'invalidType'],
    ['quantity 0', () => ({ items: [money(1000, { quantity: 0 })] }), 'items.0.quantity', 'tooLow'], ['quantity 1000', () => ({ items: [money(1000, { quantity: 1000 })] }), 'items.0.quantity', 'tooHigh'],
    ['zakat where it is not suitable', () => ({ items: [money(1000, { intention: 'zakat' })] }), 'items.0.intention', 'invalidSelection'],
    ['an unknown project', () => ({ items: [{ type: 'project', projectId: '0191d0e0-0000-7000-8000-000000000000', price: 100 }] }), 'items.0.projectId', 'invalidSelection'],
    ['an id that is none', () => ({ items: [{ type: 'project', projectId: 'x', price: 100 }] }), 'items.0.projectId', 'invalidFormat'],
    ['a gift without a receiver', () => ({ items: [money(1000, { isGift: true })] }), 'items.0.giftReceiverName', 'required'], ['a misspelt field', () => ({ items: [money(1000)], coverFee: true }), 'coverFee', 'unknownField'],
    ['PayPal, which is not here', () => ({ items: [money(1000)], paymentMethod: 'paypal' }), 'paymentMethod', 'invalidSelection'], ['a guest without a name', () => ({ items: [money(1000)], donor: undefined }), 'donor', 'required'],
    ['an e-mail that is none', () => ({ items: [money(1000)], donor: { ...donor, email: 'a@b' } }), 'donor.email', 'invalidEmail'], ['a currency that is not on offer', () => ({ items: [money(1000)], currency: 'SAR' }), 'currency', 'invalidSelection'],
    ['a recurring transfer', () => ({ items: [money(1000, { isSubscription: true, subscriptionRecurringInterval: 'month' })] }), 'paymentMethod', 'invalidSelection'],
    ['a recurring gift without an interval', () => ({ items: [money(1000, { isSubscription: true })] }), 'items.0.subscriptionRecurringInterval', 'required'],
  ])('%s', async (_, make, path, code) => {
    expect(await refusal({ donor, paymentMethod: 'bank', ...make() })).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('more than remains, and says what does', async () => {
    const { id, remaining } = await projectOf(app, 'case-30418-one-debt-stands-between-a-father-and-his-home');
    expect(await refusal({ donor, items: [{ type: 'project', projectId: id, price: remaining + 1 }], paymentMethod: 'bank' })).toMatchObject([{ path: 'items.0.price', code: 'tooHigh', limit: remaining }]);
    const half = { type: 'project', projectId: id, price: Math.ceil(remaining / 2) + 1 };
    expect(await refusal({ donor, items: [half, half], paymentMethod: 'bank' })).toMatchObject([{ path: 'items.1.price', code: 'tooHigh' }]);
  });

  it('what is no JSON', async () => {
    expect((await app.post('/user/orders', '{')).status).toBe(400);
    expect((await app.post('/user/orders', '[]')).status).toBe(400);
  });
});

describe('the price', () => {
  it('of units is ours, whatever the client says', async () => {
    const baskets = await projectOf(app, 'food-baskets-for-displaced-families-in-khartoum');
    const { order } = await give(app, { items: [{ type: 'project', projectId: baskets.id, price: 1, quantity: 3 }], paymentMethod: 'bank' });
    expect(order.total).toBe(3 * 4500);
  });

  it('with the fee covered lets the whole gift arrive', async () => {
    const { order, payment, accessKey } = await give(app, { items: [{ type: 'endowment', categoryId, price: 10_000 }], paymentMethod: 'stripe', coverFees: true });
    expect(order).toMatchObject({ gift: 10_000, feeCover: 330, total: 10_330 });
    stripe.turn(`pi_${payment.id}`, 'succeeded');
    await app.get(`/user/payment-transactions/current/${order.id}`, { 'x-order-key': accessKey });
    expect(await booksOf(app, order.id)).toEqual({ 'asset:provider:stripe': 10_330 - 59, 'expense:fees:stripe': 59, 'fund:fee-cover': -330, [`fund:category:${categoryId}:sadaqah`]: -10_000 });
  });
});

const order = (): object => ({ donor, items: [money(4100)], paymentMethod: 'stripe' });
const post = async (key: string, body: object): Promise<{ status: number; text: string }> => {
  const response = await app.post('/user/orders', body, { 'idempotency-key': key });
  return { status: response.status, text: await response.text() };
};

describe('an idempotency key', () => {
  it('gives the same answer, byte for byte, and one order', async () => {
    const before = await count(app, 'orders');
    const first = await post('key-1', order());
    expect(await post('key-1', order())).toEqual(first);
    expect(await count(app, 'orders')).toBe(before + 1);
  });

  it('makes one order of a double click, and of twenty', async () => {
    const before = { orders: await count(app, 'orders'), payments: stripe.payments.size };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('key-2', order())));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await count(app, 'orders')).toBe(before.orders + 1);
    expect(stripe.payments.size).toBe(before.payments + 1);
  });

  it('refuses another body, and forgets after a day', async () => {
    await post('key-3', order());
    expect(await post('key-3', { ...order(), message: 'another' })).toMatchObject({ status: 409, text: expect.stringContaining('idempotencyConflict') });
    const before = await count(app, 'orders');
    app.clock.pass(24 * 60 * 60 * 1000 + 1);
    expect((await post('key-3', order())).status).toBe(201);
    expect(await count(app, 'orders')).toBe(before + 1);
  });

  it('of one guest says nothing of the order of another', async () => {
    const mine = await post('key-shared', order());
    const theirs = await post('key-shared', { ...order(), donor: { ...donor, email: 'another@example.org' } });
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    const numbers = [mine, theirs].map(({ text }) => (JSON.parse(text) as { result: PlacedOrder }).result.order.number);
    expect(new Set(numbers).size).toBe(2);
  });

  it('holds no secret in the open', async () => {
    const { text } = await post('key-4', order());
    const { result } = JSON.parse(text) as { result: PlacedOrder };
    const stored = JSON.stringify(await rowsOf(app.services.db, sql`select row_to_json(a)::text as t from idempotent_answers a`));
    expect(stored).not.toContain(result.accessKey);
    expect(stored).not.toContain(result.payment.clientSecret);
  });

  it.each(['silent', 'silentAfterActing'] as const)('continues the same order when the provider was %s', async (mood) => {
    stripe.mood = mood;
    const before = { orders: await count(app, 'orders'), payments: stripe.payments.size };
    const refused = await post(`key-${mood}`, order());
    expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('unavailable') });
    stripe.mood = 'well';
    const taken = await post(`key-${mood}`, order());
    expect(taken.status).toBe(201);
    expect((JSON.parse(taken.text) as { result: PlacedOrder }).result.payment.clientSecret).toBeTruthy();
    expect(await count(app, 'orders')).toBe(before.orders + 1);
    expect(stripe.payments.size).toBe(before.payments + 1);
  });
});

describe('an order', () => {
  it.each([
    ['by bank', { paymentMethod: 'bank' }, {}], ['by card', { paymentMethod: 'stripe', coverFees: true }, {}],
    ['as a gift to others', { paymentMethod: 'bank' }, { isGift: true, giftReceiverName: 'Layla', giftReceiverEmail: 'layla@example.org' }],
    ['every month', { paymentMethod: 'stripe' }, { isSubscription: true, subscriptionRecurringInterval: 'month' }],
  ])('%s is answered as it is read later', async (_, how, line) => {
    const { accessKey, order: placed } = await give(app, { items: [money(1200, line)], ...how });
    const read = (await (await app.get(`/user/orders/${placed.id}`, { 'x-order-key': accessKey })).json()) as { result: unknown };
    expect(placed).toEqual(read.result);
  });

  it('is written whole or not at all', async () => {
    const before = [await count(app, 'orders'), await count(app, 'payments'), await count(app, 'outbox')];
    await rowsOf(app.services.db, sql`create function refuse_donors() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await rowsOf(app.services.db, sql`create trigger refused before insert on order_donors for each row execute function refuse_donors()`);
    expect((await app.post('/user/orders', { donor, items: [money(1000)], paymentMethod: 'bank' })).status).toBe(500);
    await rowsOf(app.services.db, sql`drop trigger refused on order_donors`);
    expect([await count(app, 'orders'), await count(app, 'payments'), await count(app, 'outbox')]).toEqual(before);
  });

  it('is opened by its own key and no other', async () => {
    const [mine, other] = [await give(app, { items: [money(1000)], paymentMethod: 'bank' }), await give(app, { items: [money(1000)], paymentMethod: 'bank' })];
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
