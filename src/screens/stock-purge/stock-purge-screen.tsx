import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { lock, printer } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { CalculatorFoot } from '#src/screens/form/calculator-foot.tsx';
import { ToResult } from '#src/screens/form/to-result.tsx';
import { usePeriodName } from '#src/screens/line-facts/period-name.ts';
import { ProgramNotes } from '#src/screens/program-notes/program-notes.tsx';
import { DisposalNote } from '#src/screens/stock-purge/disposal-note.tsx';
import { StockPurgeFoot } from '#src/screens/stock-purge/stock-purge-foot.tsx';
import {
  STOCK_PURGE_FORM,
  STOCK_PURGE_FORM_ID,
  STOCK_PURGE_PATH,
  type StockPurgeView,
} from '#src/screens/stock-purge/stock-purge-view.ts';
import { useStockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';
import { Tape } from '#src/screens/stock-purge/tape.tsx';
import { useRowErrors } from '#src/screens/stock-purge/use-row-errors.tsx';
import { Worksheet } from '#src/screens/stock-purge/worksheet.tsx';
import * as styles from '#src/screens/stock-purge/stock-purge.css';

const RESULT_ID = 'purification-result';

/** The shares on a ruled sheet, the sum on a tape beside it. Without script a button computes it; with one, every key does. */
export function StockPurgeScreen({ locale, purge }: { purge: StockPurgeView; locale: Locale }) {
  const { t } = useLingui();
  const words = useStockPurgeWords();
  const nameOf = usePeriodName();
  const errors = useRowErrors(purge, words);
  const periods = purge.periods.map((code) => ({ code, name: nameOf(code) }));
  const rates = { exponent: purge.exponent, stocks: purge.stocks, currency: purge.currency, fields: purge.fields };
  return (
    <>
      <Section>
        <Page>
          <Stack gap={6}>
            <Stack gap={3} as="header">
              <Heading level={1}>
                <Trans>Stock purification</Trans>
              </Heading>
              <Text size="lead" tone="muted" measure="prose">
                <Trans>
                  Enter the shares you hold. We will show you, line by line, how much of their earnings came from
                  sources that are not permitted.
                </Trans>
              </Text>
            </Stack>
            <DisposalNote />
            <ErrorSummary errors={errors.summary} />
            {purge.stocks.length === 0 ? (
              <EmptyState
                title={t`There are no rates at the moment`}
                note={<Trans>Rates will appear here as soon as a list is published.</Trans>}
              />
            ) : (
              <div className={styles.layout}>
                <form
                  method="post"
                  action={`/forms/${STOCK_PURGE_FORM}`}
                  id={STOCK_PURGE_FORM_ID}
                  noValidate
                  autoComplete="off"
                >
                  <input type="hidden" name="locale" value={locale} />
                  <input type="hidden" name="returnTo" value={STOCK_PURGE_PATH} />
                  <Stack gap={5}>
                    <Worksheet {...rates} locale={locale} errors={errors.beside} periods={periods} words={words} />
                    <CalculatorFoot form={STOCK_PURGE_FORM_ID} path={STOCK_PURGE_PATH} />
                  </Stack>
                </form>
                <aside aria-label={words.due} id={RESULT_ID} tabIndex={-1}>
                  <Tape
                    {...rates}
                    locale={locale}
                    minimum={purge.minimum}
                    maximum={purge.maximum}
                    words={words}
                    marks={{ print: <Icon icon={printer} />, lock: <Icon icon={lock} size="small" /> }}
                  />
                </aside>
                <StockPurgeFoot {...rates} locale={locale} toResult={<ToResult href={`#${RESULT_ID}`} />}>
                  {words.due}
                </StockPurgeFoot>
              </div>
            )}
          </Stack>
        </Page>
      </Section>
      <ProgramNotes notes={purge.notes} locale={locale} />
    </>
  );
}
