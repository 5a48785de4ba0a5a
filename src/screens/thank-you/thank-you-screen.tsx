import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { type CurrencyCode, minimumCharge } from '#money/currencies.ts';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import type { BankAccount } from '#src/contracts/site.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { Paid } from '#src/screens/thank-you/paid.tsx';
import { SaveReceivers } from '#src/screens/thank-you/save-receivers.tsx';
import { ThankYouFrame } from '#src/screens/thank-you/thank-you-frame.tsx';
import { Transfer } from '#src/screens/thank-you/transfer.tsx';

export type ThankYouScreenProps = {
  donation: OrderAndPayment;
  locale: Locale;
  /** The colors of what the donation goes to. */
  palette: string;
  /** The page of the recurring donation. */
  givingHref?: string | undefined;
  /** Where a guest makes an account with what is known already; undefined for whoever is signed in. */
  accountHref?: string | undefined;
  /** The site's own address, for what is passed on: `https://sanad.example`. */
  site: string;
  /** The provider gives no answer: what we know of the payment may be old. */
  isUnknown?: boolean | undefined;
  /** For a bank transfer. */
  accounts: readonly BankAccount[];
  /** The transfer's reference as it is written on paper, in two groups. */
  spelledReference?: string | undefined;
  /** Whom it was for and whom the donor, who is signed in, has not saved. */
  unsaved?: readonly { itemId: string; name: string }[] | undefined;
};

/** Paid, waiting for a transfer, being checked, paid in part, or not paid: each in words, never an error where nothing is known yet. */
export function ThankYouScreen({
  accountHref,
  accounts,
  donation,
  givingHref,
  isUnknown,
  locale,
  palette,
  site,
  spelledReference,
  unsaved = [],
}: ThankYouScreenProps) {
  const { order, payment } = donation;
  const isPaid = order.status === 'paid' || order.status === 'partiallyRefunded' || order.status === 'refunded';
  const returnTo = pathTo('thankYou', { number: order.number });
  const saves = unsaved.length > 0 && <SaveReceivers receivers={unsaved} locale={locale} returnTo={returnTo} />;
  if (isPaid)
    return (
      <Paid
        donation={donation}
        accountHref={accountHref}
        givingHref={givingHref}
        locale={locale}
        palette={palette}
        site={site}
        saves={saves}
      />
    );
  if (order.status === 'awaitingTransfer')
    return (
      <Transfer
        donation={donation}
        locale={locale}
        accounts={accounts}
        reference={spelledReference ?? payment.reference ?? ''}
        saves={saves}
      />
    );
  if (isUnknown || (order.status === 'pending' && payment.status === 'processing'))
    return <Checking donation={donation} locale={locale} />;
  if (order.received > 0) return <PartPaid donation={donation} locale={locale} />;
  if (order.status === 'expired' && order.method !== 'bank') return <Expired donation={donation} locale={locale} />;
  return <NotPaid donation={donation} locale={locale} />;
}

/** Where the page of a payment leads after its day: nothing can be charged there any more. */
function Expired({ donation, locale }: { donation: OrderAndPayment; locale: Locale }) {
  return (
    <ThankYouFrame
      donation={donation}
      locale={locale}
      title={<Trans>The time to make this payment has run out.</Trans>}
    >
      <Text size="lead" tone="muted" as="p">
        <Trans>Nothing was charged. You can give again from your cart.</Trans>
      </Text>
      <div>
        <ButtonLink tone="filled" size="large" href={hrefTo(locale, 'cart')}>
          <Trans>Back to the cart</Trans>
        </ButtonLink>
      </div>
    </ThankYouFrame>
  );
}

function Checking({ donation, locale }: { donation: OrderAndPayment; locale: Locale }) {
  return (
    <ThankYouFrame donation={donation} locale={locale} title={<Trans>We are checking your payment.</Trans>}>
      <Text size="lead" tone="muted" as="p">
        <Trans>
          We are waiting for the payment provider. Do not pay again: this page will update automatically, and we will
          email you the receipt.
        </Trans>
      </Text>
    </ThankYouFrame>
  );
}

function PartPaid({ donation, locale }: { donation: OrderAndPayment; locale: Locale }) {
  const { order } = donation;
  const left = order.total - order.received;
  return (
    <ThankYouFrame donation={donation} locale={locale} title={<Trans>Part of your donation has arrived.</Trans>}>
      <Text size="lead" tone="muted" as="p">
        <Trans>
          We have received <Money minor={order.received} currency={order.currency} />;{' '}
          <Money minor={left} currency={order.currency} /> is still to be paid. The money we received is held for your
          donation.
        </Trans>
      </Text>
      {order.status === 'pending' && left >= minimumCharge(order.method, order.currency as CurrencyCode) ? (
        <div>
          <ButtonLink tone="filled" size="large" href={`${hrefTo(locale, 'checkout')}?order=${order.number}`}>
            <Trans>
              Pay the remaining <Money minor={left} currency={order.currency} />
            </Trans>
          </ButtonLink>
        </div>
      ) : (
        <Text as="p">
          <Trans>Reply to our email, and we will sort this out with you.</Trans>
        </Text>
      )}
    </ThankYouFrame>
  );
}

function NotPaid({ donation, locale }: { donation: OrderAndPayment; locale: Locale }) {
  const { order } = donation;
  return (
    <ThankYouFrame donation={donation} locale={locale} title={<Trans>This donation has not been paid yet.</Trans>}>
      <Text size="lead" tone="muted" as="p">
        {order.method === 'bank' ? (
          <Trans>
            The deadline for this transfer has passed. If you have already sent the money, it will still go to the cause
            you chose.
          </Trans>
        ) : (
          <Trans>Nothing was charged. Your cart is as you left it.</Trans>
        )}
      </Text>
      <div>
        {order.method === 'bank' ? (
          <ButtonLink tone="tonal" href={hrefTo(locale, 'projects')}>
            <Trans>See the projects</Trans>
          </ButtonLink>
        ) : order.status === 'pending' ? (
          <ButtonLink tone="filled" size="large" href={`${hrefTo(locale, 'checkout')}?order=${order.number}`}>
            <Trans>Continue to payment</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink tone="filled" size="large" href={hrefTo(locale, 'cart')}>
            <Trans>Back to the cart</Trans>
          </ButtonLink>
        )}
      </div>
    </ThankYouFrame>
  );
}
