import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, CART_COOKIE_AGE, decodeCart, encodeCart } from '#src/contracts/cart.ts';
import { type Cart, emptyCart } from '#src/domain/cart.ts';
import { isSecure } from '#src/server/forms/answer.ts';
import type { FormContext } from '#src/server/forms/form-env.ts';

/** The cart of the request; one that cannot be read begins anew, and its page says so. */
export function readCart(c: FormContext): Cart {
  const read = decodeCart(getCookie(c, CART_COOKIE));
  return 'cart' in read ? read.cart : emptyCart;
}

/** Names one content of the cart. What is checked out under one name is one order, however often it is sent. */
export const ATTEMPT_COOKIE = 'attempt';

/** Writes the cart; with another content another attempt begins. */
export function writeCart(c: FormContext, cart: Cart): void {
  setCookie(c, ATTEMPT_COOKIE, crypto.randomUUID(), { path: '/', maxAge: CART_COOKIE_AGE, sameSite: 'Lax', httpOnly: true, secure: isSecure(c) });
  if (cart.items.length === 0 && !cart.pendingSubscription && cart.key === undefined) deleteCookie(c, CART_COOKIE, { path: '/' });
  else setCookie(c, CART_COOKIE, encodeCart(cart), { path: '/', maxAge: CART_COOKIE_AGE, sameSite: 'Lax', secure: isSecure(c) });
}
