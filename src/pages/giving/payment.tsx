import { msg } from '@lingui/core/macro';
import { cookieName, orderCookie } from '#src/contracts/cookies.ts';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { redirect, requestCookie } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { CardCheckScreen } from '#src/screens/checkout/card-check-screen.tsx';
import { CardPaymentScreen } from '#src/screens/checkout/card-payment-screen.tsx';
import { PaypalPaymentScreen } from '#src/screens/checkout/paypal-payment-screen.tsx';
import { XenditPaymentScreen } from '#src/screens/checkout/xendit-payment-screen.tsx';
import { currentPayment, retryPayment } from '#src/server/checkout/current-payment.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { AppError } from '#src/server/http/errors.ts';
import { listPaymentMethods } from '#src/server/payments/payment-methods.ts';
import { getServices } from '#src/server/services.ts';

/** The second step of a donation by a provider: the order stands, and its own form or page takes the payment. */
export async function PaymentPage({ locale, number }: { locale: Locale; number: string }) {
  const ctx = await getServices();
  const name = { number, accessKey: requestCookie(cookieName(orderCookie(number), isSecureSite(ctx.env))) };
  const first = await orNotFound(currentPayment(ctx, name));
  const done = localePath(locale, `/checkout/done/${number}`);
  if (first.order.status !== 'pending' || first.payment.status === 'processing') redirect(done);
  // A refused card leaves the order open, and so does one that paid only a part: a new payment of the same order.
  const { order, payment } = isOver(first.payment.status)
    ? await retryPayment(ctx, name).catch(whenRefused(first, done))
    : first;
  const ProviderScreen = { paypal: PaypalPaymentScreen, xendit: XenditPaymentScreen, stripe: null, bank: null }[
    order.method
  ];
  if (ProviderScreen)
    return (
      <>
        <PageMeta title={msg`Payment`} />
        <ProviderScreen
          locale={locale}
          order={order}
          wasDeclined={first.payment.status === 'failed'}
          page={payment.redirectUrl}
        />
      </>
    );
  if (payment.cardCheck)
    return (
      <>
        <PageMeta title={msg`Payment`} />
        <CardCheckScreen locale={locale} order={order} check={payment.cardCheck} memory={await readFormFlash()} />
      </>
    );
  const methods = await listPaymentMethods(ctx, { currency: order.currency });
  const card = methods.find(({ method }) => method === 'stripe');
  return (
    <>
      <PageMeta title={msg`Payment`} />
      <CardPaymentScreen
        locale={locale}
        order={order}
        wasRefused={first.payment.status === 'failed' ? (first.payment.failureCode ?? 'refused') : undefined}
        done={done}
        form={
          payment.clientSecret && card
            ? {
                clientSecret: payment.clientSecret,
                publishableKey: card.publishableKey ?? undefined,
                origin: card.formOrigin ?? undefined,
              }
            : undefined
        }
      />
    </>
  );
}

const isOver = (status: PaymentStatus): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'succeeded';

/**
 * While the provider is silent no new payment can begin: the page says so, and offers to look again. Where the last one
 * turned out to be under way, the thank-you page says how it stands.
 */
const whenRefused =
  (known: OrderAndPayment, done: string) =>
  (error: unknown): OrderAndPayment => {
    if (error instanceof AppError && error.code === 'unavailable') return known;
    if (error instanceof AppError && error.code === 'conflict') redirect(done);
    throw error;
  };
