import { msg } from '@lingui/core/macro';
import type { CartView } from '#src/contracts/cart-view.ts';
import { decodeCart } from '#src/contracts/cart.ts';
import { cookieName, type CookieRule, COOKIES } from '#src/contracts/cookies.ts';
import type { PaymentMethodView } from '#src/contracts/orders.ts';
import { emptyCart } from '#src/domain/cart.ts';
import { planCheckout } from '#src/domain/checkout-plan.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { isPayable } from '#src/domain/payable.ts';
import { feeOf, feeToCover } from '#src/domain/pricing.ts';
import { holdUntil } from '#src/domain/sacrifice.ts';
import { type Interval, isInterval } from '#src/domain/subscription.ts';
import { redirect, requestCookie, requestQuery } from '#src/framework/request.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { PaymentPage } from '#src/pages/giving/payment.tsx';
import { readPerson } from '#src/pages/loaders/session.ts';
import { readDialCountries, readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import { CheckoutScreen } from '#src/screens/checkout/checkout-screen.tsx';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import { ChooseRecurringScreen } from '#src/screens/checkout/choose-recurring-screen.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import {
  readCartIn,
  type CheckoutCurrencies,
  readCheckoutCurrencies,
} from '#src/server/checkout/checkout-currencies.ts';
import { findReplacedOrder } from '#src/server/checkout/replaced-order.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { readStoredFlash } from '#src/server/http/form-flash.ts';
import { readCardProvider } from '#src/server/payments/card-provider.ts';
import { listPaymentMethods } from '#src/server/payments/payment-methods.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

export default async function CheckoutPage({ locale }: { locale: Locale }) {
  const params = new URLSearchParams(requestQuery());
  const order = params.get('order');
  if (order !== null) return <PaymentPage locale={locale} number={order} />;
  const ctx = await getServices();
  const read = decodeCart(
    requestCookie(COOKIES.cart.name),
    requestCookie(cookieName(COOKIES.cartKey, isSecureSite(ctx.env))),
  );
  const held = 'cart' in read ? read.cart : emptyCart;
  const asked = params.get('donationFrequency') ?? '';
  const plan = planCheckout(held, isInterval(asked) ? asked : undefined);
  const cookie = (rule: CookieRule) => requestCookie(cookieName(rule, isSecureSite(ctx.env)));
  const currencies = await readCheckoutCurrencies(ctx, plan, params.get('currency'));
  const shown = await readCartIn(ctx, held, currencies.chosen);
  const described = await describeCart(ctx, shown, await findReplacedOrder(ctx, cookie), currencies.chosen?.from);
  if (plan.kind === 'choose') {
    const lines = described.lines.filter(({ id }) => plan.among.some((item) => item.id === id));
    return (
      <>
        <PageMeta title={msg`Checkout`} />
        <ChooseRecurringScreen
          locale={locale}
          interval={plan.interval}
          lines={lines}
          currency={described.currency}
          memory={await readFormFlash()}
        />
      </>
    );
  }
  const interval = plan.kind === 'recurring' ? plan.interval : undefined;
  const cart =
    plan.kind === 'recurring'
      ? {
          ...described,
          pending: {
            line: plan.isHeld ? described.pending!.line : described.lines[0]!,
            interval: plan.interval,
            calendar: plan.calendar,
          },
        }
      : described;
  const subtotal = interval ? cart.pending!.line.amount : cart.total;
  const paid = interval ? [cart.pending!.line] : cart.lines;
  // Nothing to pay, or something to put right first: the cart says what.
  if (subtotal === 0 || !paid.every(isPayable)) redirect(hrefTo(locale, 'cart'));
  const card = await readCardProvider(ctx, { currency: cart.currency, interval });
  return (
    <>
      <PageMeta title={msg`Checkout`} />
      <CheckoutScreen
        checkout={{
          ...(await checkoutOf(ctx, cart, subtotal, interval, card)),
          donor: await readDonor(),
          currency: currencyView(currencies),
          isOnceOnly: plan.kind === 'once' && isInterval(asked),
        }}
        locale={locale}
        countries={await readDialCountries(locale)}
        memory={await readTyped(ctx)}
      />
    </>
  );
}

/** The choice of a currency, where there is one or one was asked for. */
function currencyView({ chosen, isRefused, offered, own }: CheckoutCurrencies): CheckoutView['currency'] {
  if (offered.length === 1 && !isRefused) return undefined;
  return { offered, shown: chosen?.from ?? own, rate: chosen, isRefused };
}

/** What was typed: in the post that was just refused, else before a line of the cart had to be put right. */
async function readTyped(ctx: ServiceContext): Promise<FormState | undefined> {
  const flash = await readFormFlash();
  if (flash?.form === 'checkout') return flash;
  return readStoredFlash(ctx, requestCookie(cookieName(COOKIES.checkout, isSecureSite(ctx.env))));
}

/** Name, email and phone of whoever is signed in, so that nothing is asked twice. */
async function readDonor(): Promise<CheckoutView['donor']> {
  const person = await readPerson();
  if (!person) return undefined;
  const { email, fullName, phoneCountry, phoneNumber } = person.user;
  const phone = phoneNumber === null ? null : { country: phoneCountry ?? 'SA', number: phoneNumber };
  return { fullName, email, phone };
}

/** For how many hours a transfer keeps the shares in the cart; nothing for a cart without. */
function sharesHours({ lines }: CartView, now: Date): number | undefined {
  const closings = lines.flatMap(({ facts }) =>
    facts?.type === 'sacrifice' && facts.closesAt !== undefined ? new Date(facts.closesAt) : [],
  );
  return closings.length === 0
    ? undefined
    : Math.floor((holdUntil('bank', now, closings).getTime() - now.getTime()) / (DAY_MS / 24));
}

async function checkoutOf(
  ctx: ServiceContext,
  cart: CartView,
  subtotal: number,
  interval: Interval | undefined,
  card: 'stripe' | 'xendit',
): Promise<CheckoutView> {
  const isByOurDates = cart.pending?.calendar != null || cart.pending?.line.isSponsorship === true;
  const offered = await listPaymentMethods(ctx, { currency: cart.currency, interval, isByOurDates });
  const viewOf = (
    method: CheckoutView['methods'][number]['method'],
    name: PaymentMethodView['method'],
  ): CheckoutView['methods'][number] => {
    const { fee, isAvailable = false } = offered.find((one) => one.method === name) ?? {};
    const money = fee && isAvailable ? { estimate: feeOf(subtotal, fee), cover: feeToCover(subtotal, fee) } : undefined;
    return { method, isAvailable, ...(money ? { fee: money } : {}) };
  };
  return {
    cart,
    subtotal,
    interval,
    sharesHours: interval ? undefined : sharesHours(cart, ctx.now()),
    attempt: requestCookie(cookieName(COOKIES.attempt, isSecureSite(ctx.env))) ?? crypto.randomUUID(),
    methods: [
      { ...viewOf('card', card), isAtXendit: card === 'xendit' },
      // Where it is not configured it is not spoken of.
      ...(ctx.gateways.payments.for('paypal') ? [viewOf('paypal', 'paypal')] : []),
      // A child is not kept from other sponsors while a transfer is awaited.
      ...(interval && cart.pending?.line.isSponsorship ? [] : [viewOf('bank', 'bank')]),
    ],
  };
}
