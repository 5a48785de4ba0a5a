import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, CART_COOKIE_AGE, decodeCart, encodeCart } from '#src/contracts/cart.ts';
import { isSettled } from '#src/domain/order.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { AppError } from '#src/server/errors.ts';
import { ATTEMPT_COOKIE } from '#src/server/forms/cart-cookie.ts';
import { orderCookie, PAYING_COOKIE } from '#src/server/forms/checkout.form.ts';
import { currentPayment } from '#src/server/payments/payments.service.ts';

const PATH = /^\/checkout\/done\/(\d{1,15})$/;

export const isPaymentDone = (path: string): boolean => PATH.test(splitLocale(path).path);

/**
 * Where a card form leads when it believes that it is done. The provider is asked; if the order is paid and the cart is
 * still the one that it came from, the cart is emptied. Then to the thank-you page, which says how it stands.
 */
export const createPaymentDone = (services: () => Promise<ServiceContext>): Hono => new Hono().get('*', async (c) => {
  const { locale, path } = splitLocale(c.req.path);
  const number = PATH.exec(path)?.[1];
  if (!number) return c.notFound();
  const ctx = await services();
  try {
    const { order } = await currentPayment(ctx, { number, accessKey: getCookie(c, orderCookie(number)) });
    if (isSettled(order.status) && getCookie(c, PAYING_COOKIE) === `${number}.${getCookie(c, ATTEMPT_COOKIE)}`) {
      const read = decodeCart(getCookie(c, CART_COOKIE));
      const left = order.recurring && 'cart' in read ? read.cart.items : [];
      // A recurring gift is paid by itself: the items beside it stay.
      if (left.length > 0 && 'cart' in read) setCookie(c, CART_COOKIE, encodeCart({ items: left, ...(read.cart.key === undefined ? {} : { key: read.cart.key }) }), { path: '/', maxAge: CART_COOKIE_AGE, sameSite: 'Lax', httpOnly: true, secure: ctx.env.publicUrl?.startsWith('https:') ?? false });
      else deleteCookie(c, CART_COOKIE, { path: '/' });
      for (const name of [ATTEMPT_COOKIE, PAYING_COOKIE]) deleteCookie(c, name, { path: '/' });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return c.redirect(localePath(locale, `/checkout/thank-you/${number}`), 303);
});
