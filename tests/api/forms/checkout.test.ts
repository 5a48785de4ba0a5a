import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { decodeCart } from '#src/contracts/cart.ts';
import type { Cart } from '#src/domain/cart.ts';
import { describeCart } from '#src/server/cart/cart.service.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { readEnv } from '#src/server/env.ts';
import { createPaymentDone } from '#src/server/forms/payment-done.ts';
import { takeKeptForm } from '#src/server/forms/kept-form.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { count, createGivingApp, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let client: FormClient;
let projectId: string;
let stripe: FakeStripe;
beforeAll(async () => {
  ({ app, stripe } = await createGivingApp());
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(async () => {
  stripe.mood = 'well';
  client = createFormClient(app.services);
  await client.post('/cart/add', { type: 'project', projectId, preset: '1000', locale: 'en', returnTo: '/' });
});
afterAll(() => app.close());

const giver = (more: Record<string, string> = {}) => ({ fullName: 'Huda Al-Salem', email: 'huda@example.org', method: 'bank', locale: 'ar', returnTo: '/checkout', ...more });
const cartOf = (browser: FormClient): Cart => {
  const read = decodeCart(browser.cookies.get('cart'), browser.cookies.get('cart-key'));
  if (!('cart' in read)) throw new Error('the cart cannot be read');
  return read.cart;
};
const numberIn = (location: string | null): string => /(\d+)$/.exec(location ?? '')![1]!;

describe('the checkout form', () => {
  it('writes the order of a transfer, keeps its key in a cookie, and empties the cart', async () => {
    const { location } = await client.post('/checkout', giver());
    expect(location).toMatch(/^\/ar\/checkout\/thank-you\/\d+$/);
    expect(client.cookies.get(`order-${numberIn(location)}`)).toBeTruthy();
    expect(client.cookies.has('cart')).toBe(false);
  });

  it('leads to the card with the order written and the cart kept', async () => {
    const { location } = await client.post('/checkout', giver({ method: 'card' }));
    expect(location).toMatch(/^\/ar\/checkout\?order=\d+$/);
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('is one order however often it is pressed, and another with another name', async () => {
    const before = await count(app, 'orders');
    const first = await client.post('/checkout', giver({ method: 'card' }));
    const again = await Promise.all([client.post('/checkout', giver({ method: 'card' })), client.post('/checkout', giver({ method: 'card' }))]);
    for (const { location } of again) expect(location).toBe(first.location);
    expect(await count(app, 'orders')).toBe(before + 1);
    const other = await client.post('/checkout', giver({ method: 'card', fullName: 'Somebody Else' }));
    expect(other.location).not.toBe(first.location);
  });

  it.each([
    ['a missing name', { fullName: '' }, 'donor.fullName', 'required'],
    ['an address that is none', { email: 'huda@example' }, 'donor.email', 'invalidEmail'],
    ['no way to pay', { method: '' }, 'method', 'required'],
    ['a way to pay that is none', { method: 'cash' }, 'method', 'invalidSelection'],
  ])('refuses %s and keeps what was typed', async (_case, more, path, code) => {
    const answer = await client.post('/checkout', giver(more));
    expect(answer.location).toBe('/ar/checkout#checkout');
    const form = await takeKeptForm(app.services, client.cookies.get('form'));
    expect(form?.errors).toContainEqual(expect.objectContaining({ path, code }));
    expect(form?.fields).toMatchObject({ email: 'huda@example.org', ...more });
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('leads to the cart where a line cannot be given any more', async () => {
    const closed = await projectOf(app, 'winter-blankets-for-tents-in-idlib');
    const value = client.cookies.get('cart')!;
    expect(value).not.toContain(closed.id);
    await client.post('/cart/clear', { locale: 'en' });
    expect((await client.post('/checkout', giver())).location).toBe('/ar/cart');
  });

  it('says that nothing was charged when the provider is silent, and goes on with the same order later', async () => {
    stripe.mood = 'silent';
    const before = await count(app, 'orders');
    expect((await client.post('/checkout', giver({ method: 'card' }))).location).toBe('/ar/checkout#checkout');
    stripe.mood = 'well';
    expect((await client.post('/checkout', giver({ method: 'card' }))).location).toMatch(/\?order=\d+$/);
    expect(await count(app, 'orders')).toBe(before + 1);
  });

  it('gives nothing that its page did not show: a cart changed in another tab, a price changed by us', async () => {
    const before = await count(app, 'orders');
    const attempt = client.cookies.get('attempt')!;
    await client.post('/cart/add', { type: 'project', projectId, preset: '2000', locale: 'en', returnTo: '/' });
    for (const stale of [{ attempt, shownGift: '1000' }, { attempt: client.cookies.get('attempt')!, shownGift: '1000' }]) {
      expect((await client.post('/checkout', giver(stale))).location).toBe('/ar/checkout#checkout');
      expect(await takeKeptForm(app.services, client.cookies.get('form'))).toMatchObject({ fields: { email: 'huda@example.org' }, errors: [{ path: '' }] });
    }
    expect(await count(app, 'orders')).toBe(before);
    expect((await client.post('/checkout', giver({ attempt: client.cookies.get('attempt')!, shownGift: '3000' }))).location).toMatch(/thank-you/);
  });

  it('is taken sixty times an hour from one place, and says so then with nothing lost', async () => {
    const { cookies } = client;
    client = createFormClient({ ...app.services, env: readEnv({}) });
    for (const [name, value] of cookies) client.cookies.set(name, value);
    for (let n = 0; n < 60; n += 1) expect((await client.post('/checkout', giver({ method: 'card' }))).location).toMatch(/order=/);
    expect((await client.post('/checkout', giver({ method: 'card' }))).location).toBe('/ar/checkout#checkout');
    expect(await takeKeptForm(app.services, client.cookies.get('form'))).toMatchObject({ fields: { email: 'huda@example.org' }, errors: [{ path: '' }] });
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('never keeps a card or a password, whatever a form is made to send', async () => {
    await client.post('/checkout', giver({ fullName: '', cardNumber: '4242424242424242', password: 'secret' }));
    const form = await takeKeptForm(app.services, client.cookies.get('form'));
    expect(JSON.stringify(form)).not.toMatch(/4242|secret/);
  });
});

const monthly = (more: Record<string, string> = {}) => giver({ method: 'card', donationFrequency: 'month', ...more });
const recurringOf = async (location: string | null) => rowsOf<{ interval: string; amount: string }>(app.services.db, sql`
  select r.interval, r.amount_minor::text as amount from recurring_donations r join orders o on o.id = r.order_id where o.number = ${numberIn(location)}::bigint`);

describe('a checkout that asks for an interval', () => {
  it('makes the only line of the cart recurring', async () => {
    const { location } = await client.post('/checkout', monthly());
    expect(await recurringOf(location)).toEqual([{ interval: 'month', amount: '1000' }]);
  });

  it('asks which of several lines, and lets the others wait in the cart with what they know of people', async () => {
    await client.post('/cart/add', { type: 'project', projectId, preset: '2000', isGift: 'on', giftReceiverName: 'Salma', giftReceiverPhoneNumber: '+966501234567', locale: 'en', returnTo: '/' });
    expect((await client.post('/checkout', monthly())).location).toBe('/ar/checkout?donationFrequency=month');
    const gift = cartOf(client).items[1]!;
    expect((await client.post('/cart/repeat', { id: gift.id, interval: 'month', locale: 'ar', returnTo: '/checkout?donationFrequency=month' })).location).toBe('/ar/checkout?donationFrequency=month');
    expect(cartOf(client)).toMatchObject({ items: [{ price: 1000 }], pendingSubscription: { interval: 'month', item: { price: 2000 } } });
    const { location } = await client.post('/checkout', monthly());
    expect(await recurringOf(location)).toEqual([{ interval: 'month', amount: '2000' }]);
    expect(await rowsOf(app.services.db, sql`select p.gift_receiver_name as name from order_item_people p join order_items i on i.id = p.item_id join orders o on o.id = i.order_id where o.number = ${numberIn(location)}::bigint`)).toEqual([{ name: 'Salma' }]);
  });

  it('makes a line again of what was held before, when another tab chooses another', async () => {
    await client.post('/cart/add', { type: 'project', projectId, preset: '2000', locale: 'en', returnTo: '/' });
    const [a, b] = cartOf(client).items;
    for (const { id } of [a!, b!]) await client.post('/cart/repeat', { id, interval: 'month', locale: 'ar', returnTo: '/checkout?donationFrequency=month' });
    expect(cartOf(client)).toMatchObject({ items: [{ price: 1000 }], pendingSubscription: { item: { price: 2000 } } });
  });

  it('lets the people of two gifts of one project follow their own lines', async () => {
    const giftFor = (name: string, preset: string, more: Record<string, string> = {}) => client.post('/cart/add', { type: 'project', projectId, preset, isGift: 'on', giftReceiverName: name, giftReceiverPhoneNumber: '+966501234567', locale: 'en', returnTo: '/', ...more });
    await client.post('/cart/clear', { locale: 'en' });
    await giftFor('Huda', '1000');
    const { id } = cartOf(client).items[0]!;
    await giftFor('Salma', '2000', { frequency: 'regular', interval: 'week' });
    await client.post('/cart/repeat', { id, interval: 'month', locale: 'ar', returnTo: '/checkout?donationFrequency=month' });
    const view = await describeCart(app.services, cartOf(client));
    expect([view.pending!.line.giftReceiverName, view.lines.map(({ giftReceiverName }) => giftReceiverName)]).toEqual(['Huda', ['Salma']]);
  });

  it.each([[{}, 'id', 'required'], [{ id: 'zakat' }, 'id', 'invalidSelection'], [{ id: 'zakat', interval: 'hour' }, 'interval', 'invalidSelection']])('refuses a choice of %o', async (fields, path, code) => {
    const answer = await client.post('/cart/repeat', { interval: 'month', locale: 'ar', returnTo: '/checkout?donationFrequency=month', ...fields });
    expect(answer.location).toBe('/ar/checkout?donationFrequency=month#cart-repeat');
    expect((await takeKeptForm(app.services, client.cookies.get('form')))?.errors).toContainEqual(expect.objectContaining({ path, code }));
  });
});

describe('coming back from the card', () => {
  it('empties the cart of what was paid, and of nothing else', async () => {
    await client.post('/cart/add', { type: 'project', projectId, preset: '2000', locale: 'en', returnTo: '/', frequency: 'regular', interval: 'week' });
    const { location } = await client.post('/checkout', giver({ method: 'card', donationFrequency: 'week' }));
    for (const ref of stripe.payments.keys()) if (stripe.payments.get(ref)!.status === 'created') stripe.turn(ref, 'succeeded');
    await client.come(createPaymentDone(async () => app.services), `/checkout/done/${numberIn(location)}`);
    expect(cartOf(client)).toMatchObject({ items: [{ price: 1000 }] });
    expect(cartOf(client).pendingSubscription).toBeUndefined();
    expect(client.cookies.has('paying')).toBe(false);

    const second = await client.post('/checkout', giver({ method: 'card' }));
    expect(second.location).not.toBe(location);
    for (const ref of stripe.payments.keys()) if (stripe.payments.get(ref)!.status === 'created') stripe.turn(ref, 'succeeded');
    await client.come(createPaymentDone(async () => app.services), `/checkout/done/${numberIn(second.location)}`);
    expect(client.cookies.has('cart')).toBe(false);
  });


  it("leads a stranger to the thank-you page and nowhere into another's cart", async () => {
    const { location } = await client.post('/checkout', giver({ method: 'card' }));
    const done = createPaymentDone(async () => app.services);
    const answer = await done.request(`/ar/checkout/done/${numberIn(location)}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/ar/checkout/thank-you/${numberIn(location)}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('keeps the cart while the payment is not proven', async () => {
    const { location } = await client.post('/checkout', giver({ method: 'card' }));
    const done = createPaymentDone(async () => app.services);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await done.request(`/checkout/done/${numberIn(location)}`, { headers: { cookie } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
