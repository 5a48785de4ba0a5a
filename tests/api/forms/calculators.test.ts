import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { kafaratPrices } from '#src/server/platform/db/schema/kafarat.ts';
import { readStockPurgePage } from '#src/server/stocks/stock-purge-page.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let client: FormClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const cart = () => client.cart();
const flash = () => consumeFormFlash(app.services, client.cookies.get('form'));
const stocks = (more: Record<string, string> = {}) => ({
  locale: 'ar',
  returnTo: '/projects/stock-purge',
  next: 'stay',
  symbol0: 'nje',
  shares0: '١٬٠٠٠٫٥',
  period0: '2025',
  ...more,
});
const oaths = (more: Record<string, string> = {}) => ({
  locale: 'tr',
  returnTo: '/projects/type/kafarat',
  next: 'stay',
  kind: 'oath',
  count: '2',
  country: 'YE',
  ...more,
});

describe('the worksheet without script', () => {
  it('keeps what was typed for the next page', async () => {
    expect(await client.post('/stock-purge/calculate', stocks())).toMatchObject({
      status: 303,
      location: '/ar/projects/stock-purge#purification-result',
    });
    expect((await flash())?.fields).toMatchObject({ symbol0: 'nje', shares0: '١٬٠٠٠٫٥' });
  });

  it('names the cell that cannot be read, and gives another row without asking for it', async () => {
    await client.post('/stock-purge/calculate', stocks({ shares0: 'many' }));
    expect((await flash())?.errors).toMatchObject([{ path: 'shares0', code: 'invalidType' }]);
    await client.post('/stock-purge/calculate', stocks({ shares0: '0.1234567' }));
    expect((await flash())?.errors).toMatchObject([{ path: 'shares0', code: 'invalidFormat' }]);
    await client.post('/stock-purge/calculate', stocks({ shares0: '', rows: '3', more: '1' }));
    expect(await flash()).toMatchObject({ errors: [], fields: { rows: '3', more: '1' } });
  });
});

describe('purification in the cart', () => {
  it('is one line at the sum that the server computes, with what it is for', async () => {
    await client.post('/cart/add-stock', stocks({ shown: '3142' }));
    expect(cart().items).toMatchObject([
      { type: 'stock', price: 3142, quantity: 1, stocks: [{ symbol: 'NJE', shares: 1000.5, period: '2025' }] },
    ]);
    expect((await flash())?.done?.message).not.toContain('تغيّر');
    const view = await describeCart(app.services, cart());
    expect(view).toMatchObject({
      total: 3142,
      lines: [{ isClosed: false, facts: { holdings: [{ symbol: 'NJE', rate: '0.0314', shares: 1000.5 }] } }],
    });
  });

  it('is one sum: no count changes it', async () => {
    await client.post('/cart/add-stock', stocks({ shown: '3142' }));
    await client.post('/cart/change', { id: cart().items[0]!.id, quantity: '3', locale: 'en', returnTo: '/cart' });
    expect(cart().items).toMatchObject([{ type: 'stock', price: 3142, quantity: 1 }]);
  });

  it('tells where the sum on the page was another one', async () => {
    await client.post('/cart/add-stock', stocks({ shown: '3000' }));
    expect((await flash())?.done?.message).toContain('تغيّر السعر');
  });

  it('over the most of one payment is refused with the limit that the page shows', async () => {
    await client.post('/cart/add-stock', stocks({ shares0: '40000000' }));
    const { maximum } = await readStockPurgePage(app.services, 'ar');
    expect((await flash())?.errors).toMatchObject([{ path: 'stocks', code: 'tooHigh', limit: maximum }]);
    expect(cart().items).toEqual([]);
  });

  it('names the row whose symbol or period has no rate', async () => {
    await client.post('/cart/add-stock', stocks({ symbol1: 'XYZ', shares1: '5', period1: '2025', period0: '2020' }));
    expect((await flash())?.errors).toMatchObject([
      { path: 'period0', code: 'invalidSelection' },
      { path: 'symbol1', code: 'invalidSelection' },
    ]);
    await client.post('/cart/add-stock', stocks({ symbol0: '', shares0: '' }));
    expect((await flash())?.errors).toMatchObject([{ path: 'symbol0', code: 'required' }]);
    expect(cart().items).toEqual([]);
  });
});

describe('kafarah in the cart', () => {
  it('is one line for each kind, with its number', async () => {
    await client.post('/cart/add-kafarah', oaths());
    await client.post('/cart/add-kafarah', oaths({ kind: 'fidya', count: '30', country: '' }));
    expect(cart().items).toMatchObject([
      { type: 'kafarah', price: 4000, quantity: 2, kafarat: { kind: 'oath', country: 'YE' } },
      { type: 'kafarah', price: 400, quantity: 30, kafarat: { kind: 'fidya' } },
    ]);
    expect(await describeCart(app.services, cart())).toMatchObject({
      total: 20_000,
      lines: [{ facts: { persons: 20, country: 'YE' } }, { facts: { persons: 30, country: 'YE' } }],
    });
  });

  it('is told when the price has changed since', async () => {
    await client.post('/cart/add-kafarah', oaths());
    await app.services.db.update(kafaratPrices).set({ priceMinor: 450 }).where(eq(kafaratPrices.country, 'YE'));
    expect((await describeCart(app.services, cart())).lines[0]).toMatchObject({
      price: 4500,
      formerPrice: 4000,
      amount: 9000,
    });
    await app.services.db.update(kafaratPrices).set({ isAvailable: false }).where(eq(kafaratPrices.country, 'YE'));
    expect((await describeCart(app.services, cart())).lines[0]).toMatchObject({ isClosed: true });
    await app.services.db
      .update(kafaratPrices)
      .set({ priceMinor: 400, isAvailable: true })
      .where(eq(kafaratPrices.country, 'YE'));
  });

  it('leads to the cart, not to paying, when the price is not the one that was shown', async () => {
    const shown = await client.post('/cart/add-kafarah', oaths({ next: 'checkout', shown: '7000' }));
    expect(shown.location).toBe('/tr/cart');
    expect((await flash())?.done?.message).toContain('80');
    const same = await client.post('/cart/add-kafarah', oaths({ next: 'checkout', shown: '8000' }));
    expect(same.location).toBe('/tr/checkout');
  });

  it('of another choice than the shown sum leads to the cart, and does not say that a price has changed', async () => {
    const other = { next: 'checkout', shown: '4000', shownFor: 'zihar 1 YE' };
    expect((await client.post('/cart/add-kafarah', oaths(other))).location).toBe('/tr/cart');
    const message = (await flash())?.done?.message ?? '';
    expect(message).toContain('80');
    await client.post('/cart/add-kafarah', oaths({ next: 'checkout', shown: '7000' }));
    // The same sum with one sentence more.
    expect((await flash())?.done?.message).toMatch(new RegExp(`^${message.replace(/[$.()]/g, String.raw`\$&`)}. `));
  });

  it('names a number that cannot be read, and a country without food', async () => {
    await client.post('/cart/add-kafarah', oaths({ count: 'two' }));
    expect((await flash())?.errors).toMatchObject([{ path: 'count', code: 'invalidType' }]);
    await client.post('/cart/add-kafarah', oaths({ country: 'LB' }));
    expect((await flash())?.errors).toMatchObject([{ path: 'country', code: 'invalidSelection' }]);
    await client.post('/kafarat/calculate', oaths({ count: '0' }));
    expect((await flash())?.errors).toMatchObject([{ path: 'count', code: 'tooLow', limit: 1 }]);
    await client.post('/kafarat/calculate', oaths());
    expect(await flash()).toMatchObject({ errors: [], fields: { kind: 'oath', count: '2' } });
  });
});
