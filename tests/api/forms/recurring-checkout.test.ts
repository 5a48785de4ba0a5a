import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeCart } from '#src/contracts/cart.ts';
import type { Cart } from '#src/domain/cart.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { settle } from '#src/server/settlement/settle.ts';
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
  stripe.health = 'up';
  client = createFormClient(app.services);
  await client.post('/cart/add', { type: 'project', projectId, preset: '1000', locale: 'en', returnTo: '/' });
});
afterAll(() => app.close());
const donor = (more: Record<string, string> = {}) => ({
  fullName: 'Huda Al-Salem',
  email: 'huda@example.org',
  method: 'bank',
  locale: 'ar',
  returnTo: '/checkout',
  ...more,
});
const cartOf = (browser: FormClient): Cart => {
  const read = decodeCart(browser.cookies.get('cart'), browser.cookies.get('cart-key'));
  if (!('cart' in read)) throw new Error('the cart cannot be read');
  return read.cart;
};
const numberIn = (location: string | null): string => /(\d+)$/.exec(location ?? '')![1]!;
const monthly = (more: Record<string, string> = {}) => donor({ method: 'card', donationFrequency: 'month', ...more });
const recurringOf = async (location: string | null) =>
  rowsOf<{ interval: string; amount: string }>(
    app.services.db,
    sql`
  select r.interval, r.amount_minor::text as amount from subscriptions r join orders o on o.id = r.order_id where o.number = ${numberIn(location)}::bigint`,
  );

describe('a checkout with an interval', () => {
  it('makes the only line of the cart recurring', async () => {
    const { location } = await client.post('/checkout', monthly());
    expect(await recurringOf(location)).toEqual([{ interval: 'month', amount: '1000' }]);
  });

  it('asks which of several lines recurs, and keeps the others in the cart with their personal data', async () => {
    await client.post('/cart/add', {
      type: 'project',
      projectId,
      preset: '2000',
      isGift: 'on',
      giftReceiverName: 'Salma',
      giftReceiverPhoneNumber: '+966501234567',
      locale: 'en',
      returnTo: '/',
    });
    expect((await client.post('/checkout', monthly())).location).toBe('/ar/checkout?donationFrequency=month');
    const gift = cartOf(client).items[1]!;
    expect(
      (
        await client.post('/cart/repeat', {
          id: gift.id,
          interval: 'month',
          locale: 'ar',
          returnTo: '/checkout?donationFrequency=month',
        })
      ).location,
    ).toBe('/ar/checkout?donationFrequency=month');
    expect(cartOf(client)).toMatchObject({
      items: [{ price: 1000 }],
      pendingSubscription: { interval: 'month', item: { price: 2000 } },
    });
    const { location } = await client.post('/checkout', monthly());
    expect(await recurringOf(location)).toEqual([{ interval: 'month', amount: '2000' }]);
    expect(
      await rowsOf(
        app.services.db,
        sql`select p.gift_receiver_name as name from order_item_people p join order_items i on i.id = p.item_id join orders o on o.id = i.order_id where o.number = ${numberIn(location)}::bigint`,
      ),
    ).toEqual([{ name: 'Salma' }]);
  });

  it('makes the former pending donation a line again when another tab chooses another', async () => {
    await client.post('/cart/add', { type: 'project', projectId, preset: '2000', locale: 'en', returnTo: '/' });
    const [a, b] = cartOf(client).items;
    for (const { id } of [a!, b!])
      await client.post('/cart/repeat', {
        id,
        interval: 'month',
        locale: 'ar',
        returnTo: '/checkout?donationFrequency=month',
      });
    expect(cartOf(client)).toMatchObject({ items: [{ price: 1000 }], pendingSubscription: { item: { price: 2000 } } });
  });

  it('keeps the personal data of two donations to one project with their own lines', async () => {
    const giftFor = (name: string, preset: string, more: Record<string, string> = {}) =>
      client.post('/cart/add', {
        type: 'project',
        projectId,
        preset,
        isGift: 'on',
        giftReceiverName: name,
        giftReceiverPhoneNumber: '+966501234567',
        locale: 'en',
        returnTo: '/',
        ...more,
      });
    await client.post('/cart/clear', { locale: 'en' });
    await giftFor('Huda', '1000');
    const { id } = cartOf(client).items[0]!;
    await giftFor('Salma', '2000', { frequency: 'regular', interval: 'week' });
    await client.post('/cart/repeat', {
      id,
      interval: 'month',
      locale: 'ar',
      returnTo: '/checkout?donationFrequency=month',
    });
    const view = await describeCart(app.services, cartOf(client));
    expect([view.pending!.line.giftReceiverName, view.lines.map(({ giftReceiverName }) => giftReceiverName)]).toEqual([
      'Huda',
      ['Salma'],
    ]);
  });

  it.each([
    [{}, 'id', 'required'],
    [{ id: 'zakat' }, 'id', 'invalidSelection'],
    [{ id: 'zakat', interval: 'hour' }, 'interval', 'invalidSelection'],
  ])('refuses a choice of %o', async (fields, path, code) => {
    const answer = await client.post('/cart/repeat', {
      interval: 'month',
      locale: 'ar',
      returnTo: '/checkout?donationFrequency=month',
      ...fields,
    });
    expect(answer.location).toBe('/ar/checkout?donationFrequency=month#cart-repeat');
    expect((await consumeFormFlash(app.services, client.cookies.get('form')))?.errors).toContainEqual(
      expect.objectContaining({ path, code }),
    );
  });
});

const isTaken = { location: '/cart', status: 303 };
const wish = async (browser: FormClient, childId: string) => {
  await browser.post('/cart/clear', { locale: 'en' });
  const child = { type: 'project', projectId: childId, preset: '4500', frequency: 'regular', interval: 'month' };
  await browser.post('/cart/add', { ...child, locale: 'en', returnTo: '/', next: 'checkout' });
};
const pay = (browser: FormClient, email: string) =>
  browser.post('/checkout', donor({ method: 'card', donationFrequency: 'month', email, locale: 'en' }));
const lineOf = async (browser: FormClient) => (await describeCart(app.services, cartOf(browser))).pending?.line;

describe('a child in the cart of two donors', () => {
  it('goes to one of them when both pay at once; the other is told in the cart and has no payment', async () => {
    const child = await projectOf(app, 'monthly-care-for-omar-11');
    const browsers = [client, createFormClient(app.services)] as const;
    await Promise.all(browsers.map((browser) => wish(browser, child.id)));
    const payments = await count(app, 'payments');
    const answers = await Promise.all(browsers.map((browser, index) => pay(browser, `sponsor${index}@example.org`)));
    expect(answers.filter(({ location }) => /\?order=\d+$/.test(location ?? ''))).toHaveLength(1);
    const other = answers.findIndex(({ location }) => location === '/cart');
    expect(answers[other]).toMatchObject(isTaken);
    expect(await count(app, 'payments')).toBe(payments + 1);
    expect(await lineOf(browsers[other]!)).toMatchObject({ isSponsored: true, isClosed: false });
    // The first month is paid: now nobody else can give it.
    const paid = [...stripe.payments.keys()].at(-1)!;
    stripe.turn(paid, 'succeeded');
    await settle(app.services, stripe.payments.get(paid)!.paymentId!, 'test');
    expect(await lineOf(browsers[other]!)).toMatchObject({ isSponsored: true, isClosed: true });
    expect(await pay(browsers[other]!, 'sponsor9@example.org')).toMatchObject(isTaken);
    expect(await count(app, 'payments')).toBe(payments + 1);
  });
});
