import { useLingui } from '@lingui/react/macro';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { formatMoney } from '#money/format-money.ts';
import { rowOf } from '#src/domain/purification-fields.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { cartEntry } from '#src/screens/form/cart-entry.ts';
import { SUM_MARK } from '#src/screens/form/with-sum.tsx';
import { LIMIT_MARK } from '#src/screens/stock-purge/marks.ts';
import { rowSentence } from '#src/screens/stock-purge/row-sentence.ts';
import type { StockPurgeView } from '#src/screens/stock-purge/stock-purge-view.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';

/** What the last post was refused for: beside each cell, and in a summary that leads there. */
export function useRowErrors(
  { currency, errors, maximum, minimum }: Pick<StockPurgeView, 'currency' | 'errors' | 'maximum' | 'minimum'>,
  words: StockPurgeWords,
) {
  const { i18n, t } = useLingui();
  const lineOf = (path: string): string => {
    const line = rowOf(path) + 1;
    return t`Line ${line}`;
  };
  // The sum of all lines: no cell of its own is at fault.
  const tooLittle = withMarks(words.belowMinimum, { [SUM_MARK]: formatMoney(tagOf(i18n), minimum, currency) });
  const tooMuch = withMarks(words.tooMuch, { [LIMIT_MARK]: formatMoney(tagOf(i18n), maximum, currency) });
  return {
    beside: Object.fromEntries(
      errors.map((error) => [
        error.path,
        <ErrorLine key={error.path} id={`${error.path}-error`}>
          {rowSentence(error, words)}
        </ErrorLine>,
      ]),
    ),
    summary: errors.map((error) => {
      const entry = cartEntry(error, i18n.locale as Locale);
      if (entry) return entry;
      if (/\d$/.test(error.path))
        return { fieldId: error.path, message: `${lineOf(error.path)}: ${rowSentence(error, words)}` };
      if (error.code === 'tooHigh') return { fieldId: undefined, message: tooMuch };
      if (error.code === 'tooLow') return { fieldId: 'symbol0', message: tooLittle };
      return { fieldId: 'symbol0', message: rowSentence(error, words) };
    }),
  };
}
