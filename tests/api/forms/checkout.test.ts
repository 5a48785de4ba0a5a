import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeCart } from '#src/contracts/cart.ts';
import type { Cart } from '#src/domain/cart.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { readStoredFlash } from '#src/server/http/form-flash.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { users } from '#src/server/platform/db/schema/people.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { readEnv } from '#src/server/platform/env.ts';
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
const numberIn = (location: string | null): string => /(\d+)$/.exec(location ?? '')![1]!;

describe('the checkout form', () => {
  it('places an order by transfer, stores its key in a cookie, and empties the cart', async () => {
    const { location } = await client.post('/checkout', donor());
    expect(location).toMatch(/^\/ar\/checkout\/thank-you\/\d+$/);
    expect(client.cookies.get(`order-${numberIn(location)}`)).toBeTruthy();
    expect(client.cookies.has('cart')).toBe(false);
  });

  it('belongs to the account of whoever is signed in, also with another email', async () => {
    const person = {
      username: 'signed.in.donor',
      email: 'signed.in@example.org',
      password: 'a lantern over the harbor',
    };
    await app.post('/users/auth/signup', {
      ...person,
      confirmPassword: person.password,
      gender: 'female',
      dateOfBirth: '1990-05-17',
      nationality: 'SA',
      mainDonationField: 'zakat',
    });
    const [user] = await app.services.db.select().from(users).where(eq(users.username, person.username));
    await client.post('/login', {
      login: person.username,
      password: person.password,
      locale: 'en',
      returnTo: '/login',
    });
    const { location } = await client.post('/checkout', donor({ email: 'at.work@example.org' }));
    const placed = await app.services.db
      .select()
      .from(orders)
      .where(eq(orders.number, Number(numberIn(location))));
    expect(placed).toMatchObject([{ accountId: user!.id }]);
  });

  it('redirects to the card form with the order placed and the cart unchanged', async () => {
    const { location } = await client.post('/checkout', donor({ method: 'card' }));
    expect(location).toMatch(/^\/ar\/checkout\?order=\d+$/);
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('places one order however often it is submitted, and another with another name', async () => {
    const before = await count(app, 'orders');
    const first = await client.post('/checkout', donor({ method: 'card' }));
    const again = await Promise.all([
      client.post('/checkout', donor({ method: 'card' })),
      client.post('/checkout', donor({ method: 'card' })),
    ]);
    for (const { location } of again) expect(location).toBe(first.location);
    expect(await count(app, 'orders')).toBe(before + 1);
    const other = await client.post('/checkout', donor({ method: 'card', fullName: 'Somebody Else' }));
    expect(other.location).not.toBe(first.location);
  });

  it.each([
    ['a missing name', { fullName: '' }, 'donor.fullName', 'required'],
    ['an address that is none', { email: 'huda@example' }, 'donor.email', 'invalidEmail'],
    ['no way to pay', { method: '' }, 'method', 'required'],
    ['a way to pay that is none', { method: 'cash' }, 'method', 'invalidSelection'],
  ])('refuses %s and keeps what was typed', async (_case, more, path, code) => {
    const answer = await client.post('/checkout', donor(more));
    expect(answer.location).toBe('/ar/checkout#checkout');
    const form = await consumeFormFlash(app.services, client.cookies.get('form'));
    expect(form?.errors).toContainEqual(expect.objectContaining({ path, code }));
    expect(form?.fields).toMatchObject({ email: 'huda@example.org', ...more });
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('leads an empty cart back to the cart', async () => {
    await client.post('/cart/clear', { locale: 'en' });
    expect((await client.post('/checkout', donor())).location).toBe('/ar/cart');
  });

  it.each(['bank', 'card'])(
    'whose case was closed since says so in the cart, and orders nothing by %s',
    async (method) => {
      const { db } = app.services;
      const [row] = await db.select().from(projects).where(eq(projects.billNumber, '30418'));
      const debtor = row!;
      await client.post('/cart/add', {
        type: 'project',
        projectId: debtor.id,
        preset: '1000',
        locale: 'en',
        returnTo: '/',
      });
      const [placed, payments] = [await count(app, 'orders'), await count(app, 'payments')];
      const close = { status: 'completed' as const, outcome: 'closed' as const, closedAt: app.clock.now };
      await db.update(projects).set(close).where(eq(projects.id, debtor.id));
      expect((await client.post('/checkout', donor({ method, cvc: '123' }))).location).toBe('/ar/cart');
      // What was typed is there when the person comes back, more than once.
      for (let visit = 0; visit < 2; visit += 1) {
        const typed = await readStoredFlash(app.services, client.cookies.get('checkout'));
        const { email, fullName } = donor({});
        expect(typed).toMatchObject({ form: 'checkout', errors: [], fields: { email, fullName, method } });
        expect(typed!.fields).not.toHaveProperty('cvc');
      }
      const read = decodeCart(client.cookies.get('cart'), client.cookies.get('cart-key'));
      const { lines } = await describeCart(app.services, (read as { cart: Cart }).cart);
      expect(lines.map(({ isClosed, slug }) => [slug, isClosed])).toEqual([
        ['twelve-family-homes-after-the-earthquake', false],
        [debtor.slug, true],
      ]);
      expect([await count(app, 'orders'), await count(app, 'payments')]).toEqual([placed, payments]);
      await db
        .update(projects)
        .set({ status: 'published', outcome: null, closedAt: null })
        .where(eq(projects.id, debtor.id));
      expect((await client.post('/checkout', donor({ method }))).location).toMatch(/thank-you|order=/);
    },
  );

  it('says that nothing was charged when the provider does not answer, and continues the same order later', async () => {
    stripe.health = 'silent';
    const before = await count(app, 'orders');
    expect((await client.post('/checkout', donor({ method: 'card' }))).location).toBe('/ar/checkout#checkout');
    stripe.health = 'up';
    expect((await client.post('/checkout', donor({ method: 'card' }))).location).toMatch(/\?order=\d+$/);
    expect(await count(app, 'orders')).toBe(before + 1);
  });

  it('rejects what its page did not show: a cart changed in another tab, a changed price', async () => {
    const before = await count(app, 'orders');
    const attempt = client.cookies.get('attempt')!;
    await client.post('/cart/add', { type: 'project', projectId, preset: '2000', locale: 'en', returnTo: '/' });
    for (const stale of [
      { attempt, expectedTotal: '1000' },
      { attempt: client.cookies.get('attempt')!, expectedTotal: '1000' },
    ]) {
      expect((await client.post('/checkout', donor(stale))).location).toBe('/ar/checkout#checkout');
      expect(await consumeFormFlash(app.services, client.cookies.get('form'))).toMatchObject({
        fields: { email: 'huda@example.org' },
        errors: [{ path: '' }],
      });
    }
    expect(await count(app, 'orders')).toBe(before);
    expect(
      (await client.post('/checkout', donor({ attempt: client.cookies.get('attempt')!, expectedTotal: '3000' })))
        .location,
    ).toMatch(/thank-you/);
  });

  it('is limited to sixty submits an hour from one network, and keeps the typed values', async () => {
    const { cookies } = client;
    client = createFormClient({ ...app.services, env: readEnv({}) });
    for (const [name, value] of cookies) client.cookies.set(name, value);
    for (let n = 0; n < 60; n += 1)
      expect((await client.post('/checkout', donor({ method: 'card' }))).location).toMatch(/order=/);
    expect((await client.post('/checkout', donor({ method: 'card' }))).location).toBe('/ar/checkout#checkout');
    expect(await consumeFormFlash(app.services, client.cookies.get('form'))).toMatchObject({
      fields: { email: 'huda@example.org' },
      errors: [{ path: '' }],
    });
    expect(client.cookies.has('cart')).toBe(true);
  });

  it('never stores a card or a password, whatever fields are sent', async () => {
    await client.post('/checkout', donor({ fullName: '', cardNumber: '4242424242424242', password: 'secret' }));
    const form = await consumeFormFlash(app.services, client.cookies.get('form'));
    expect(JSON.stringify(form)).not.toMatch(/4242|secret/);
  });
});
