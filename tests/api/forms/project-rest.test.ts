/** A project of which less is left than one unit, or than its least donation. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { donor, give, projectOf } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const BASKETS = 'food-baskets-for-displaced-families-in-khartoum';
const HOMES = 'twelve-family-homes-after-the-earthquake';

let app: TestApp;
let client: FormClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  client = createFormClient(app.services);
});
afterAll(() => app.close());

/** Leaves so many minor units to be given. */
async function leave(slug: string, remaining: number, more: { minimumMinor?: number } = {}): Promise<string> {
  const { id, raised } = await projectOf(app, slug);
  await app.services.db
    .update(projects)
    .set({ goalMinor: raised + remaining, ...more })
    .where(eq(projects.id, id));
  return id;
}
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const readCart = () => client.cart();
const lines = async () => (await describeCart(app.services, readCart())).lines;
const add = (projectId: string, fields: Record<string, string>) =>
  client.post('/cart/add', {
    type: 'project',
    projectId,
    locale: 'en',
    returnTo: '/projects/x',
    next: 'stay',
    ...fields,
  });
const refusal = async (item: object) => {
  const response = await app.post('/user/orders', {
    donor,
    paymentMethod: 'bank',
    items: [{ type: 'project', ...item }],
  });
  return ((await response.json()) as { errors?: object[] }).errors;
};

describe('less than one unit is left', () => {
  it('the form and the API refuse a unit with the same reason, and take the rest', async () => {
    const projectId = await leave(BASKETS, 4000);
    const tooHigh = { code: 'tooHigh', limit: 4000 };
    await add(projectId, { quantity: '1' });
    expect(await kept()).toMatchObject({ errors: [{ path: 'amount', ...tooHigh }] });
    expect(await refusal({ projectId, quantity: 1 })).toMatchObject([{ path: 'items.0.price', ...tooHigh }]);

    await add(projectId, { preset: '3999' });
    expect(await kept()).toMatchObject({ errors: [{ path: 'amount', code: 'tooLow', limit: 4000 }] });
    expect(client.cookies.has('cart')).toBe(false);

    await add(projectId, { preset: '4000' });
    expect(await lines()).toMatchObject([{ price: 4000, quantity: 1, amount: 4000, isUnits: false, isClosed: false }]);
    const { order } = await give(app, { items: [{ type: 'project', projectId, price: 4000 }], paymentMethod: 'bank' });
    expect(order.total).toBe(4000);
  });

  it('exactly one unit is still a unit', async () => {
    const projectId = await leave(BASKETS, 4500);
    await add(projectId, { quantity: '1' });
    expect(await lines()).toMatchObject([{ price: 4500, quantity: 1, isUnits: true }]);
    expect(await refusal({ projectId, quantity: 2 })).toMatchObject([
      { path: 'items.0.quantity', code: 'tooHigh', limit: 1 },
    ]);
  });

  it('a unit in the cart says what is left, and one button makes it that', async () => {
    const projectId = await leave(BASKETS, 9000);
    await add(projectId, { quantity: '2' });
    const [line] = await lines();
    const { id } = line!;
    const reduce = () => client.post('/cart/reduce', { id, locale: 'en', returnTo: '/cart' });

    await leave(BASKETS, 5000);
    expect(await lines()).toMatchObject([{ quantity: 2, price: 4500, remaining: 4500, isClosed: false }]);
    await reduce();
    expect(await lines()).toMatchObject([{ quantity: 1, price: 4500, amount: 4500 }]);

    await leave(BASKETS, 4000);
    expect(await lines()).toMatchObject([{ quantity: 1, price: 4500, remaining: 4000, isClosed: false }]);
    await reduce();
    expect(await lines()).toMatchObject([{ quantity: 1, price: 4000, amount: 4000, isUnits: false }]);
    expect((await lines())[0]).not.toHaveProperty('remaining');

    // More is needed again: first still less than a unit, then a whole one.
    await leave(BASKETS, 4200);
    expect(await lines()).toMatchObject([{ price: 4000, remaining: 4200, isClosed: false }]);
    await leave(BASKETS, 50_000);
    expect(await lines()).toMatchObject([{ price: 4500, formerPrice: 4000, isUnits: true }]);
  });
});

describe('less is left than the least donation', () => {
  it.each([
    ['of the project', { minimumMinor: 1000 }, 999],
    ['of the site', {}, 99],
  ])('%s: only the rest is taken, by the form and by the API', async (_of, more, left) => {
    await app.services.db.execute(sql`update projects set minimum_minor = null where slug = ${HOMES}`);
    const projectId = await leave(HOMES, left, more);
    await add(projectId, { preset: '5000' });
    expect(await kept()).toMatchObject({ errors: [{ path: 'amount', code: 'tooHigh', limit: left }] });
    expect(await refusal({ projectId, price: left - 1 })).toMatchObject([
      { path: 'items.0.price', code: 'tooLow', limit: left },
    ]);
    await add(projectId, { preset: String(left) });
    expect(await lines()).toMatchObject([{ price: left, quantity: 1, isClosed: false }]);
  });

  it('two lines for one project: the second has nothing left to give to', async () => {
    const projectId = await leave(HOMES, 99);
    await add(projectId, { preset: '99' });
    const { items } = readCart();
    const twice = [...items, { ...items[0]!, id: 'again' }];
    expect((await describeCart(app.services, { items: twice })).lines).toMatchObject([
      { isClosed: false },
      { isClosed: false, remaining: 0 },
    ]);
  });

  it('reducing leaves a line that fits as it is, and an unknown one', async () => {
    const projectId = await leave(HOMES, 50_000);
    await add(projectId, { preset: '5000' });
    const before = client.cookies.get('cart');
    for (const id of [readCart().items[0]!.id, 'none', ''])
      await client.post('/cart/reduce', { id, locale: 'en', returnTo: '/cart' });
    expect(client.cookies.get('cart')).toBe(before);
  });
});

describe('a recurring donation in the cart of which less is needed by now', () => {
  it('is reduced by its own button, beside a line given once', async () => {
    const id = await leave(HOMES, 100_000, { minimumMinor: 100 });
    await add(id, { preset: '1000' });
    await add(id, { preset: '50000', frequency: 'regular', interval: 'month' });
    await leave(HOMES, 20_000);
    const pending = (await describeCart(app.services, readCart())).pending!;
    expect(pending.line.remaining).toBe(20_000);
    await client.post('/cart/reduce', { id: pending.line.id, locale: 'en', returnTo: '/cart' });
    expect(readCart().pendingSubscription).toMatchObject({ interval: 'month', item: { price: 20_000, quantity: 1 } });
    expect(readCart().items).toMatchObject([{ price: 1000 }]);
  });

  it('of units keeps whole units', async () => {
    const id = await leave(BASKETS, 100_000);
    const { unit } = await projectOf(app, BASKETS);
    await add(id, { quantity: '9' });
    const [line] = await lines();
    await client.post('/cart/repeat', { id: line!.id, interval: 'month', locale: 'en', returnTo: '/cart' });
    await leave(BASKETS, 3 * unit!.price + 100);
    const pending = (await describeCart(app.services, readCart())).pending!;
    await client.post('/cart/reduce', { id: pending.line.id, locale: 'en', returnTo: '/cart' });
    expect(readCart().pendingSubscription).toMatchObject({ item: { price: unit!.price, quantity: 3 } });
  });
});
