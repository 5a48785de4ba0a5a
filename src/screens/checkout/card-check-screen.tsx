import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CardCheckView, OrderView } from '#src/contracts/orders.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { CardCodeForms } from '#src/screens/checkout/card-code-forms.tsx';
import { PaymentSummary } from '#src/screens/checkout/payment-summary.tsx';
import { SolveForm } from '#src/screens/checkout/solve-form.tsx';
import { type FormState, formStateOf } from '#src/screens/form/form-flash.ts';

export type CardCheckScreenProps = {
  locale: Locale;
  order: OrderView;
  check: CardCheckView;
  memory?: FormState | undefined;
};

/** What stands before the card form while stolen cards are tested on the site: a press, or a code; or a pause, and other ways to pay. */
export function CardCheckScreen({ check, locale, memory, order }: CardCheckScreenProps) {
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Stack gap={2} as="header">
            <Text size="small" tone="muted">
              <Trans>Step 2 of 2</Trans>
            </Text>
            <Heading level={1}>
              {check.state === 'paused' ? (
                <Trans>Card payments are paused for now</Trans>
              ) : (
                <Trans>One security check before you enter your card details</Trans>
              )}
            </Heading>
            <Text tone="muted">
              <Trans>Your details are saved. Only the payment is left.</Trans>
            </Text>
          </Stack>
          <Split aside="summary" beside={<PaymentSummary order={order} locale={locale} />}>
            {check.state === 'paused' ? (
              <Paused locale={locale} order={order} />
            ) : (
              <Needed check={check} locale={locale} order={order} memory={memory} />
            )}
          </Split>
        </Stack>
      </Page>
    </Section>
  );
}

function Paused({ locale, order }: Pick<CardCheckScreenProps, 'locale' | 'order'>) {
  return (
    <Banner
      tone="warning"
      title={<Trans>Several cards were declined here. Nothing was charged.</Trans>}
      actions={
        <>
          <ButtonLink tone="filled" size="small" href={hrefTo(locale, 'checkout')}>
            <Trans>Pay in another way</Trans>
          </ButtonLink>
          <ButtonLink tone="outlined" size="small" href={`${hrefTo(locale, 'checkout')}?order=${order.number}`}>
            <Trans>Try the card again</Trans>
          </ButtonLink>
        </>
      }
    >
      {order.recurring ? (
        <Trans>
          To protect people whose cards were stolen, we will not accept card payments from your internet connection for
          about an hour. After that, you can try again.
        </Trans>
      ) : (
        <Trans>
          To protect people whose cards were stolen, we will not accept card payments from your internet connection for
          about an hour. You can pay by bank transfer now, or try again later.
        </Trans>
      )}
    </Banner>
  );
}

type NeededProps = Omit<CardCheckScreenProps, 'check'> & { check: Extract<CardCheckView, { state: 'needed' }> };

function Needed({ check, locale, memory, order }: NeededProps) {
  const { t } = useLingui();
  const returnTo = `${pathTo('checkout')}?order=${order.number}`;
  const hasFailed = formStateOf(memory, 'card-check').errors.length > 0;
  return (
    <Stack gap={5}>
      {hasFailed && (
        <Banner tone="warning" isAnnounced title={<Trans>Your browser could not complete the check</Trans>}>
          <Trans>Get a code by email instead, or pay by bank transfer.</Trans>
        </Banner>
      )}
      <Card>
        <Stack gap={4}>
          <Text as="p">
            <Trans>
              Somebody is trying out stolen cards on this site right now. To stop that, your browser will run a check
              for a few seconds before the card form opens. You only need to select the button.
            </Trans>
          </Text>
          <SolveForm
            locale={locale}
            order={order.number}
            puzzle={check.puzzle}
            returnTo={returnTo}
            words={{ go: t`Continue to card details`, checking: t`Checking` }}
          />
        </Stack>
      </Card>
      <CardCodeForms check={check} locale={locale} order={order.number} returnTo={returnTo} memory={memory} />
      {!order.recurring && (
        <Text as="p">
          <Trans>
            You can also <a href={hrefTo(locale, 'checkout')}>pay by bank transfer</a>, which needs no browser check.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
