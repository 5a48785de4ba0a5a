import { Hono } from 'hono';
import { COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import { cartAfter, planCheckout } from '#src/domain/checkout-plan.ts';
import { isInterval } from '#src/domain/recurring.ts';
import { orderItemsOf } from '#src/server/cart/cart.service.ts';
import { AppError, invalid } from '#src/server/errors.ts';
import { refused, taken } from '#src/server/forms/answer.ts';
import { readCart, writeCart } from '#src/server/forms/cart-cookie.ts';
import { readCookie, writeCookie } from '#src/server/forms/cookies.ts';
import type { FormEnv, FormFields } from '#src/server/forms/form-env.ts';
import { fingerprint } from '#src/server/keys.ts';
import { UnchargeableError } from '#src/server/orders/price-order.ts';
import { placeOrder } from '#src/server/orders/orders.service.ts';
import { orderLimit } from '#src/server/rate-limits.ts';

const METHOD: Record<string, 'bank' | 'stripe'> = { bank: 'bank', card: 'stripe' };

/** Writes the order. A card is asked for on the next page, when the order stands; a transfer's details on the thank-you page. */
export const checkoutForm = new Hono<FormEnv>().post('/', async (c) => {
  const ctx = c.get('services');
  const fields = c.get('fields');
  const cart = readCart(c);
  try {
    const asked = fields['donationFrequency'] ?? '';
    const plan = planCheckout(cart, isInterval(asked) ? asked : undefined);
    if (plan.kind === 'choose') return await taken(c, 'checkout', { location: `/checkout?donationFrequency=${plan.interval}` });
    const items = await orderItemsOf(ctx, cart, plan);
    if (items.length === 0) return await taken(c, 'checkout', { location: '/cart' });
    await orderLimit(c);
    const held = readCookie(c, COOKIES.attempt);
    // The cart was changed in another tab: nobody gives what they have not seen.
    if (held && fields['attempt'] && fields['attempt'] !== held) throw new AppError('conflict');
    const attempt = held ?? fields['attempt'] ?? crypto.randomUUID();
    const order = { items, ...giverOf(fields) };
    // Going back and giving again is the same order; with another name or another way to pay it is another one.
    const idempotencyKey = `${attempt}.${fingerprint(JSON.stringify([order, fields['shownGift']]))}`;
    const placed = await placeOrder(ctx, order, { idempotencyKey, cartKey: cart.key, locale: c.get('locale'), shownGift: fields['shownGift'] === undefined ? undefined : Number(fields['shownGift']) });
    writeCookie(c, orderCookie(placed.order.number), placed.accessKey);
    // When it is paid, and the cart is still the same, the cart is emptied.
    writeCookie(c, COOKIES.paying, `${placed.order.number}.${attempt}`);
    if (placed.order.method !== 'bank') return await taken(c, 'checkout', { location: `/checkout?order=${placed.order.number}` });
    // The order stands and waits for the transfer; the cart would only be given twice.
    writeCart(c, cartAfter(cart, plan));
    return await taken(c, 'checkout', { location: `/checkout/thank-you/${placed.order.number}` });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error instanceof UnchargeableError) return refused(c, 'checkout', invalid(...error.fields.map((field) => ({ ...field, path: 'method' }))));
    // A line that can no longer be given is shown, and put right, in the cart.
    return error.fields.some(({ path }) => path.startsWith('items')) ? taken(c, 'checkout', { location: '/cart' }) : refused(c, 'checkout', error);
  }
});

function giverOf(fields: FormFields) {
  const method = METHOD[fields['method'] ?? ''];
  if (!method) throw invalid({ path: 'method', code: fields['method'] ? 'invalidSelection' : 'required' });
  const number = fields['phoneNumber']?.trim();
  const message = fields['message']?.trim();
  return {
    paymentMethod: method,
    coverFees: method === 'stripe' && fields['coverFees'] === 'on',
    showName: fields['showName'] === 'on',
    ...(message ? { message } : {}),
    donor: { fullName: fields['fullName'] ?? '', email: fields['email'] ?? '', ...(number ? { phone: { country: fields['phoneCountry'] ?? 'SA', number } } : {}) },
  };
}
