import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeCart } from '#src/contracts/cart.ts';
import type { Cart } from '#src/domain/cart.ts';
import { createPaymentReturn } from '#src/endpoints/payment-return.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { createGivingApp, projectOf } from '#tests/fixtures/giving.ts';
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

describe('the return from the card form', () => {
  it('removes only what was paid from the cart', async () => {
    await client.post('/cart/add', {
      type: 'project',
      projectId,
      preset: '2000',
      locale: 'en',
      returnTo: '/',
      frequency: 'regular',
      interval: 'week',
    });
    const { location } = await client.post('/checkout', donor({ method: 'card', donationFrequency: 'week' }));
    for (const ref of stripe.payments.keys())
      if (stripe.payments.get(ref)!.status === 'created') stripe.turn(ref, 'succeeded');
    await client.come(createPaymentReturn(async () => app.services).app, `/checkout/done/${numberIn(location)}`);
    expect(cartOf(client)).toMatchObject({ items: [{ price: 1000 }] });
    expect(cartOf(client).pendingSubscription).toBeUndefined();
    expect(client.cookies.has('paying')).toBe(false);

    const second = await client.post('/checkout', donor({ method: 'card' }));
    expect(second.location).not.toBe(location);
    for (const ref of stripe.payments.keys())
      if (stripe.payments.get(ref)!.status === 'created') stripe.turn(ref, 'succeeded');
    await client.come(createPaymentReturn(async () => app.services).app, `/checkout/done/${numberIn(second.location)}`);
    expect(client.cookies.has('cart')).toBe(false);
  });

  it('redirects another visitor to the thank-you page without changing a cart', async () => {
    const { location } = await client.post('/checkout', donor({ method: 'card' }));
    const done = createPaymentReturn(async () => app.services).app;
    const answer = await done.request(`/ar/checkout/done/${numberIn(location)}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/ar/checkout/thank-you/${numberIn(location)}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('keeps the cart while the payment is not confirmed', async () => {
    const { location } = await client.post('/checkout', donor({ method: 'card' }));
    const done = createPaymentReturn(async () => app.services).app;
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await done.request(`/checkout/done/${numberIn(location)}`, { headers: { cookie } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
