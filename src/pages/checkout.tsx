import { useLingui } from '@lingui/react/macro';
import { decodeCart } from '#src/contracts/cart.ts';
import { cookieName, COOKIES } from '#src/contracts/cookies.ts';
import type { CartView } from '#src/contracts/cart-view.ts';
import { emptyCart } from '#src/domain/cart.ts';
import { planCheckout } from '#src/domain/checkout-plan.ts';
import { feeOf, feeToCover } from '#src/domain/pricing.ts';
import { type Interval, isInterval } from '#src/domain/recurring.ts';
import { redirect, requestCookie, requestQuery } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { CardPaymentPage } from '#src/pages/card-payment.tsx';
import { readDialCountries, readKeptForm } from '#src/pages/site.ts';
import { pathTo } from '#src/routes.ts';
import { ChooseRecurringScreen } from '#src/screens/checkout/choose-recurring-screen.tsx';
import { CheckoutScreen } from '#src/screens/checkout/checkout-screen.tsx';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import { isSecureSite } from '#src/server/forms/cookies.ts';
import { describeCart } from '#src/server/cart/cart.service.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { listPaymentMethods } from '#src/server/payments/payment-methods.ts';
import { getServices } from '#src/server/services.ts';

export default async function CheckoutPage({ locale }: { locale: Locale }) {
  const params = new URLSearchParams(requestQuery());
  const order = params.get('order');
  if (order !== null) return <CardPaymentPage locale={locale} number={order} />;
  const ctx = await getServices();
  const read = decodeCart(requestCookie(COOKIES.cart.name), requestCookie(cookieName(COOKIES.cartKey, isSecureSite(ctx.env))));
  const held = 'cart' in read ? read.cart : emptyCart;
  const asked = params.get('donationFrequency') ?? '';
  const plan = planCheckout(held, isInterval(asked) ? asked : undefined);
  const described = await describeCart(ctx, held);
  if (plan.kind === 'choose') {
    const lines = described.lines.filter(({ id }) => plan.among.some((item) => item.id === id));
    return <><Head /><ChooseRecurringScreen locale={locale} interval={plan.interval} lines={lines} currency={described.currency} memory={await readKeptForm()} /></>;
  }
  const interval = plan.kind === 'recurring' ? plan.interval : undefined;
  const cart = plan.kind === 'recurring' ? { ...described, pending: { line: plan.isHeld ? described.pending!.line : described.lines[0]!, interval: plan.interval } } : described;
  const gift = interval ? cart.pending!.line.amount : cart.total;
  const paid = interval ? [cart.pending!.line] : cart.lines;
  // Nothing to pay, or something to put right first: the cart says what.
  if (gift === 0 || paid.some(({ isClosed, remaining }) => isClosed || remaining !== undefined)) redirect(localePath(locale, pathTo('cart')));
  return (
    <>
      <Head />
      <CheckoutScreen checkout={{ ...checkoutOf(ctx, cart, gift, interval), isOnceOnly: plan.kind === 'once' && isInterval(asked) }} locale={locale} countries={await readDialCountries(locale)} memory={await readKeptForm()} />
    </>
  );
}

function checkoutOf(ctx: ServiceContext, cart: CartView, gift: number, interval: Interval | undefined): CheckoutView {
  const offered = listPaymentMethods(ctx, { currency: cart.currency, interval });
  const find = (method: 'stripe' | 'bank') => offered.find((one) => one.method === method);
  const rate = find('stripe')?.fee;
  return {
    cart, gift, interval, attempt: requestCookie(cookieName(COOKIES.attempt, isSecureSite(ctx.env))) ?? crypto.randomUUID(),
    methods: [
      { method: 'card', isAvailable: find('stripe')?.isAvailable ?? false, ...(rate && find('stripe')?.isAvailable ? { fee: { estimate: feeOf(gift, rate), cover: feeToCover(gift, rate) } } : {}) },
      { method: 'bank', isAvailable: find('bank')?.isAvailable ?? false },
    ],
  };
}

function Head() {
  const { t } = useLingui();
  return <><title>{`${t`Checkout`} | ${t`Sanad`}`}</title><meta name="robots" content="noindex" /></>;
}
