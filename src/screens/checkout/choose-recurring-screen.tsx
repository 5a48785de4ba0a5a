import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { formatMoney } from '#ds/components/money/format-money.ts';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Interval } from '#src/domain/recurring.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { type FormMemory, memoryOf } from '#src/screens/form/form-memory.ts';

export type ChooseRecurringScreenProps = { locale: Locale; interval: Interval; lines: readonly CartLineView[]; currency: string; memory?: FormMemory | undefined };

const FORM = 'cart/repeat';
const QUESTION: Record<Interval, MessageDescriptor> = {
  day: msg`Which gift shall be given every day?`, week: msg`Which gift shall be given every week?`, month: msg`Which gift shall be given every month?`, year: msg`Which gift shall be given every year?`,
};

/** A recurring gift is one: which line of the cart it shall be. The others stay in the cart. */
export function ChooseRecurringScreen({ currency, interval, lines, locale, memory }: ChooseRecurringScreenProps) {
  const { i18n } = useLingui();
  const { error, errors, typed } = memoryOf(memory, FORM);
  const question = i18n._(QUESTION[interval]);
  return (
    <Section>
      <Page>
        <EnhancedForm name={FORM} locale={locale} returnTo={`${pathTo('checkout')}?donationFrequency=${interval}`}>
          <Stack gap={6}>
            <Heading level={1}>{question}</Heading>
            <ErrorSummary errors={errors.map(({ message, path }) => ({ fieldId: path || undefined, message }))} />
            <input type="hidden" name="interval" value={interval} />
            <Split
              aside="summary"
              beside={(
                <Card as="aside">
                  <Stack gap={4}>
                    <Text as="p" tone="muted"><Trans>One gift at a time can be given regularly. The others stay in your cart.</Trans></Text>
                    <Button tone="filled" size="large" type="submit" isFullWidth><Trans>Go on with this gift</Trans></Button>
                    <Link tone="go" href={localePath(locale, pathTo('checkout'))}><Trans>Give everything once instead</Trans></Link>
                  </Stack>
                </Card>
              )}
            >
              <RadioCards
                name="id" label={question} isLabelHidden defaultValue={typed('id')} error={error('id')}
                options={lines.map(({ amount, id, title }) => ({ value: id, label: textIn(title, locale), description: formatMoney(tagOf(i18n), amount, currency) }))}
              />
            </Split>
          </Stack>
        </EnhancedForm>
      </Page>
    </Section>
  );
}
