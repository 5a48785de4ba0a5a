import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canPayLines } from '#src/contracts/cart-view.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { findReplacedOrder } from '#src/server/checkout/replaced-order.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';
import { sacrifices, sacrificeShares } from '#src/server/platform/db/schema/sacrifices.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { count, createGivingApp, give } from '#tests/fixtures/giving.ts';
import { addSacrifice, sacrificeItem } from '#tests/fixtures/sacrifices.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';
import { TEST_NOW } from '#tests/fixtures/test-context.ts';

const names = (total: number) =>
  Object.fromEntries(Array.from({ length: total }, (_, at) => [`name${at + 1}`, `Person ${at + 1}`]));

let app: TestApp;
let stripe: FakeStripe;
let client: FormClient;
beforeAll(async () => {
  ({ app, stripe } = await createGivingApp('water'));
});
beforeEach(() => {
  app.clock.now = new Date(TEST_NOW);
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const cart = () => client.cart();
const add = (sacrificeId: string, more: Record<string, string> = {}) =>
  client.post('/cart/add-sacrifice', {
    sacrificeId,
    quantity: '2',
    name1: 'هدى السالم',
    name2: 'Salim',
    name3: 'not counted',
    proxyAccepted: 'on',
    locale: 'ar',
    returnTo: '/projects/sacrifices?category=vow',
    next: 'stay',
    ...more,
  });
const line = async () => (await describeCart(app.services, cart())).lines[0]!;
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const donor = {
  method: 'bank',
  fullName: 'Mariam Said',
  email: 'mariam@example.org',
  locale: 'en',
  returnTo: '/checkout',
};

describe('adding a sacrifice to the cart', () => {
  it('keeps the names on the server, and nothing of them in the cookie', async () => {
    const id = await addSacrifice(app);
    expect(await add(id)).toMatchObject({ status: 303, location: '/ar/projects/sacrifices?category=vow' });
    expect(cart().items).toMatchObject([
      { type: 'sacrifice', sacrificeId: id, price: 6800, quantity: 2, isProxyAccepted: true },
    ]);
    expect(client.cookies.get('cart')).not.toContain('Salim');
    const { lines } = await describeCart(app.services, cart());
    expect(lines).toMatchObject([{ names: ['هدى السالم', 'Salim'], amount: 13_600, isClosed: false, isUnits: false }]);
  });

  it('names each field that is wrong, keeps what was typed, and adds nothing', async () => {
    const id = await addSacrifice(app);
    expect(await add(id, { name2: ' ', proxyAccepted: '' })).toMatchObject({
      location: '/ar/projects/sacrifices?category=vow#cart-add-sacrifice',
    });
    const memory = await kept();
    expect(memory?.errors.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'name2 required',
      'proxyAccepted required',
    ]);
    expect(memory?.fields).toMatchObject({ name1: 'هدى السالم', quantity: '2', sacrificeId: id });
    await add(id, { proxyAccepted: '' });
    expect((await kept())?.errors).toMatchObject([{ path: 'proxyAccepted', code: 'required' }]);
    await add(id, { quantity: 'many' });
    expect((await kept())?.errors).toMatchObject([{ path: 'quantity', code: 'invalidType' }]);
    await add('');
    expect((await kept())?.errors).toMatchObject([{ path: 'sacrificeId', code: 'required' }]);
    expect(client.cookies.get('cart')).toBeUndefined();
  });

  it('takes a name of 120 letters, and names the field of a longer one', async () => {
    const id = await addSacrifice(app);
    await add(id, { name2: 'م'.repeat(121) });
    expect((await kept())?.errors).toMatchObject([{ path: 'name2', code: 'tooLong' }]);
    expect(client.cookies.get('cart')).toBeUndefined();
    await add(id, { name2: 'م'.repeat(120) });
    expect(cart().items).toHaveLength(1);
  });

  it('is refused at its country before orders open', async () => {
    const id = await addSacrifice(app, { opensAt: new Date('2027-01-01T00:00:00Z') });
    await add(id);
    const memory = await kept();
    expect(memory?.errors).toMatchObject([{ path: 'sacrificeId', code: 'invalidSelection' }]);
    expect(memory?.fields).toMatchObject({ sacrificeId: id, name1: 'هدى السالم' });
    expect(client.cookies.get('cart')).toBeUndefined();
  });

  it('of too many shares is one error, which names the limit', async () => {
    const few = await addSacrifice(app);
    const many = await addSacrifice(app, { stock: 20 });
    for (const [id, quantity, limit] of [
      [many, '60', 14],
      [many, '15', 14],
      [few, '30', 7],
      [few, '٨', 7],
    ] as const) {
      await add(id, { quantity });
      expect((await kept())?.errors).toMatchObject([{ path: 'quantity', code: 'tooHigh', limit }]);
    }
  });

  it('beyond the fields for names is the same error, with all names and with none', async () => {
    const udhiyah = await addSacrifice(app, { stock: 20 });
    const vow = await addSacrifice(app, { stock: 20 }, 'vow');
    const none = { name1: '', name2: '', name3: '' };
    for (const [id, typed] of [
      [udhiyah, names(15)],
      [udhiyah, names(14)],
      [vow, none],
    ] as const) {
      await add(id, { quantity: '15', ...typed });
      expect((await kept())?.errors).toMatchObject([{ path: 'quantity', code: 'tooHigh', limit: 14 }]);
    }
    expect(client.cookies.get('cart')).toBeUndefined();
    await add(udhiyah, { quantity: '14', ...names(14) });
    expect(cart().items).toMatchObject([{ sacrificeId: udhiyah, quantity: 14 }]);
    client.cookies.clear();
    await add(vow, { quantity: '14', ...none });
    expect(cart().items).toMatchObject([{ sacrificeId: vow, quantity: 14 }]);
  });

  it('shows what the fields say when asked to, without an error', async () => {
    const id = await addSacrifice(app);
    expect(await add(id, { next: 'show', name2: '', proxyAccepted: '' })).toMatchObject({ status: 303 });
    expect(await kept()).toMatchObject({ errors: [], fields: { quantity: '2', sacrificeId: id } });
    expect(client.cookies.get('cart')).toBeUndefined();
  });

  it('is told where the price of a share was another one on the page, and read in the cart before paying', async () => {
    const id = await addSacrifice(app);
    expect(await add(id, { shownFor: id, shownPrice: '6800', next: 'checkout' })).toMatchObject({
      location: '/ar/checkout',
    });
    await add(id, { shownFor: id, shownPrice: '6800' });
    expect((await kept())?.done?.message).not.toContain('تغيّر السعر');
    expect(await add(id, { shownFor: id, shownPrice: '6000', next: 'checkout' })).toMatchObject({
      location: '/ar/cart',
    });
    expect((await kept())?.done?.message).toContain('تغيّر السعر');
  });

  it('chosen without script after another was shown goes to the cart, and no price is said to have changed', async () => {
    const [shown, id] = [await addSacrifice(app, { priceMinor: 5000 }), await addSacrifice(app)];
    expect(await add(id, { shownFor: shown, shownPrice: '5000', next: 'checkout' })).toMatchObject({
      location: '/ar/cart',
    });
    expect((await kept())?.done?.message).not.toContain('تغيّر السعر');
  });

  it('takes a vow without names', async () => {
    const id = await addSacrifice(app, {}, 'vow');
    await add(id, { name1: '', name2: '' });
    expect(cart().items).toHaveLength(1);
    expect(cart().key).toBeUndefined();
  });

  it('keeps the number of shares, which have names', async () => {
    const id = await addSacrifice(app);
    await add(id);
    await client.post('/cart/change', { id: cart().items[0]!.id, quantity: '5', locale: 'en', returnTo: '/cart' });
    expect(cart().items[0]!.quantity).toBe(2);
  });
});

describe('a sacrifice in the cart', () => {
  it('says what is left when others took shares, and closes by the clock', async () => {
    const id = await addSacrifice(app, { closesLocal: '2026-11-20T18:00' });
    await add(id);
    await give(app, { items: [sacrificeItem(id, 6)], paymentMethod: 'bank' });
    expect(await line()).toMatchObject({ isClosed: false, remaining: 6800, title: { en: 'Qurbani: cow, Sudan' } });
    app.clock.now = new Date('2026-11-20T16:00:00Z');
    expect(await line()).toMatchObject({ isClosed: true, closedBecause: 'cutOff' });
  });

  it('whose last seventh went is told before paying: the checkout leads back to the cart', async () => {
    const id = await addSacrifice(app);
    await add(id);
    await give(app, { items: [sacrificeItem(id, 6)], paymentMethod: 'bank' });
    expect(await client.post('/checkout', donor)).toMatchObject({ status: 303, location: '/cart' });
  });

  it('whose cut-off passes while the cart is open is told before paying, and nothing is ordered', async () => {
    const id = await addSacrifice(app, { closesLocal: '2026-11-20T18:00' });
    await add(id);
    const before = await count(app, 'orders');
    app.clock.now = new Date('2026-11-20T16:00:00Z');
    expect(await client.post('/checkout', donor)).toMatchObject({ status: 303, location: '/cart' });
    expect(await client.post('/checkout', { ...donor, method: 'card' })).toMatchObject({ location: '/cart' });
    expect(canPayLines(await describeCart(app.services, cart()))).toBe(false);
    expect(await count(app, 'orders')).toBe(before);
  });

  it('is ordered with its names', async () => {
    const id = await addSacrifice(app);
    await add(id);
    const { location } = await client.post('/checkout', donor);
    expect(location).toMatch(/^\/checkout\/thank-you\/\d+$/);
    expect(client.cookies.get('cart')).toBeUndefined();
  });
});

describe('a sacrifice that can no longer be ordered as it stands', () => {
  it('keeps what is left, with the names that come first, by one button', async () => {
    const id = await addSacrifice(app);
    await add(id, { quantity: '3', ...names(3) });
    await give(app, { items: [sacrificeItem(id, 5)], paymentMethod: 'bank' });
    expect(await line()).toMatchObject({ isClosed: false, remaining: 2 * 6800 });
    await client.post('/cart/reduce', { id: cart().items[0]!.id, locale: 'en', returnTo: '/cart' });
    expect(await line()).toMatchObject({ quantity: 2, names: ['Person 1', 'Person 2'], amount: 2 * 6800 });
    expect(canPayLines(await describeCart(app.services, cart()))).toBe(true);
  });

  it('says which of the causes it is', async () => {
    const id = await addSacrifice(app);
    await add(id);
    const before = cart();
    expect((await line()).closedBecause).toBeUndefined();
    client.cookies.delete('cart-key');
    expect(await line()).toMatchObject({ isClosed: true, closedBecause: 'names' });
    client.cookies.set('cart-key', before.key!);
    await give(app, { items: [sacrificeItem(id, 7)], paymentMethod: 'bank' });
    expect(await line()).toMatchObject({ isClosed: true, closedBecause: 'soldOut' });
    app.clock.now = new Date('2028-01-01T00:00:00Z');
    expect(await line()).toMatchObject({ isClosed: true, closedBecause: 'cutOff' });
    app.clock.now = new Date(TEST_NOW);
    await app.services.db.update(sacrifices).set({ status: 'draft' }).where(eq(sacrifices.id, id));
    expect(await line()).toMatchObject({ isClosed: true, closedBecause: 'gone' });
  });

  it('stays a line of its own beside another for other people, or for nobody by name', async () => {
    const id = await addSacrifice(app, { animal: 'sheep', size: 1, stock: 9 }, 'vow');
    for (const name1 of ['', '', 'Huda']) await add(id, { quantity: '1', name1, name2: '', name3: '' });
    expect(cart().items.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });
});

const payingNow = () => findReplacedOrder(app.services, ({ name }) => client.cookies.get(name));
const ofOrders = async () =>
  // Without an order PostgreSQL lists a row that was updated wherever it has space.
  (await app.services.db.select().from(orders).orderBy(orders.id))
    .map(({ method, status }) => `${method} ${status}`)
    .slice(-2);
const paymentOf = async (orderId: string): Promise<string> =>
  (await app.services.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id)).at(-1)!.id;

describe('whoever comes back to pay for a sacrifice in another way', () => {
  const byCard = { ...donor, method: 'card' };
  it('is not told that the last shares, which they hold themselves, are taken, and gets them again', async () => {
    const id = await addSacrifice(app);
    await add(id, { quantity: '7', ...names(7) });
    expect((await client.post('/checkout', byCard)).location).toMatch(/checkout\?order=\d+$/);
    const first = await payingNow();
    expect(first).toBeDefined();
    const shown = await describeCart(app.services, cart(), first);
    expect(shown.lines).toMatchObject([{ isClosed: false, quantity: 7 }]);
    expect(canPayLines(shown)).toBe(true);
    // To anybody else they are taken.
    expect((await line()).isClosed).toBe(true);
    expect((await client.post('/checkout', { ...donor, method: 'bank' })).location).toMatch(/thank-you\/\d+$/);
    expect(await ofOrders()).toEqual(['stripe cancelled', 'bank awaitingTransfer']);
    const held = await app.services.db.select().from(sacrificeShares).where(eq(sacrificeShares.sacrificeId, id));
    expect(held).toHaveLength(7);
    expect(stripe.payments.get(`pi_${await paymentOf(first!)}`)).toMatchObject({ status: 'cancelled' });
  });

  it('keeps the order whose payment has arrived meanwhile, and pays no second one', async () => {
    const id = await addSacrifice(app);
    await add(id, { quantity: '7', ...names(7) });
    await client.post('/checkout', byCard);
    const first = (await payingNow())!;
    const held = client.cookies.get('cart')!;
    stripe.turn(`pi_${await paymentOf(first)}`, 'succeeded');
    client.cookies.set('cart', held);
    await client.post('/checkout', { ...donor, method: 'bank' });
    expect((await kept())?.errors.map(({ message }) => message).join()).toContain(
      'that you started earlier has arrived',
    );
    const [row] = await app.services.db.select().from(orders).where(eq(orders.id, first));
    expect(row!.status).toBe('paid');
    expect(
      await app.services.db.select().from(sacrificeShares).where(eq(sacrificeShares.sacrificeId, id)),
    ).toHaveLength(7);
    expect((await ofOrders()).at(-1)).toBe('stripe paid');
  });

  it('is nobody without the key of the order', async () => {
    const id = await addSacrifice(app);
    await add(id, { quantity: '7', ...names(7) });
    await client.post('/checkout', byCard);
    for (const name of client.cookies.keys()) if (name.startsWith('order-')) client.cookies.set(name, 'another key');
    expect(await payingNow()).toBeUndefined();
    expect(await client.post('/checkout', { ...donor, method: 'bank' })).toMatchObject({ location: '/cart' });
  });
});
