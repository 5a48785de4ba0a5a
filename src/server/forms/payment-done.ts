import { Hono } from 'hono';
import { COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import { cartAfter, planCheckout } from '#src/domain/checkout-plan.ts';
import { isSettled } from '#src/domain/order.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { asAppError } from '#src/server/errors.ts';
import { readCart, writeCart } from '#src/server/forms/cart-cookie.ts';
import { clearCookie, readCookie } from '#src/server/forms/cookies.ts';
import type { FormEnv } from '#src/server/forms/form-env.ts';
import { paymentLimit } from '#src/server/rate-limits.ts';
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
    await paymentLimit(c);
    const { order } = await currentPayment(ctx, { number, accessKey: readCookie(c, orderCookie(number)) }, { ask: 'always' });
    if (isSettled(order.status) && readCookie(c, COOKIES.paying) === `${number}.${readCookie(c, COOKIES.attempt)}`) {
      const cart = readCart(c);
      writeCart(c, cartAfter(cart, planCheckout(cart, order.recurring?.interval)));
      clearCookie(c, COOKIES.paying);
    }
  } catch (error) {
    // The thank-you page says how it stands, or that nobody knows just now.
    if (asAppError(error).code === 'internal') throw error;
  }
  return c.redirect(localePath(locale, `/checkout/thank-you/${number}`), 303);
});
