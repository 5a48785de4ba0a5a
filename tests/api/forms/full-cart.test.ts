import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeCart, encodeCart } from '#src/contracts/cart.ts';
import { type Cart, type CartItem, MAX_ITEMS, MAX_QUANTITY } from '#src/domain/cart.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { categoryOf, donor, projectOf } from '#tests/fixtures/giving.ts';
import { addSacrifice } from '#tests/fixtures/sacrifices.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let client: FormClient;
let forms: Record<string, Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp();
  const { id: projectId } = await projectOf(app, 'twelve-family-homes-after-the-earthquake');
  forms = {
    'cart/add': { projectId, amount: '25.50', giftMessage: 'For you' },
    'cart/quick-donation': { category: await categoryOf(app, 'water'), preset: '1000', fullName: 'Maryam' },
    'cart/add-zakat': { preset: '50000', cash: '20000' },
    'cart/add-stock': { symbol0: 'nje', shares0: '١٬٠٠٠٫٥', period0: '2025' },
    'cart/add-kafarah': { kind: 'oath', count: '٢', country: 'YE' },
    'cart/add-sacrifice': {
      sacrificeId: await addSacrifice(app),
      quantity: '1',
      name1: 'هدى السالم',
      proxyAccepted: 'on',
    },
  };
});
beforeEach(() => {
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const holding = (items: readonly CartItem[]): void => {
  client.cookies.set('cart', encodeCart({ items }));
};
const zakat = (at: number): CartItem => ({
  id: `zakat-${at}`,
  type: 'zakat',
  price: 1000 + at,
  quantity: 1,
  isGift: false,
  intention: 'zakat',
});
const full = Array.from({ length: MAX_ITEMS }, (_, at) => zakat(at));
const cart = (): Cart => {
  const read = decodeCart(client.cookies.get('cart'));
  if (!('cart' in read)) throw new Error('the cookie cannot be read');
  return read.cart;
};
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const post = (form: string, more: Record<string, string> = {}, headers = {}) =>
  client.post(`/${form}`, { locale: 'en', returnTo: '/x', next: 'stay', ...forms[form], ...more }, headers);
const FULL = 'Your cart is full: it holds 60 donations at most. Pay for them or remove one, then add the new donation.';

describe.each([
  'cart/add',
  'cart/quick-donation',
  'cart/add-zakat',
  'cart/add-stock',
  'cart/add-kafarah',
  'cart/add-sacrifice',
])('a full cart and %s', (form) => {
  it('is told with its limit and the way out, and every field comes back as it was typed', async () => {
    holding(full);
    // A project tells it on its own page, wherever its card stood.
    const page = form === 'cart/add' ? '/projects/twelve-family-homes-after-the-earthquake' : '/x';
    expect(await post(form)).toMatchObject({ status: 303, location: `${page}#${form.replaceAll('/', '-')}` });
    const flash = await kept();
    expect(flash?.errors).toEqual([{ path: 'items', code: 'cartFull', limit: 60, message: FULL }]);
    expect(flash?.fields).toMatchObject(forms[form]!);
    expect(cart().items).toEqual(full);
  });

  it('is told to a script in place, in the language of the page', async () => {
    holding(full);
    const answer = await post(form, { locale: 'ar' }, { accept: 'application/json' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      result: { refusal: 'سلّتك ممتلئة، فهي لا تتّسع لأكثر من 60 تبرّعًا. ادفعها أو أزل أحدها، ثم أضف هذا التبرّع.' },
    });
    expect(cart().items).toEqual(full);
  });

  it('takes it as soon as one line is gone', async () => {
    holding(full.slice(1));
    await post(form);
    expect(await kept()).toMatchObject({ errors: [] });
    expect(cart().items).toHaveLength(MAX_ITEMS);
  });
});

describe('a line that would hold more than the most', () => {
  it('is told how many more it takes, and keeps what it has', async () => {
    await post('cart/add-kafarah', { count: '997' });
    await post('cart/add-kafarah', { count: '3' });
    expect((await kept())?.errors).toMatchObject([{ path: 'items', code: 'lineFull', limit: 2 }]);
    expect(cart().items).toMatchObject([{ quantity: 997 }]);
    await post('cart/add-kafarah', { count: '2' });
    expect(cart().items).toMatchObject([{ quantity: MAX_QUANTITY }]);
    await post('cart/add-kafarah', { count: '1', locale: 'tr' });
    expect((await kept())?.errors[0]!.message).toContain('Sepetinizde bu bağıştan zaten 999 adet var');
  });

  it('is told of a sum too, which is no count', async () => {
    holding([{ ...zakat(0), id: 'zakat', price: 50_000, quantity: MAX_QUANTITY }]);
    const answer = await post('cart/add-zakat', {}, { accept: 'application/json' });
    expect(await answer.json()).toEqual({
      result: {
        refusal: 'Your cart already has 999 of this item, which is the maximum. Pay for those first, then add more.',
      },
    });
  });
});

it('a cart that fills its cookie with few lines says how many it holds', async () => {
  const stocks = Array.from({ length: 40 }, (_, at) => ({
    symbol: `SYMBOL${at}`,
    shares: 1000.123456,
    period: '2025',
  }));
  const big = { ...zakat(0), type: 'stock' as const, intention: 'sadaqah' as const, id: 'stock', stocks };
  holding([big]);
  const rows = Array.from({ length: 20 }, (_, at) => [
    [`symbol${at}`, 'NJE'],
    [`shares${at}`, '1000.123456'],
    [`period${at}`, '2025'],
  ]);
  await post('cart/add-stock', Object.fromEntries(rows.flat()));
  expect((await kept())?.errors).toMatchObject([{ code: 'cartFull', limit: 1 }]);
});

it('an order by the API of more lines than a cart holds is answered with the same sentence', async () => {
  const items = Array.from({ length: MAX_ITEMS + 1 }, () => ({ type: 'zakat', price: 1000, intention: 'zakat' }));
  const response = await app.post('/user/orders', { items, paymentMethod: 'bank', donor });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errorCode: 'validation',
    errors: [{ path: 'items', code: 'cartFull', limit: 60, message: FULL }],
  });
});
