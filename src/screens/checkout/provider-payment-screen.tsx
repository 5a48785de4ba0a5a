import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderView } from '#src/contracts/orders.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { PaymentSummary } from '#src/screens/checkout/payment-summary.tsx';
import { PaymentUnavailable } from '#src/screens/checkout/payment-unavailable.tsx';

export type ProviderPaymentProps = {
  locale: Locale;
  order: OrderView;
  /** Whether the last attempt was declined. */
  wasDeclined?: boolean | undefined;
  /** The provider's page of this payment. Absent while the provider cannot be reached. */
  page?: string | undefined;
};

/** What differs between the providers whose own page takes the payment. */
type ProviderWords = {
  title: ReactNode;
  declined: ReactNode;
  afterDecline: ReactNode;
  nothingPaid: ReactNode;
  give: ReactNode;
  unavailable: ReactNode;
};

/** The order stands, and nothing is paid: the donor came back from the provider's page, or was declined there. A link, so it needs no script. */
export function ProviderPaymentScreen({
  locale,
  order,
  page,
  wasDeclined = false,
  words,
}: ProviderPaymentProps & { words: ProviderWords }) {
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Stack gap={2} as="header">
            <Text size="small" tone="muted">
              <Trans>Step 2 of 2</Trans>
            </Text>
            <Heading level={1}>{words.title}</Heading>
            <Text tone="muted">
              <Trans>Your details are saved. Only the payment is left.</Trans>
            </Text>
          </Stack>
          <Split aside="summary" beside={<PaymentSummary order={order} locale={locale} />}>
            <Stack gap={5}>
              {wasDeclined && (
                <Banner tone="danger" title={words.declined}>
                  {words.afterDecline}
                </Banner>
              )}
              {page ? (
                <Card>
                  <Stack gap={4}>
                    <Text as="p">{words.nothingPaid}</Text>
                    <ButtonLink tone="filled" size="large" href={page}>
                      <span>{words.give}</span>
                    </ButtonLink>
                  </Stack>
                </Card>
              ) : (
                <PaymentUnavailable locale={locale} orderNumber={order.number} title={words.unavailable} />
              )}
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Section>
  );
}
