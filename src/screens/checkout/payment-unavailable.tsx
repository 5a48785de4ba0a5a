import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';

/** The provider does not answer: the donation is saved, and can be tried again. `title`: what is not available. */
export function PaymentUnavailable({
  locale,
  orderNumber,
  title,
}: {
  locale: Locale;
  orderNumber: string;
  title: ReactNode;
}) {
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <ButtonLink tone="outlined" size="small" href={`${hrefTo(locale, 'checkout')}?order=${orderNumber}`}>
          <Trans>Try again</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Your donation is saved. If you have already paid, do not pay again: we will find your payment. Otherwise, try
        again in a few minutes.
      </Trans>
    </Banner>
  );
}
