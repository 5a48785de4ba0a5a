import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderView } from '#src/contracts/orders.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { PaymentSummary } from '#src/screens/checkout/payment-summary.tsx';

export type PaypalPaymentScreenProps = {
  locale: Locale;
  order: OrderView;
  /** Whether the last attempt was declined. */
  wasDeclined?: boolean | undefined;
  /** PayPal's page of this payment. Absent while PayPal cannot be reached. */
  page?: string | undefined;
};

/** The order stands, and nothing is paid: the donor came back from PayPal, or was declined there. A link, so it needs no script. */
export function PaypalPaymentScreen({ locale, order, page, wasDeclined = false }: PaypalPaymentScreenProps) {
  const due = order.total - order.received;
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Stack gap={2} as="header">
            <Text size="small" tone="muted">
              <Trans>Step 2 of 2</Trans>
            </Text>
            <Heading level={1}>
              <Trans>Pay with PayPal</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>Your details are saved. Only the payment is missing.</Trans>
            </Text>
          </Stack>
          <Split aside="summary" beside={<PaymentSummary order={order} locale={locale} />}>
            <Stack gap={5}>
              {wasDeclined && (
                <Banner tone="danger" title={<Trans>PayPal declined the payment. Nothing was charged.</Trans>}>
                  <Trans>Try again and choose another card or account at PayPal, or pay in another way.</Trans>
                </Banner>
              )}
              {page ? (
                <Card>
                  <Stack gap={4}>
                    <Text as="p">
                      <Trans>
                        Nothing is paid yet. On PayPal’s page you agree to the payment, and then you come back here.
                      </Trans>
                    </Text>
                    <ButtonLink tone="filled" size="large" href={page}>
                      <span>
                        <Trans>
                          Give <Money minor={due} currency={order.currency} /> with PayPal
                        </Trans>
                      </span>
                    </ButtonLink>
                  </Stack>
                </Card>
              ) : (
                <Banner
                  tone="warning"
                  title={<Trans>PayPal is not available right now</Trans>}
                  actions={
                    <ButtonLink
                      tone="outlined"
                      size="small"
                      href={`${hrefTo(locale, 'checkout')}?order=${order.number}`}
                    >
                      <Trans>Try again</Trans>
                    </ButtonLink>
                  }
                >
                  <Trans>
                    Your donation is saved. If you have already paid, do not pay again: we will find your payment.
                    Otherwise, try again in a few minutes.
                  </Trans>
                </Banner>
              )}
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Section>
  );
}
