import { Hono } from 'hono';
import { COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import { cartAfter, planCheckout } from '#src/domain/checkout-plan.ts';
import { isSettled } from '#src/domain/order.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import { readCart, writeCart } from '#src/server/cart/cart-cookie.ts';
import { currentPayment } from '#src/server/checkout/current-payment.ts';
import { clearCookie, readCookie } from '#src/server/http/cookies.ts';
import { asAppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { paymentLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const PATH = /^\/checkout\/done\/(\d{1,15})$/;

/**
 * The return address of a card form and of a provider's own page. Asks the provider for the payment's status, empties the cart if the order is paid and
 * the cart is unchanged since, and redirects to the thank-you page, which shows the status.
 */
export const createPaymentReturn = (services: () => Promise<ServiceContext>): Endpoint => ({
  matches: (path) => PATH.test(splitLocale(path).path),
  app: new Hono<FormEnv>().get('*', async (c) => {
    const { locale, path } = splitLocale(c.req.path);
    const number = PATH.exec(path)?.[1];
    if (!number) return c.notFound();
    const ctx = await services();
    c.set('services', ctx);
    try {
      await paymentLimit(c);
      const { order, payment } = await currentPayment(
        ctx,
        { number, accessKey: readCookie(c, orderCookie(number)) },
        { ask: 'always' },
      );
      if (isSettled(order.status) && readCookie(c, COOKIES.paying) === `${number}.${readCookie(c, COOKIES.attempt)}`) {
        const cart = readCart(c);
        writeCart(c, cartAfter(cart, planCheckout(cart, order.recurring?.interval)));
        clearCookie(c, COOKIES.paying);
      }
      // What was declined on the provider's page can be tried again: our page says so.
      if (order.status === 'pending' && payment.method !== 'stripe' && payment.status === 'failed')
        return c.redirect(localePath(locale, `/checkout?order=${number}`), 303);
    } catch (error) {
      // The thank-you page shows the status, or that it is unknown for now.
      if (asAppError(error).code === 'internal') throw error;
    }
    return c.redirect(localePath(locale, `/checkout/thank-you/${number}`), 303);
  }),
});
