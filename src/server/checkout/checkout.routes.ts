import type { Context } from 'hono';
import * as v from 'valibot';
import { decodeCart } from '#src/contracts/cart.ts';
import { COOKIES } from '#src/contracts/cookies.ts';
import { currency, id } from '#src/contracts/fields.ts';
import {
  cardCheckInput,
  order,
  orderAndPayment,
  paymentMethod,
  placedOrder,
  placeOrderInput,
} from '#src/contracts/orders.ts';
import { INTERVALS } from '#src/domain/subscription.ts';
import { accountOfCaller } from '#src/server/checkout/account-of.ts';
import { capturePaypal, currentPayment, orderIdOf, retryPayment } from '#src/server/checkout/current-payment.ts';
import { askForCardCode, passCardCheck } from '#src/server/checkout/pass-card-check.ts';
import { placeOrderResponse } from '#src/server/checkout/place-order.ts';
import { withCards } from '#src/server/checkout/with-cards.ts';
import { clientSubnet } from '#src/server/http/client-address.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import { type ApiEnv, type Caller, operation } from '#src/server/http/operation.ts';
import { cardCheckLimit, codeLimit, orderLimit, paymentLimit } from '#src/server/http/rate-limits.ts';
import { getOrder } from '#src/server/orders/own-order.ts';
import { listPaymentMethods } from '#src/server/payments/payment-methods.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrencies } from '#src/server/settings/currencies.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

const tag = 'Giving';
const byId = v.object({ id });
const orderKey = 'x-order-key';

export const ordersRoutes = [
  operation({
    method: 'get',
    path: '/payment-methods',
    tag,
    summary: 'Payment methods, and why one is not offered',
    query: v.strictObject({
      currency: v.optional(currency),
      interval: v.optional(v.picklist(INTERVALS, 'invalidSelection')),
    }),
    answer: v.strictObject({ data: v.array(paymentMethod), total: v.number() }),
    handle: async ({ services, query }) => {
      const requested = query.currency ?? (await readCurrency(services));
      const isOffered = (await readCurrencies(services)).includes(requested);
      const methods = await listPaymentMethods(services, { currency: requested, interval: query.interval });
      const data = methods.map((method) =>
        isOffered ? method : { ...method, isAvailable: false, reason: 'currency' as const },
      );
      return { data, total: data.length };
    },
  }),
  operation({
    method: 'post',
    path: '/user/orders',
    tag,
    summary: 'Places an order',
    security: 'bearerOrCode',
    body: placeOrderInput,
    status: 201,
    answer: placedOrder,
    headers: ['idempotency-key'],
    failures: [409],
    handle: async ({ services, locale, body, caller, c }) => {
      await orderLimit(c);
      const response = await placeOrderResponse(services, withCards(body, locale), {
        account: await accountOfCaller(services, caller),
        idempotencyKey: c.req.header('idempotency-key'),
        cartKey: cartKeyOf(c),
        locale,
        network: clientSubnet(c),
      });
      return c.body(response.body, 201, { 'content-type': 'application/json' });
    },
  }),
  operation({
    method: 'get',
    path: '/user/orders/{id}',
    tag,
    summary: 'One order',
    security: 'bearerOrCode',
    params: byId,
    answer: order,
    headers: [orderKey],
    handle: ({ services, params, caller, c }) => getOrder(services, { id: params.id, ...keysOf(caller, c) }),
  }),
  operation({
    method: 'get',
    path: '/user/payment-transactions/current/{id}',
    tag,
    summary: 'An order and its payment; calls the provider when its webhook event is late',
    security: 'bearerOrCode',
    params: byId,
    answer: orderAndPayment,
    headers: [orderKey],
    handle: async ({ services, params, caller, c }) => {
      await paymentLimit(c);
      return currentPayment(services, await locatorOf(services, params.id, caller, c));
    },
  }),
  operation({
    method: 'post',
    path: '/user/payment-transactions/paypal/capture',
    tag,
    summary: 'Takes the payment that the donor has agreed to at PayPal',
    security: 'bearerOrCode',
    body: v.strictObject({ orderId: v.pipe(v.string('invalidType'), v.regex(/^[A-Z0-9]{1,36}$/, 'invalidFormat')) }),
    answer: orderAndPayment,
    headers: [orderKey],
    failures: [404],
    handle: async ({ services, body, caller, c }) => {
      await paymentLimit(c);
      return capturePaypal(services, body.orderId, keysOf(caller, c));
    },
  }),
  operation({
    method: 'post',
    path: '/user/payment-transactions/current/{id}/retry',
    tag,
    summary: 'A new payment in place of one that failed',
    security: 'bearerOrCode',
    params: byId,
    answer: orderAndPayment,
    headers: [orderKey],
    status: 201,
    failures: [409],
    handle: async ({ services, params, caller, c }) => {
      await orderLimit(c);
      return retryPayment(services, await locatorOf(services, params.id, caller, c));
    },
  }),
  operation({
    method: 'post',
    path: '/user/payment-transactions/current/{id}/card-check',
    tag,
    summary: 'Passes the check before a card payment, and returns the payment',
    security: 'bearerOrCode',
    params: byId,
    body: cardCheckInput,
    answer: orderAndPayment,
    headers: [orderKey],
    handle: async ({ services, params, body, caller, c }) => {
      await cardCheckLimit(c);
      return passCardCheck(services, await locatorOf(services, params.id, caller, c), body);
    },
  }),
  operation({
    method: 'post',
    path: '/user/payment-transactions/current/{id}/card-check/code',
    tag,
    summary: 'Sends a code for the check before a card payment',
    security: 'bearerOrCode',
    params: byId,
    answer: orderAndPayment,
    headers: [orderKey],
    handle: async ({ services, params, caller, c }) => {
      await codeLimit(c);
      return askForCardCode(services, await locatorOf(services, params.id, caller, c));
    },
  }),
];

/** What opens an order: the account of whoever is signed in, or the key of a guest's order. */
const keysOf = (caller: Caller | undefined, c: Context<ApiEnv>) => ({
  accessKey: c.req.header(orderKey),
  accountId: caller?.id,
});

/** The order that an id names, of itself or of its payment, with what opens it. */
const locatorOf = async (services: ServiceContext, named: string, caller: Caller | undefined, c: Context<ApiEnv>) => ({
  id: await orderIdOf(services, named),
  ...keysOf(caller, c),
});

/** The key of the caller's cart, which scopes its idempotency keys. */
function cartKeyOf(c: Context<ApiEnv>): string | undefined {
  const decoded = decodeCart(undefined, readCookie(c, COOKIES.cartKey));
  return 'cart' in decoded ? decoded.cart.key : undefined;
}
