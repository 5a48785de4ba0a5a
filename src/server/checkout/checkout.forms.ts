import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { cartAfter, planCheckout } from '#src/domain/checkout-plan.ts';
import { isInterval } from '#src/domain/subscription.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { readCart, writeCart } from '#src/server/cart/cart-cookie.ts';
import { orderItemsOf } from '#src/server/cart/cart.service.ts';
import { donorAccount } from '#src/server/checkout/account-of.ts';
import { readCartIn, readCheckoutCurrencies } from '#src/server/checkout/checkout-currencies.ts';
import { currentPayment } from '#src/server/checkout/current-payment.ts';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { findReplacedOrder, ReplacedOrderPaidError } from '#src/server/checkout/replaced-order.ts';
import { clientSubnet } from '#src/server/http/client-address.ts';
import { clearCookie, readCookie, writeCookie } from '#src/server/http/cookies.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { orderLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import type { Account } from '#src/server/orders/own-order.ts';
import { UnchargeableError } from '#src/server/orders/price-order.ts';
import { readCardProvider } from '#src/server/payments/card-provider.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';

const text = v.optional(v.string(), '');
const trimmed = v.optional(v.pipe(v.string(), v.trim()), '');
const checkbox = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value === 'on'),
);

/** The order's own schema checks the donor's fields when the order is placed. */
const schema = v.object({
  method: v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.picklist(['bank', 'card', 'paypal'], 'invalidSelection'),
  ),
  donationFrequency: text,
  /** In which its sums were shown; the site's own where that is the only one. */
  currency: v.optional(v.string()),
  attempt: v.optional(v.string()),
  expectedTotal: v.optional(v.string()),
  coverFees: checkbox,
  showName: checkbox,
  message: trimmed,
  fullName: text,
  email: text,
  phoneCountry: v.optional(v.string(), 'SA'),
  phoneNumber: trimmed,
});
type Fields = v.InferOutput<typeof schema>;

const orderOf = (
  { coverFees, email, fullName, message, method, phoneCountry, phoneNumber, showName }: Fields,
  card: 'stripe' | 'xendit',
) => ({
  paymentMethod: method === 'card' ? card : method,
  coverFees: method !== 'bank' && coverFees,
  showName,
  ...(message ? { message } : {}),
  donor: { fullName, email, ...(phoneNumber ? { phone: { country: phoneCountry, number: phoneNumber } } : {}) },
});

/** A line stands in the way: the cart says what, and what was typed here is there again afterwards. */
const toCart: FormSuccess = { location: '/cart', keptAs: COOKIES.checkout };

/** The same page with its sums in another currency, and with what was typed. */
const inCurrency = (code: string): FormSuccess => ({
  location: `/checkout?currency=${encodeURIComponent(code)}`,
  keptAs: COOKIES.checkout,
});

const intervalIn = ({ donationFrequency }: { donationFrequency: string }) =>
  isInterval(donationFrequency) ? donationFrequency : undefined;

const PAID_BEFORE = msg`The payment that you started earlier has arrived or is on its way. Check that donation before you pay again.`;

/** An amount that the payment method cannot charge is an error of that field; a closed item is shown in the cart. */
function onError(error: AppError): AppError | FormSuccess {
  if (error instanceof ReplacedOrderPaidError) return new AppError('conflict', { words: PAID_BEFORE, cause: error });
  if (error instanceof UnchargeableError)
    return invalid(...error.fields.map((field) => ({ ...field, path: 'method' })));
  return error.fields.some(({ path }) => path.startsWith('items')) ? toCart : error;
}

/** The provider's own page while the payment is new there, else our page of the payment, which says how it stands. */
async function nextStep(services: ServiceContext, { accessKey, order }: PlacedOrder): Promise<FormSuccess> {
  const { payment } = await currentPayment(services, { id: order.id, accessKey }, { ask: 'never' });
  const isNew = payment.status === 'created' && payment.redirectUrl !== undefined;
  return isNew ? { outside: payment.redirectUrl } : { location: `/checkout?order=${order.number}` };
}

/** The account of whoever is signed in: the donation belongs to it, also with another name or email. */
const accountOf = async (services: ServiceContext, token: string | undefined): Promise<Account | undefined> =>
  donorAccount((await readSession(services, token))?.user);

export const checkoutForms = [
  formRoute({
    path: 'checkout',
    schema: v.looseObject({ donationFrequency: text, currency: text, wantedCurrency: text, showsCurrency: text }),
    onError,
    /** Places the order. The next page is the provider's own, or asks for the card; the details of a transfer are on the thank-you page. */
    handle: async ({ services, locale, input: raw, c }) => {
      const cart = readCart(c);
      const plan = planCheckout(cart, intervalIn(raw));
      if (plan.kind === 'choose') return { ...toCart, location: `/checkout?donationFrequency=${plan.interval}` };
      // The button that shows the sums never pays, also where the currency stays the same.
      const isOther = raw.showsCurrency !== '' || raw.wantedCurrency !== raw.currency;
      if (plan.kind === 'once' && raw.wantedCurrency && isOther) return inCurrency(raw.wantedCurrency);
      const currencies = await readCheckoutCurrencies(services, plan, raw.currency);
      // Nobody pays in a currency whose sums they have not seen: the page says that it is not offered any more.
      if (currencies.isRefused) throw new AppError('conflict');
      const paidIn = await readCartIn(services, cart, currencies.chosen);
      const items = await orderItemsOf(services, paidIn, planCheckout(paidIn, intervalIn(raw)));
      if (items.length === 0) return toCart;
      await orderLimit(c);
      const input = validate(schema, raw);
      const stored = readCookie(c, COOKIES.attempt);
      // The cart changed in another tab: nobody pays for a cart that they have not seen.
      if (stored && input.attempt && input.attempt !== stored) throw new AppError('conflict');
      const attempt = stored ?? input.attempt ?? crypto.randomUUID();
      const interval = plan.kind === 'recurring' ? plan.interval : undefined;
      const currency = currencies.chosen?.from ?? currencies.own;
      const card = await readCardProvider(services, { currency, interval });
      const order = { items, ...(currencies.chosen ? { currency } : {}), ...orderOf(input, card) };
      // Going back and paying again gives the same order; with other donor data or another payment method, another order.
      const idempotencyKey = `${attempt}.${sha256(JSON.stringify([order, input.expectedTotal]))}`;
      const placed = await placeOrder(services, order, {
        idempotencyKey,
        account: await accountOf(services, cookieToken(c)),
        cartKey: cart.key,
        replaces: await findReplacedOrder(services, (rule) => readCookie(c, rule)),
        locale,
        network: clientSubnet(c),
        expectedTotal: input.expectedTotal === undefined ? undefined : Number(input.expectedTotal),
      });
      clearCookie(c, COOKIES.checkout);
      writeCookie(c, orderCookie(placed.order.number), placed.accessKey);
      // The payment return empties the cart if its attempt is still this one.
      writeCookie(c, COOKIES.paying, `${placed.order.number}.${attempt}`);
      if (placed.order.method !== 'bank') return nextStep(services, placed);
      // The order waits for the transfer: its items are removed now, or they could be ordered twice.
      writeCart(c, cartAfter(cart, plan));
      return { location: `/checkout/thank-you/${placed.order.number}` };
    },
  }),
];
