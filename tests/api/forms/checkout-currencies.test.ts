import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { amountFor } from '#src/domain/exchange.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { offerCurrencies, storeRates } from '#tests/fixtures/exchange-rates.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { count, createGivingApp, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let client: FormClient;
let projectId: string;
const euros = { from: 'EUR', to: 'USD', rate: '1.0812' } as const;
beforeAll(async () => {
  ({ app } = await createGivingApp());
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
  await offerCurrencies(app, ['USD', 'EUR', 'GBP', 'JPY']);
  await storeRates(app, { EUR: euros.rate, JPY: '0.006442' });
});
beforeEach(async () => {
  client = createFormClient(app.services);
  await client.post('/cart/add', { type: 'project', projectId, preset: '1000', locale: 'en', returnTo: '/' });
});
afterAll(() => app.close());

const fields = (more: Record<string, string> = {}) => ({
  fullName: 'Huda Al-Salem',
  email: 'huda@example.org',
  method: 'bank',
  locale: 'ar',
  returnTo: '/checkout',
  currency: 'USD',
  wantedCurrency: 'USD',
  ...more,
});

test('another currency shows the page again with what was typed, and places nothing', async () => {
  const before = await count(app, 'orders');
  const { location } = await client.post('/checkout', fields({ wantedCurrency: 'EUR' }));
  expect(location).toBe('/ar/checkout?currency=EUR');
  expect(client.cookies.has('checkout')).toBe(true);
  expect(await count(app, 'orders')).toBe(before);
});

test('the button that shows the sums never pays, also where the currency stays the same', async () => {
  const before = await count(app, 'orders');
  const { location } = await client.post('/checkout', fields({ showsCurrency: '1' }));
  expect(location).toBe('/ar/checkout?currency=USD');
  expect(await count(app, 'orders')).toBe(before);
});

test('the order is of the sums that were shown, and counts as what was chosen', async () => {
  const shown = { currency: 'EUR', wantedCurrency: 'EUR' };
  const { location } = await client.post(
    '/checkout',
    fields({ ...shown, expectedTotal: String(amountFor(1000, euros)) }),
  );
  const number = Number(/(\d+)$/.exec(location ?? '')![1]);
  const [order] = await app.services.db.select().from(orders).where(eq(orders.number, number));
  expect(order).toMatchObject({ currency: 'EUR', totalMinor: amountFor(1000, euros) });
});

test('several times a chosen amount are converted as one sum', async () => {
  for (let more = 0; more < 9; more += 1)
    await client.post('/cart/add', { type: 'project', projectId, preset: '1000', locale: 'en', returnTo: '/' });
  const { location } = await client.post('/checkout', fields({ currency: 'EUR', wantedCurrency: 'EUR' }));
  const number = Number(/(\d+)$/.exec(location ?? '')![1]);
  const [order] = await app.services.db.select().from(orders).where(eq(orders.number, number));
  // Ten times the rounded amount would be a cent more.
  expect(order).toMatchObject({ currency: 'EUR', totalMinor: amountFor(10_000, euros) });
  expect(amountFor(1000, euros) * 10).toBeGreaterThan(amountFor(10_000, euros));
});

test('sums that are not those of the page, as after another rate, are shown again first', async () => {
  const before = await count(app, 'orders');
  const shown = { currency: 'EUR', wantedCurrency: 'EUR', expectedTotal: '1000' };
  const { location } = await client.post('/checkout', fields({ ...shown, returnTo: '/checkout?currency=EUR' }));
  expect(location).toBe('/ar/checkout?currency=EUR#checkout');
  expect(await count(app, 'orders')).toBe(before);
});

test('a currency without a rate places nothing, and the cart is kept', async () => {
  const before = await count(app, 'orders');
  const shown = { currency: 'GBP', wantedCurrency: 'GBP' };
  const { location } = await client.post('/checkout', fields({ ...shown, returnTo: '/checkout?currency=GBP' }));
  expect(location).toBe('/ar/checkout?currency=GBP#checkout');
  expect(await count(app, 'orders')).toBe(before);
  expect(client.cookies.has('cart')).toBe(true);
});

test('a large zakat in a currency of small units is within its bounds', async () => {
  const zakatDonor = createFormClient(app.services);
  await zakatDonor.post('/cart/add-zakat', { amount: '50000', locale: 'en', returnTo: '/projects/zakat' });
  const { location } = await zakatDonor.post('/checkout', fields({ currency: 'JPY', wantedCurrency: 'JPY' }));
  expect(location).toMatch(/\/checkout\/thank-you\/\d+$/);
});
