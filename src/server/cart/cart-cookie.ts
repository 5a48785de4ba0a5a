import { decodeCart, encodeCart } from '#src/contracts/cart.ts';
import { COOKIES } from '#src/contracts/cookies.ts';
import { type Cart, emptyCart } from '#src/domain/cart.ts';
import { clearCookie, readCookie, writeCookie } from '#src/server/http/cookies.ts';
import type { FormContext } from '#src/server/http/form-context.ts';

/** The cart of the request; an unreadable cookie is an empty cart. */
export function readCart(c: FormContext): Cart {
  const read = decodeCart(readCookie(c, COOKIES.cart), readCookie(c, COOKIES.cartKey));
  return 'cart' in read ? read.cart : emptyCart;
}

/** Writes the cart's cookies. New content gets a new attempt, so that its checkout is a new order. */
export function writeCart(c: FormContext, cart: Cart): void {
  writeCookie(c, COOKIES.attempt, crypto.randomUUID());
  if (cart.items.length === 0 && !cart.pendingSubscription) clearCookie(c, COOKIES.cart);
  else writeCookie(c, COOKIES.cart, encodeCart(cart));
  if (cart.key === undefined) clearCookie(c, COOKIES.cartKey);
  else writeCookie(c, COOKIES.cartKey, cart.key);
}
