import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { book, utensils } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { ToResult } from '#src/screens/form/to-result.tsx';
import { TypedAgain } from '#src/screens/form/typed-again.tsx';
import { KafaratFoot, KafaratSum, KafaratTable } from '#src/screens/kafarat/kafarat-head.tsx';
import { KafaratQuestions } from '#src/screens/kafarat/kafarat-questions.tsx';
import {
  KAFARAT_CALCULATE,
  KAFARAT_FORM,
  KAFARAT_FORM_ID,
  type KafaratView,
} from '#src/screens/kafarat/kafarat-view.ts';
import { useKafaratWords } from '#src/screens/kafarat/kafarat-words.ts';
import { KafaratWorking } from '#src/screens/kafarat/kafarat-working.tsx';
import { useKafaratErrors } from '#src/screens/kafarat/use-kafarat-errors.ts';
import * as styles from '#src/screens/kafarat/kafarat.css';

type KafaratCalculatorsProps = {
  locale: Locale;
  kafarat: KafaratView;
  title: ReactNode;
  /** The path of the program's page without its language. */
  path: string;
};

const RESULT_ID = 'kafarat-result';

/** The calculators above the projects of their program: a laid table, three questions, the working beside them. */
export function KafaratCalculators({ kafarat, locale, path, title }: KafaratCalculatorsProps) {
  const words = useKafaratWords();
  const { error, summary } = useKafaratErrors(kafarat);
  const { countries, currency, fields, kinds } = kafarat;
  const part = { countries, currency, fields, kinds, words };
  const isOffered = countries.some(({ isAvailable }) => isAvailable);
  return (
    <>
      <Section tone="sand">
        <Page>
          <div className={styles.lead}>
            <Stack gap={3} as="header">
              <Heading level={1}>{title}</Heading>
              <Text size="lead" tone="muted" measure="prose">
                <Trans>We buy and distribute food on your behalf. Each plate on the table stands for one person.</Trans>
              </Text>
            </Stack>
            {isOffered && <KafaratSum {...part} />}
          </div>
          {isOffered && <KafaratTable {...part} />}
        </Page>
      </Section>
      <Section>
        <Page>
          {isOffered ? (
            <Stack gap={6}>
              <ErrorSummary errors={summary} />
              <TypedAgain form={KAFARAT_FORM_ID} />
              <EnhancedForm name={KAFARAT_FORM} locale={locale} returnTo={path}>
                <Split
                  aside="aside"
                  beside={
                    <Stack gap={4} id={RESULT_ID}>
                      <KafaratWorking
                        {...part}
                        marks={{ meal: <Icon icon={utensils} />, ruling: <Icon icon={book} /> }}
                      />
                      <noscript>
                        <Button tone="tonal" type="submit" formAction={`/forms/${KAFARAT_CALCULATE}`} isFullWidth>
                          <Trans>Calculate</Trans>
                        </Button>
                      </noscript>
                    </Stack>
                  }
                >
                  <KafaratQuestions kafarat={kafarat} words={words} error={error} />
                </Split>
              </EnhancedForm>
              <KafaratFoot
                countries={countries}
                currency={currency}
                fields={fields}
                kinds={kinds}
                toResult={<ToResult href={`#${RESULT_ID}`} />}
              >
                {words.youGive}
              </KafaratFoot>
            </Stack>
          ) : (
            <EmptyState
              title={words.noCountry}
              note={<Trans>No prices are available for any country at the moment.</Trans>}
            />
          )}
        </Page>
      </Section>
    </>
  );
}
