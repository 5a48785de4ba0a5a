import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartFigures, endowmentOf } from '#src/contracts/cart-view.ts';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { readPeople } from '#src/server/cart/cart-people.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { createForms } from '#src/server/forms.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { getProject } from '#src/server/projects/projects.service.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { categoryOf, projectOf } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const errorsKept = async () => (await kept())?.errors;

let app: TestApp;
let client: FormClient;
let projectId: string;
let baskets: string;
let category: string;
beforeAll(async () => {
  app = await createTestApp();
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
  baskets = (await projectOf(app, 'food-baskets-for-displaced-families-in-khartoum')).id;
  category = await categoryOf(app, 'water');
});
beforeEach(() => {
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const cart = () => client.cart();
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const project = (more: Record<string, string> = {}) => ({
  type: 'project',
  projectId,
  preset: '1000',
  locale: 'ar',
  returnTo: '/projects/x',
  next: 'stay',
  ...more,
});
const quick = (more: Record<string, string> = {}) => ({
  category,
  preset: '1000',
  locale: 'en',
  returnTo: '/',
  next: 'stay',
  ...more,
});

describe('adding to the cart', () => {
  it('stores only ids and amounts in the cookie, and redirects to the page in its language', async () => {
    const answer = await client.post('/cart/add', project());
    expect(answer).toMatchObject({ status: 303, location: '/ar/projects/x' });
    expect(cart().items).toMatchObject([
      { type: 'project', projectId, price: 1000, quantity: 1, intention: 'sadaqah' },
    ]);
    expect((await kept())?.done?.message).toMatch(/\u00A0·\u00A0\u200E\$10$/);
  });

  it("shows a line's cover woven as far as its project is funded", async () => {
    await client.post('/cart/add', project());
    const { lines } = await describeCart(app.services, cart());
    const { goal, raised } = await getProject(app.services, projectId);
    expect(lines[0]!.cover.step).toBe(Math.floor((raised * 20) / goal) * 5);
  });

  it('says of a number of many digits what the most is, in each form', async () => {
    const digits = '99999999999999999';
    const { remaining } = await getProject(app.services, projectId);
    await client.post('/cart/add', project({ amount: digits }));
    expect(await errorsKept()).toMatchObject([{ code: 'tooHigh', limit: Math.min(remaining, 100_000_000) }]);
    await client.post('/cart/quick-donation', quick({ amount: digits }));
    expect(await errorsKept()).toMatchObject([{ path: 'amount', code: 'tooHigh', limit: 100_000_000 }]);
    await client.post('/cart/add-zakat', {
      amount: '٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩',
      locale: 'ar',
      returnTo: '/projects/zakat',
      next: 'stay',
    });
    expect(await errorsKept()).toMatchObject([{ path: 'amount', code: 'tooHigh', limit: 100_000_000 }]);
    await client.post('/cart/add', project({ projectId: baskets, preset: '', quantity: digits }));
    expect(await errorsKept()).toMatchObject([{ path: 'quantity', code: 'tooHigh', limit: expect.any(Number) }]);
  });

  it.each([
    ['٢٥٫٥٠', 2550],
    ['25.5', 2550],
    ['1,250', 125_000],
    ['25,50', 2550],
    ['1.250,50', 125_050],
    ['1 250', 125_000],
    ['$25', 2500],
  ])('reads %s as %i', async (amount, price) => {
    await client.post('/cart/add', project({ amount }));
    expect(cart().items[0]).toMatchObject({ price });
  });

  it('prefers the typed amount to the selected one', async () => {
    await client.post('/cart/add', project({ preset: '10000', amount: '5' }));
    expect(cart().items[0]).toMatchObject({ price: 500 });
  });

  it.each([
    ['half a dollar', { amount: '0.50' }, 'amount', 'tooLow'],
    ['no sum at all', { preset: '' }, 'amount', 'required'],
    ['a word', { amount: 'ten' }, 'amount', 'invalidType'],
    ['half a cent', { amount: '0.005' }, 'amount', 'invalidFormat'],
    ['half a cent with its sign', { amount: '$0.005' }, 'amount', 'invalidFormat'],
    ['a negative sum', { preset: '-500' }, 'amount', 'required'],
    ['more than the project needs', { amount: '900000' }, 'amount', 'tooHigh'],
    [
      'a project that does not exist',
      { projectId: '01920000-0000-7000-8000-000000000000' },
      'projectId',
      'invalidSelection',
    ],
    ['an id that is none', { projectId: 'x' }, 'projectId', 'invalidFormat'],
    ['an interval that is none', { frequency: 'regular', interval: 'hour' }, 'interval', 'invalidSelection'],
    [
      'a gift without a name',
      { isGift: 'on', giftReceiverPhoneNumber: '+966501234567' },
      'giftReceiverName',
      'required',
    ],
  ])('refuses %s, says where, and keeps every field', async (_case, more, path, code) => {
    const answer = await client.post('/cart/add', project(more));
    // A project that does not exist has no page to tell it on.
    const page = 'projectId' in more ? 'x' : 'twelve-family-homes-after-the-earthquake';
    expect(answer.location).toBe(`/ar/projects/${page}#cart-add`);
    expect(client.cookies.has('cart')).toBe(false);
    const form = await kept();
    expect(form?.errors).toContainEqual(
      expect.objectContaining({ path, code, message: expect.stringMatching(/[\u0600-\u06FF]/) }),
    );
    expect(form?.fields).toMatchObject(more);
  });

  it.each([
    [
      { amount: 'ten', giftReceiverName: '', giftReceiverEmail: 'maryam@', giftSendOn: '2020-01-01' },
      ['amount invalidType', 'giftReceiverEmail invalidEmail', 'giftReceiverName required', 'giftSendOn tooLow'],
    ],
    [
      { amount: '900000', giftReceiverPhoneNumber: 'call me', giftMessage: 'x'.repeat(501) },
      ['amount tooHigh', 'giftMessage tooLong', 'giftReceiverName required', 'giftReceiverPhoneNumber invalidFormat'],
    ],
    [
      { preset: '', frequency: 'regular', interval: '', giftSendOn: '2026-02-30', giftReceiverName: 'Maryam' },
      ['amount required', 'giftReceiverPhoneNumber required', 'giftSendOn invalidFormat', 'interval required'],
    ],
    [
      { giftReceiver: 'of-nobody', amount: '0.50', giftKind: 'unknown' },
      ['amount tooLow', 'giftKind invalidSelection', 'giftReceiver invalidSelection'],
    ],
  ])('names everything that is wrong with a gift at once: %j', async (more, expected) => {
    await client.post('/cart/add', project({ isGift: 'on', ...more }));
    const form = await kept();
    expect(form?.errors.map(({ code, path }) => `${path} ${code}`).toSorted()).toEqual(expected);
    expect(form?.fields).toMatchObject(more);
    expect(client.cookies.has('cart')).toBe(false);
  });

  it('tells where the price of a unit was another one on the page, and shows the cart before paying', async () => {
    const { unit } = await getProject(app.services, baskets);
    const add = (shownPrice: number, next: string) =>
      client.post(
        '/cart/add',
        project({ projectId: baskets, quantity: '2', shownPrice: String(shownPrice), locale: 'en', next }),
      );
    expect((await add(unit!.price, 'checkout')).location).toBe('/checkout');
    await add(unit!.price, 'stay');
    expect((await kept())?.done?.message).not.toContain('The price has changed');
    expect((await add(unit!.price - 1, 'checkout')).location).toBe('/cart');
    expect((await kept())?.done?.message).toContain('The price has changed since you opened the page.');
  });

  it.each(['en', 'ar'])('names the limit of a count of units, in %s', async (locale) => {
    const detail = await getProject(app.services, baskets);
    const most = Math.min(999, Math.floor(detail.remaining / detail.unit!.price));
    const add = (quantity: string) =>
      client.post('/cart/add', { type: 'project', projectId: baskets, quantity, locale, returnTo: '/x', next: 'stay' });
    const tooLow = { path: 'quantity', code: 'tooLow', limit: 1 };
    const tooHigh = { path: 'quantity', code: 'tooHigh', limit: most };
    for (const [quantity, error] of [
      ['0', tooLow],
      ['-1', tooLow],
      [String(most + 1), tooHigh],
      ['١٠٠٠', tooHigh],
      ['123456789012', tooHigh],
      ['1.5', { path: 'quantity', code: 'invalidType' }],
    ] as const) {
      await add(quantity);
      expect(await kept()).toMatchObject({ errors: [error], fields: { quantity } });
    }
    expect(client.cookies.has('cart')).toBe(false);
    await add('١');
    expect(cart().items[0]).toMatchObject({ quantity: 1 });
    client.cookies.clear();
    await add(String(most));
    expect(cart().items[0]).toMatchObject({ quantity: most });
  });

  it('shows what the project still needs where the donation is too large', async () => {
    await client.post('/cart/add', project({ amount: '900000' }));
    expect((await kept())?.errors[0]?.limit).toBeGreaterThan(0);
  });

  it('shows a rejected form once', async () => {
    await client.post('/cart/add', project({ amount: '0' }));
    expect(await kept()).toBeDefined();
    expect(await kept()).toBeUndefined();
  });

  it('drops a rejected form after ten minutes', async () => {
    await client.post('/cart/add', project({ amount: '0' }));
    app.clock.pass(10 * 60 * 1000);
    expect(await kept()).toBeUndefined();
  });

  it.each(['00966 50 123 4567', '٠٠٩٦٦-٥٠-١٢٣-٤٥٦٧', '+966.50.123.4567'])('reads the phone %s', async (typed) => {
    await client.post(
      '/cart/add',
      project({ isGift: 'on', giftReceiverName: 'Maryam', giftReceiverPhoneNumber: typed }),
    );
    const [people] = [...(await readPeople(app.services, cart())).values()];
    expect(people).toMatchObject({ giftReceiverPhoneNumber: '+966501234567' });
  });

  it.each([
    ['SA', '050 123 4567', '+966501234567'],
    ['SA', '٠٥٠-١٢٣-٤٥٦٧', '+966501234567'],
    ['TR', '(0532) 123 45 67', '+905321234567'],
    // Whole already: the country beside it does not count.
    ['SA', '+90 532 123 45 67', '+905321234567'],
    ['SA', '0090 532 123 45 67', '+905321234567'],
  ])('reads the phone of %s, typed %s', async (giftReceiverPhoneCountry, giftReceiverPhoneNumber, phone) => {
    const typed = { isGift: 'on', giftReceiverName: 'Maryam', giftReceiverPhoneCountry, giftReceiverPhoneNumber };
    await client.post('/cart/add', project(typed));
    const [people] = [...(await readPeople(app.services, cart())).values()];
    expect(people).toMatchObject({ giftReceiverPhoneNumber: phone });
  });

  it.each([
    ['SA', '12'],
    // Long enough for a number somewhere, but not in this country.
    ['SA', '1234'],
    ['SA', '+966 1234'],
    ['SA', 'call me'],
    ['SA', '1234567890123456'],
    ['XX', '0501234567'],
  ])('refuses the phone of %s, typed %s, and keeps both', async (giftReceiverPhoneCountry, giftReceiverPhoneNumber) => {
    const typed = { isGift: 'on', giftReceiverName: 'Maryam', giftReceiverPhoneCountry, giftReceiverPhoneNumber };
    await client.post('/cart/add', project(typed));
    expect(await kept()).toMatchObject({
      fields: typed,
      errors: [{ path: 'giftReceiverPhoneNumber', code: 'invalidFormat' }],
    });
  });

  it('stores the name and the phone of a donation outside the cookie, and shows them in the cart', async () => {
    await client.post(
      '/cart/add',
      project({ isGift: 'on', giftReceiverName: 'مريم الحربي', giftReceiverPhoneNumber: '+966 50 123 4567' }),
    );
    expect(client.cookies.get('cart')).not.toContain('مريم');
    const view = await describeCart(app.services, cart());
    expect(view.lines[0]).toMatchObject({ isGift: true, giftReceiverName: 'مريم الحربي' });
  });

  it('shows on whose behalf a quick donation is, with the phone, before it is paid', async () => {
    const others = {
      donateForOthers: 'on',
      fullName: 'Şükrü Aydın',
      phoneCountry: 'TR',
      phoneNumber: '0532 123 45 67',
    };
    await client.post('/cart/quick-donation', quick(others));
    expect(client.cookies.get('cart')).not.toContain('Ayd');
    const given = { fullName: 'Şükrü Aydın', phone: 'TR 0532 123 45 67' };
    expect((await describeCart(app.services, cart())).lines).toMatchObject([{ donateForOthers: given }]);
    await client.post('/cart/quick-donation', quick({ ...others, frequency: 'regular', interval: 'week' }));
    expect((await describeCart(app.services, cart())).pending!.line).toMatchObject({ donateForOthers: given });
  });

  it('says what of each line becomes endowment capital', async () => {
    await client.post('/cart/add', project({ amount: '12.50' }));
    await client.post('/cart/add', project({ projectId: baskets, quantity: '1' }));
    await client.post('/cart/add', project({ projectId: (await projectOf(app, 'water-endowment')).id, amount: '20' }));
    const { lines } = await describeCart(app.services, cart());
    expect(lines.map((line) => endowmentOf(line))).toEqual([63, 0, 2000]);
  });

  it('deletes the personal data of a line with it, and never shows them on another line', async () => {
    const gift = project({
      isGift: 'on',
      giftReceiverName: 'مريم الحربي',
      giftReceiverPhoneNumber: '+966 50 123 4567',
    });
    await client.post('/cart/add', gift);
    const { key, items } = cart();
    await client.post('/cart/add', project({ preset: '5000' }));
    await client.post('/cart/remove', { id: items[0]!.id, returnTo: '/cart', locale: 'en' });
    expect(cart().key).toBe(key);
    const lines = await describeCart(app.services, { ...cart(), items: [...cart().items, items[0]!] });
    expect(lines.lines.map((line) => line.giftReceiverName)).toEqual([undefined, undefined]);
  });

  it('keeps a recurring donation apart, and drops it when an item is added', async () => {
    await client.post('/cart/add', project({ frequency: 'regular', interval: 'month' }));
    expect(cart()).toMatchObject({ items: [], pendingSubscription: { interval: 'month' } });
    await client.post('/cart/add', project());
    expect(cart().pendingSubscription).toBeUndefined();
    expect(cart().items).toHaveLength(1);
  });

  it('answers a script with the count, and a rejection without an error status', async () => {
    const json = { accept: 'application/json' };
    expect(await (await client.post('/cart/add', project(), json)).json()).toEqual({
      result: { cartCount: 1, message: expect.stringContaining('$10') },
    });
    const refusal = await client.post('/cart/add', project({ amount: '0' }), json);
    expect(refusal.status).toBe(200);
    expect(await refusal.json()).toEqual({ result: { isRefused: true } });
  });

  it('answers an unreadable body with 400, not 500', async () => {
    const forms = createForms(async () => app.services, renderErrorResponse);
    const answer = await forms.request('http://localhost/cart/add', {
      method: 'POST',
      body: 'no part at all',
      headers: { origin: 'http://localhost', 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.status).toBe(400);
  });

  it('starts with an empty cart where the cookie is unreadable', async () => {
    client.cookies.set('cart', 'nonsense');
    await client.post('/cart/add', project());
    expect(cart().items).toHaveLength(1);
  });
});

describe('the quick donation', () => {
  it('redirects to the checkout with the chosen interval', async () => {
    const answer = await client.post(
      '/cart/quick-donation',
      quick({ next: 'checkout', frequency: 'regular', interval: 'week', locale: 'tr' }),
    );
    expect(answer.location).toBe('/tr/checkout?donationFrequency=week');
    expect(cart().pendingSubscription?.item.id).toMatch(/^endowment/);
  });

  it('shows all missing fields at once', async () => {
    await client.post('/cart/quick-donation', quick({ category: '', amount: 'x', donateForOthers: 'on' }));
    expect((await kept())?.errors.map(({ path }) => path).toSorted()).toEqual([
      'amount',
      'category',
      'fullName',
      'phone',
    ]);
  });
});

const lineOf = (lineId: string, given: { id: string }, price: number) => ({
  id: lineId,
  type: 'project' as const,
  projectId: given.id,
  price,
  quantity: 1,
  isGift: false,
  intention: 'sadaqah' as const,
});

describe('the cart page', () => {
  it('shows a line whose project has closed, and one whose price has changed', async () => {
    const closed = await projectOf(app, 'winter-blankets-for-tents-in-idlib');
    const view = await describeCart(app.services, {
      items: [
        {
          id: 'a',
          type: 'project',
          projectId: closed.id,
          price: 100,
          quantity: 1,
          isGift: false,
          intention: 'sadaqah',
        },
      ],
    });
    expect(view.lines[0]).toMatchObject({ isClosed: true, isUnits: true, formerPrice: 100 });
    expect(view.total).toBe(0);
  });

  it('sums up what can be paid, and leaves out a closed project and one that needs less', async () => {
    const [open, closed, full] = await Promise.all(
      [
        'a-solar-well-for-340-families-in-marib',
        'winter-blankets-for-tents-in-idlib',
        'twelve-family-homes-after-the-earthquake',
      ].map((slug) => projectOf(app, slug)),
    );
    const view = await describeCart(app.services, {
      items: [lineOf('a', open!, 2500), lineOf('b', closed!, 5000), lineOf('c', full!, 90_000_000)],
    });
    expect(view.lines[1]).toMatchObject({ isClosed: true });
    expect(view.lines[2]!.remaining).toBeGreaterThan(0);
    expect(view.total).toBe(2500);
    expect(cartFigures(view).lines.map(({ isLeftOut = false }) => isLeftOut)).toEqual([false, true, true]);
  });

  it('changes a quantity, removes a line, and empties the cart', async () => {
    await client.post('/cart/add', project());
    const { id } = cart().items[0]!;
    await client.post('/cart/change', { id, quantity: '3', returnTo: '/cart', locale: 'en' });
    expect(cart().items[0]?.quantity).toBe(3);
    const answer = await client.post(
      '/cart/change',
      { id, quantity: '4', locale: 'en' },
      { accept: 'application/json' },
    );
    expect(await answer.json()).toEqual({
      result: {
        cart: { lines: [{ id, quantity: 4, amount: 4000, endowmentPercent: 5 }], total: 4000, hasNotes: false },
      },
    });
    await client.post('/cart/change', { id, quantity: '3', returnTo: '/cart', locale: 'en' });
    await client.post('/cart/change', { id, quantity: '١٢', returnTo: '/cart', locale: 'ar' });
    expect(cart().items[0]?.quantity).toBe(12);
    for (const [quantity, error] of [
      ['-1', { code: 'tooLow', limit: 1 }],
      ['١٠٠٠', { code: 'tooHigh', limit: 999 }],
      ['', { code: 'required' }],
      ['two', { code: 'invalidType' }],
    ] as const) {
      await client.post('/cart/change', { id, quantity, returnTo: '/cart', locale: 'en' });
      expect(await kept()).toMatchObject({ errors: [{ path: 'quantity', ...error }], fields: { id, quantity } });
      expect(cart().items[0]?.quantity).toBe(12);
    }
    await client.post('/cart/remove', { id, returnTo: '/cart', locale: 'en' });
    expect(client.cookies.has('cart')).toBe(false);
  });
});

/** A recurring donation as a gift, beside two given once, one of them to the same project. */
const bothLines = async () => {
  const gift = { isGift: 'on', giftReceiverName: 'Mona Said', giftReceiverEmail: 'mona@example.org' };
  await client.post('/cart/add', project({ preset: '2000', projectId: baskets, quantity: '1' }));
  await client.post('/cart/add', project());
  await client.post('/cart/add', project({ frequency: 'regular', interval: 'month', ...gift, projectId }));
  return describeCart(app.services, cart());
};

describe('a recurring line beside one given once to the same project', () => {
  it('has an id of its own, by which it is removed alone, with the person it was for', async () => {
    const { lines, pending } = await bothLines();
    expect(lines.map(({ id }) => id)).not.toContain(pending!.line.id);
    expect((await readPeople(app.services, cart())).size).toBe(1);
    await client.post('/cart/remove', { id: pending!.line.id, locale: 'en', returnTo: '/cart' });
    expect(cart().pendingSubscription).toBeUndefined();
    expect(cart().items).toHaveLength(lines.length);
    expect((await readPeople(app.services, cart())).size).toBe(0);
  });

  it('stays when the other one is removed', async () => {
    const { lines } = await bothLines();
    await client.post('/cart/remove', { id: lines.at(-1)!.id, locale: 'en', returnTo: '/cart' });
    expect(cart().items).toHaveLength(lines.length - 1);
    expect(cart().pendingSubscription).toBeDefined();
    expect((await readPeople(app.services, cart())).size).toBe(1);
  });
});
