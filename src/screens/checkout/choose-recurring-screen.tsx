import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { formatMoney } from '#money/format-money.ts';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo, hrefTo } from '#src/routes/routes.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

export type ChooseRecurringScreenProps = {
  locale: Locale;
  interval: Interval;
  lines: readonly CartLineView[];
  currency: string;
  memory?: FormState | undefined;
};

const FORM = 'cart/repeat';
const QUESTION: Record<Interval, MessageDescriptor> = {
  day: msg`Which donation do you want to repeat every day?`,
  week: msg`Which donation do you want to repeat every week?`,
  month: msg`Which donation do you want to repeat every month?`,
  year: msg`Which donation do you want to repeat every year?`,
};

/** A recurring donation is one: which line of the cart it shall be. The others stay in the cart. */
export function ChooseRecurringScreen({ currency, interval, lines, locale, memory }: ChooseRecurringScreenProps) {
  const { i18n, t } = useLingui();
  const question = i18n._(QUESTION[interval]);
  const choose = t`Choose the donation you want to repeat`;
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    id: { label: question, required: choose, invalid: choose },
  });
  return (
    <Section>
      <Page>
        <EnhancedForm name={FORM} locale={locale} returnTo={`${pathTo('checkout')}?donationFrequency=${interval}`}>
          <Stack gap={6}>
            <Heading level={1}>{question}</Heading>
            <ErrorSummary errors={summary} />
            <input type="hidden" name="interval" value={interval} />
            <Split
              aside="summary"
              beside={
                <Card as="aside">
                  <Stack gap={4}>
                    <Text as="p" tone="muted">
                      <Trans>
                        You can set up one recurring donation at a time. The other donations will stay in your cart.
                      </Trans>
                    </Text>
                    <Button tone="filled" size="large" type="submit" isFullWidth>
                      <Trans>Continue with this donation</Trans>
                    </Button>
                    <Link tone="go" href={hrefTo(locale, 'checkout')}>
                      <Trans>Make all the donations one-time instead</Trans>
                    </Link>
                  </Stack>
                </Card>
              }
            >
              <RadioCards
                name="id"
                label={question}
                isLabelHidden
                defaultValue={typed('id')}
                error={error('id')}
                options={lines.map(({ amount, id, title }) => ({
                  value: id,
                  label: textIn(title, locale),
                  description: formatMoney(tagOf(i18n), amount, currency),
                }))}
              />
            </Split>
          </Stack>
        </EnhancedForm>
      </Page>
    </Section>
  );
}
