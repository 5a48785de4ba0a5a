import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { download } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { Share } from '#src/screens/share/share.tsx';
import { OrderStar } from '#src/screens/thank-you/order-star.tsx';
import { ThankYouFrame } from '#src/screens/thank-you/thank-you-frame.tsx';

/** The donation arrived: its star, what happens next, and a way to pass the cause on without any of the donor's details. */
export function Paid({
  accountHref,
  donation,
  locale,
  givingHref,
  palette,
  saves,
  site,
}: {
  accountHref?: string | undefined;
  /** The page of the recurring donation. */
  givingHref?: string | undefined;
  donation: OrderAndPayment;
  locale: Locale;
  /** The colors of what the donation goes to. */
  palette: string;
  /** The buttons that save whom it was for. */
  saves: ReactNode;
  /** The site's own address. */
  site: string;
}) {
  const { t } = useLingui();
  const { order } = donation;
  const cause = order.items.toSorted((a, b) => b.amount - a.amount).find(({ slug }) => slug !== null);
  return (
    <ThankYouFrame
      donation={donation}
      locale={locale}
      title={<Trans>Thank you. May Allah accept your donation.</Trans>}
      art={<OrderStar number={order.number} palette={palette} />}
    >
      <Text size="lead" tone="muted" as="p">
        <Trans>
          We received your donation of <Money minor={order.total} currency={order.currency} />. We are emailing you the
          receipt.
        </Trans>
      </Text>
      {order.receiptNumber !== null && (
        <div>
          <ButtonLink tone="outlined" href={localePath(locale, `/checkout/receipt/${order.number}.pdf`)}>
            <Icon icon={download} />
            <Trans>Download the receipt (PDF)</Trans>
          </ButtonLink>
        </div>
      )}
      {order.refunded > 0 && (
        <Text as="p">
          <Trans>
            We have refunded <Money minor={order.refunded} currency={order.currency} /> of this donation to you. Banks
            can take up to ten days to show the refund.
          </Trans>
        </Text>
      )}
      {order.received > order.total && (
        <Text as="p">
          <Trans>
            You gave <Money minor={order.received - order.total} currency={order.currency} /> more than planned. The
            extra amount goes to the same cause.
          </Trans>
        </Text>
      )}
      {order.recurring && (
        <Text as="p">
          <Trans>
            Your donation will repeat automatically. You can pause, change or cancel it at any time, without signing in;
            the link to do so is also in your receipt.
          </Trans>{' '}
          {givingHref !== undefined && (
            <Link href={givingHref}>
              <Trans>Manage your recurring donation</Trans>
            </Link>
          )}
        </Text>
      )}
      {accountHref !== undefined && (
        <Text as="p">
          <Trans>An account keeps your receipts and medals in one place.</Trans>{' '}
          <Link href={accountHref}>
            <Trans>Create an account</Trans>
          </Link>
        </Text>
      )}
      {saves}
      <Stack gap={1}>
        <Text as="p">
          {cause ? (
            <Trans>Do you know someone who would give to the same cause?</Trans>
          ) : (
            <Trans>Do you know someone who would like to give too?</Trans>
          )}
        </Text>
        <Share
          title={cause ? textIn(cause.title, locale) : t`Sanad: orphan care, relief and zakat`}
          url={canonicalOf(site, locale, cause ? pathTo('project', { slug: cause.slug! }) : pathTo('home'))}
        />
      </Stack>
      <div>
        <ButtonLink tone="tonal" href={`${hrefTo(locale, 'projects')}?sort=leastRemaining`}>
          <Trans>See other projects close to their goal</Trans>
        </ButtonLink>
      </div>
    </ThankYouFrame>
  );
}
