import { useLingui } from '@lingui/react/macro';
import { cookieName, orderCookie } from '#src/contracts/cookies.ts';
import { spellReference } from '#src/domain/reference.ts';
import { decodeParam, requestCookie } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { orNotFound } from '#src/pages/or-not-found.ts';
import { ThankYouScreen } from '#src/screens/thank-you/thank-you-screen.tsx';
import { listBankAccounts } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { isSecureSite } from '#src/server/forms/cookies.ts';
import { checkPayment } from '#src/server/payments/payments.service.ts';
import { getServices } from '#src/server/services.ts';

/** A guest's order opens by the key in its cookie; to anybody else it does not exist. */
export default async function ThankYouPage({ locale, number }: { locale: Locale; number: string }) {
  const ctx = await getServices();
  const name = decodeParam(number);
  const { gift, isUnknown } = await orNotFound(checkPayment(ctx, { number: name, accessKey: requestCookie(cookieName(orderCookie(name), isSecureSite(ctx.env))) }));
  const accounts = gift.order.method === 'bank' ? await listBankAccounts(ctx) : [];
  return (
    <>
      <Head again={isUnknown || (gift.order.status === 'pending' && gift.payment.status === 'processing') ? localePath(locale, `/checkout/done/${name}`) : undefined} />
      <ThankYouScreen gift={gift} isUnknown={isUnknown} locale={locale} accounts={accounts} spelledReference={gift.payment.reference ? spellReference(gift.payment.reference) : undefined} />
    </>
  );
}

function Head({ again }: { again: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Thank you`} | ${t`Sanad`}`}</title>
      <meta name="robots" content="noindex" />
      {/* While nothing is known the page looks again by itself, with or without script. */}
      {again && <meta httpEquiv="refresh" content={`5;url=${again}`} />}
    </>
  );
}
