import { useLingui } from '@lingui/react/macro';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { rowOf } from '#src/domain/purification-fields.ts';
import { rowSentence } from '#src/screens/stock-purge/row-sentence.ts';
import type { StockPurgeView } from '#src/screens/stock-purge/stock-purge-view.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';

/** What the last post was refused for: beside each cell, and in a summary that leads there. */
export function useRowErrors({ errors }: Pick<StockPurgeView, 'errors'>, words: StockPurgeWords) {
  const { t } = useLingui();
  const lineOf = (path: string): string => {
    const line = rowOf(path) + 1;
    return t`Line ${line}`;
  };
  return {
    beside: Object.fromEntries(
      errors.map((error) => [
        error.path,
        <ErrorLine key={error.path} id={`${error.path}-error`}>
          {rowSentence(error, words)}
        </ErrorLine>,
      ]),
    ),
    summary: errors.map((error) => ({
      fieldId: /\d$/.test(error.path) ? error.path : 'symbol0',
      message: /\d$/.test(error.path)
        ? `${lineOf(error.path)}: ${rowSentence(error, words)}`
        : rowSentence(error, words),
    })),
  };
}
