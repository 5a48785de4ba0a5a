import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { decimalsOf } from '#money/format-fine-price.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { CalculatorFoot } from '#src/screens/form/calculator-foot.tsx';
import { ToResult } from '#src/screens/form/to-result.tsx';
import { ProgramNotes } from '#src/screens/program-notes/program-notes.tsx';
import { ZakatProjects } from '#src/screens/program-notes/zakat-projects.tsx';
import { HawlReminder } from '#src/screens/zakat/hawl-reminder.tsx';
import { LiveZakat } from '#src/screens/zakat/live-zakat.tsx';
import { MetalPrices } from '#src/screens/zakat/metal-prices.tsx';
import { useZakatErrors } from '#src/screens/zakat/use-zakat-errors.ts';
import { ZakatBasis } from '#src/screens/zakat/zakat-basis.tsx';
import { ZakatFieldGroups } from '#src/screens/zakat/zakat-field-groups.tsx';
import { ZakatFoot } from '#src/screens/zakat/zakat-foot.tsx';
import { ZakatOpening } from '#src/screens/zakat/zakat-opening.tsx';
import { ZakatResult } from '#src/screens/zakat/zakat-result.tsx';
import { ZAKAT_FORM, ZAKAT_FORM_ID, type ZakatView } from '#src/screens/zakat/zakat-view.ts';
import { useZakatWords } from '#src/screens/zakat/zakat-words.ts';
import * as styles from '#src/screens/zakat/zakat.css';

const RESULT_ID = 'zakat-result';

/** What is owned on one side, what is owed on the other. Without script a button computes it; with one, every key does. */
export function ZakatScreen({ locale, zakat }: { zakat: ZakatView; locale: Locale }) {
  const { t } = useLingui();
  const words = useZakatWords();
  const digits = decimalsOf(zakat.metals.map(({ pricePerGram }) => pricePerGram));
  const { sentences, summary, typed } = useZakatErrors(zakat, locale);
  return (
    <>
      <ZakatOpening facts={zakat.facts} projects={zakat.projects} locale={locale} />
      <Section>
        <Page>
          <Stack gap={8}>
            <ErrorSummary errors={summary} />
            {zakat.isStale && (
              <Banner tone="warning" title={<Trans>The metal prices are out of date</Trans>}>
                <Trans>Compare our prices with today’s market prices before you rely on the result.</Trans>
              </Banner>
            )}
            <LiveZakat
              currency={zakat.currency}
              locale={locale}
              rules={zakat.rules}
              fields={zakat.fields}
              form={ZAKAT_FORM_ID}
              sentences={sentences}
            >
              <Split
                aside="aside"
                beside={
                  <Stack gap={5}>
                    <div id={RESULT_ID} tabIndex={-1}>
                      <Card tone="raised" as="aside" label={t`Your zakat`}>
                        <ZakatResult
                          words={words}
                          digits={digits}
                          authorities={Object.fromEntries(
                            zakat.rulings.map(({ authority, code }) => [code, authority]),
                          )}
                        />
                      </Card>
                    </div>
                    <MetalPrices metals={zakat.metals} digits={digits} />
                    <HawlReminder locale={locale} isInvalid={zakat.isReminderInvalid} />
                  </Stack>
                }
              >
                <form method="post" action={`/forms/${ZAKAT_FORM}`} id={ZAKAT_FORM_ID} noValidate autoComplete="off">
                  <input type="hidden" name="locale" value={locale} />
                  <input type="hidden" name="returnTo" value="/projects/zakat" />
                  <noscript>
                    {/* Enter in a field computes; the first button that is seen adds a line. One engine passes over buttons that are not drawn. */}
                    <VisuallyHidden>
                      <button type="submit" tabIndex={-1} aria-hidden="true">
                        <Trans>Calculate</Trans>
                      </button>
                    </VisuallyHidden>
                  </noscript>
                  <Stack gap={5}>
                    <ZakatFieldGroups currency={zakat.currency} typed={typed} />
                    <ZakatBasis rulings={zakat.rulings} values={zakat.rules.values} locale={locale} typed={typed} />
                    <CalculatorFoot form={ZAKAT_FORM_ID} path="/projects/zakat" />
                  </Stack>
                </form>
              </Split>
              <ZakatFoot toResult={<ToResult href={`#${RESULT_ID}`} />}>{words.yours}</ZakatFoot>
            </LiveZakat>
          </Stack>
        </Page>
      </Section>
      {zakat.projects.length > 0 && (
        <div className={styles.unprinted}>
          <ZakatProjects projects={zakat.projects} locale={locale} path={pathTo('zakat')} />
        </div>
      )}
      <ProgramNotes notes={zakat.notes} locale={locale} />
    </>
  );
}
