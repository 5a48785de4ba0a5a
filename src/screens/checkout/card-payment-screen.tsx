import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { OrderView } from '#src/contracts/orders.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CardForm } from '#src/screens/card-entry/card-form.tsx';
import type { CardProvider } from '#src/screens/card-entry/card-provider.ts';
import { useCardWords } from '#src/screens/card-entry/card-words.ts';
import { declineReason } from '#src/screens/card-entry/decline-reason.ts';
import { PaymentSummary } from '#src/screens/checkout/payment-summary.tsx';
import { PaymentUnavailable } from '#src/screens/checkout/payment-unavailable.tsx';

export type CardPaymentScreenProps = {
  locale: Locale;
  order: OrderView;
  /** Why the last card was refused, in the provider's code. */
  wasRefused?: string | undefined;
  /** Absent while the provider cannot be reached. */
  form?: CardProvider | undefined;
  /** The thank-you page. */
  done: string;
};

/** The order stands; only the card is missing. Nothing of the card touches this site. */
export function CardPaymentScreen({ done, form, locale, order, wasRefused }: CardPaymentScreenProps) {
  const words = useCardWords();
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
              <Trans>Your card</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>Your details are saved. Only the payment is left.</Trans>
            </Text>
          </Stack>
          <Split aside="summary" beside={<PaymentSummary order={order} locale={locale} />}>
            <Stack gap={5}>
              {wasRefused && (
                <Banner
                  tone="danger"
                  title={
                    order.received > 0 ? (
                      <Trans>Your card was declined. Nothing more was charged.</Trans>
                    ) : (
                      <Trans>Your card was declined. Nothing was charged.</Trans>
                    )
                  }
                >
                  {declineReason(words.reasons, wasRefused)}
                </Banner>
              )}
              {form ? (
                <Card>
                  <CardForm
                    words={words}
                    give={
                      <span>
                        <Trans>
                          Give <Money minor={due} currency={order.currency} />
                        </Trans>
                      </span>
                    }
                    provider={form}
                    locale={locale}
                    done={done}
                  />
                </Card>
              ) : (
                <PaymentUnavailable
                  locale={locale}
                  orderNumber={order.number}
                  title={<Trans>Card payment is not available right now</Trans>}
                />
              )}
              <noscript>
                <Banner tone="info">
                  {order.recurring ? (
                    <Trans>
                      Card payments need JavaScript, because your card details go straight to the payment provider and
                      never reach us. Turn JavaScript on and reload this page, or start again and pay by bank transfer.
                    </Trans>
                  ) : (
                    <Trans>
                      Card payments need JavaScript, because your card details go straight to the payment provider and
                      never reach us. Without JavaScript, you can pay by bank transfer.
                    </Trans>
                  )}
                </Banner>
              </noscript>
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Section>
  );
}
