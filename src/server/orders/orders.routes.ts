import * as v from 'valibot';
import { decodeCart } from '#src/contracts/cart.ts';
import { COOKIES } from '#src/contracts/cookies.ts';
import { currency, id } from '#src/contracts/fields.ts';
import { order, orderAndPayment, paymentMethod, placedOrder, placeOrderInput } from '#src/contracts/orders.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { INTERVALS } from '#src/domain/recurring.ts';
import type { Context } from 'hono';
import { AppError } from '../errors.ts';
import { readCookie } from '../forms/cookies.ts';
import { type ApiEnv, operation } from '../operation.ts';
import { listPaymentMethods } from '../payments/payment-methods.ts';
import { currentPayment, orderIdOf, retryPayment } from '../payments/payments.service.ts';
import { orderLimit, paymentLimit } from '../rate-limits.ts';
import { readCurrencies } from '../settings/currencies.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { getOrder, placeOrderText } from './orders.service.ts';

const tag = 'Giving';
const byId = v.object({ id });
const orderKey = 'x-order-key';

export const ordersRoutes = [
  operation({
    method: 'get', path: '/payment-methods', tag, summary: 'Ways to pay, and why one is absent',
    query: v.strictObject({ currency: v.optional(currency), interval: v.optional(v.picklist(INTERVALS, 'invalidSelection')) }), answer: v.strictObject({ data: v.array(paymentMethod), total: v.number() }),
    handle: async ({ services, query }) => {
      const asked = query.currency ?? await readCurrency(services);
      const isOffered = (await readCurrencies(services)).includes(asked);
      const data = listPaymentMethods(services, { currency: asked, interval: query.interval }).map((method) => (isOffered ? method : { ...method, isAvailable: false, reason: 'currency' as const }));
      return { data, total: data.length };
    },
  }),
  operation({
    method: 'post', path: '/user/orders', tag, summary: 'Gives', body: placeOrderInput, status: 201, answer: placedOrder, headers: ['idempotency-key'], failures: [409],
    handle: async ({ services, locale, body, c }) => {
      await orderLimit(c);
      const text = await placeOrderText(services, body, { idempotencyKey: c.req.header('idempotency-key'), cartKey: cartKeyOf(c), locale });
      return c.body(text, 201, { 'content-type': 'application/json' });
    },
  }),
  operation({
    method: 'get', path: '/user/orders', tag, summary: 'One\'s own orders', query: v.strictObject(paging()), answer: page(order), failures: [401],
    handle: () => { throw new AppError('unauthenticated'); },
  }),
  operation({
    method: 'get', path: '/user/orders/{id}', tag, summary: 'One order', params: byId, answer: order, headers: [orderKey],
    handle: ({ services, params, c }) => getOrder(services, { id: params.id, accessKey: c.req.header(orderKey) }),
  }),
  operation({
    method: 'get', path: '/user/payment-transactions/current/{id}', tag, summary: 'How an order and its payment stand; asks the provider when its webhook event is late', params: byId, answer: orderAndPayment, headers: [orderKey],
    handle: async ({ services, params, c }) => {
      await paymentLimit(c);
      return currentPayment(services, { id: await orderIdOf(services, params.id), accessKey: c.req.header(orderKey) });
    },
  }),
  operation({
    method: 'post', path: '/user/payment-transactions/current/{id}/retry', tag, summary: 'A new payment in the place of one that was refused', params: byId, answer: orderAndPayment, headers: [orderKey], status: 201, failures: [409],
    handle: async ({ services, params, c }) => {
      await orderLimit(c);
      return retryPayment(services, { id: await orderIdOf(services, params.id), accessKey: c.req.header(orderKey) });
    },
  }),
];

/** The opaque key in the caller's cart, which scopes its idempotency keys. */
function cartKeyOf(c: Context<ApiEnv>): string | undefined {
  const decoded = decodeCart(undefined, readCookie(c, COOKIES.cartKey));
  return 'cart' in decoded ? decoded.cart.key : undefined;
}
