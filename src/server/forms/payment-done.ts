import { Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { cartAfter, planCheckout } from '#src/domain/checkout-plan.ts';
import { isSettled } from '#src/domain/order.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { AppError } from '#src/server/errors.ts';
import { ATTEMPT_COOKIE, readCart, writeCart } from '#src/server/forms/cart-cookie.ts';
import { orderCookie, PAYING_COOKIE } from '#src/server/forms/checkout.form.ts';
import type { FormEnv } from '#src/server/forms/form-env.ts';
import { currentPayment } from '#src/server/payments/payments.service.ts';

const PATH = /^\/checkout\/done\/(\d{1,15})$/;

export const isPaymentDone = (path: string): boolean => PATH.test(splitLocale(path).path);

/**
 * Where a card form leads when it believes that it is done. The provider is asked; if the order is paid and the cart is
 * still the one that it came from, the cart is emptied. Then to the thank-you page, which says how it stands.
 */
export const createPaymentDone = (services: () => Promise<ServiceContext>): Hono<FormEnv> => new Hono<FormEnv>().get('*', async (c) => {
  const { locale, path } = splitLocale(c.req.path);
  const number = PATH.exec(path)?.[1];
  if (!number) return c.notFound();
  const ctx = await services();
  c.set('services', ctx);
  try {
    const { order } = await currentPayment(ctx, { number, accessKey: getCookie(c, orderCookie(number)) }, { ask: 'always' });
    if (isSettled(order.status) && getCookie(c, PAYING_COOKIE) === `${number}.${getCookie(c, ATTEMPT_COOKIE)}`) {
      const cart = readCart(c);
      writeCart(c, cartAfter(cart, planCheckout(cart, order.recurring?.interval)));
      deleteCookie(c, PAYING_COOKIE, { path: '/' });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return c.redirect(localePath(locale, `/checkout/thank-you/${number}`), 303);
});
