import { msg } from '@lingui/core/macro';
import { cookieName, COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import { spellReference } from '#src/domain/reference.ts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { decodeParam, requestCookie } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { readPerson } from '#src/pages/loaders/session.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import { DonationEvent, KeepCause } from '#src/screens/thank-you/after-donation.tsx';
import { causeOfOrder } from '#src/screens/thank-you/cause-of-order.ts';
import { measuringFrame } from '#src/screens/thank-you/measuring-frame.ts';
import { ThankYouScreen } from '#src/screens/thank-you/thank-you-screen.tsx';
import { listBankAccountsFor } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { checkPayment } from '#src/server/checkout/current-payment.ts';
import { listUnsaved } from '#src/server/gift-receivers/gift-receivers.service.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { paletteOfOrder } from '#src/server/orders/order-palette.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { getServices } from '#src/server/services.ts';
import { givingPath } from '#src/server/subscriptions/giving-link.ts';

/** A guest's order opens by the key in its cookie; to anybody else it does not exist. */
export default async function ThankYouPage({ locale, number }: { locale: Locale; number: string }) {
  const ctx = await getServices();
  const name = decodeParam(number);
  const { donation, isUnknown } = await orNotFound(
    checkPayment(ctx, { number: name, accessKey: requestCookie(cookieName(orderCookie(name), isSecureSite(ctx.env))) }),
  );
  const accounts =
    donation.order.method === 'bank'
      ? await listBankAccountsFor(ctx, { currency: donation.order.currency, orderId: donation.order.id })
      : [];
  // Only what was paid, and only after the donor agreed.
  const isMeasured =
    ctx.env.pixelId !== undefined && donation.order.paidAt !== null && requestCookie(COOKIES.consent.name) === 'given';
  const isOpen = isUnknown || (donation.order.status === 'pending' && donation.payment.status === 'processing');
  const cause = donation.order.paidAt === null ? undefined : causeOfOrder(donation.order);
  const person = await readPerson();
  if (person) await claimGifts(ctx, person.user.id);
  const refresh = isOpen ? localePath(locale, `/checkout/done/${name}`) : undefined;
  return (
    <>
      <PageMeta title={msg`Thank you`}>
        {/* While nothing is known the page loads again by itself, with or without script. */}
        {refresh !== undefined && <meta httpEquiv="refresh" content={`5;url=${refresh}`} />}
      </PageMeta>
      {isMeasured && <DonationEvent number={donation.order.number} frame={measuringFrame(donation.order)} />}
      {cause && <KeepCause cause={cause} paidAt={donation.order.paidAt!} />}
      <ThankYouScreen
        donation={donation}
        palette={await paletteOfOrder(ctx, donation.order)}
        site={pageOrigin()}
        isUnknown={isUnknown}
        givingHref={
          donation.order.recurring ? localePath(locale, givingPath(ctx, donation.order.recurring)) : undefined
        }
        accountHref={
          person
            ? undefined
            : `${hrefTo(locale, 'signup')}?${new URLSearchParams({ next: '/profile', order: name }).toString()}`
        }
        locale={locale}
        unsaved={person && (await listUnsaved(ctx, person.user.id, donation.order.id))}
        accounts={accounts}
        spelledReference={donation.payment.reference ? spellReference(donation.payment.reference) : undefined}
      />
    </>
  );
}
