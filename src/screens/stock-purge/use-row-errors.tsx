import { useLingui } from '@lingui/react/macro';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import type { StockPurgeView } from '#src/screens/stock-purge/stock-purge-view.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';

/** What the last post was refused for: beside each cell, and in a summary that leads there. */
export function useRowErrors({ errors }: Pick<StockPurgeView, 'errors'>, words: StockPurgeWords) {
  const { t } = useLingui();
  const sentenceOf = ({ code, path }: { code: string; path: string }): string => {
    if (code === 'required')
      return path.startsWith('symbol') ? words.errors.required.symbol : words.errors.required.shares;
    if (code === 'tooHigh') return words.errors.tooHigh;
    if (code === 'tooLow') return words.belowMinimum;
    if (code === 'invalidType') return words.errors.invalidType;
    return path.startsWith('symbol') ? words.notListed : words.noRateYet;
  };
  const lineOf = (path: string): string => {
    const line = Number(/\d+$/.exec(path)?.[0] ?? 0) + 1;
    return t`Line ${line}`;
  };
  return {
    beside: Object.fromEntries(
      errors.map((error) => [
        error.path,
        <ErrorLine key={error.path} id={`${error.path}-error`}>
          {sentenceOf(error)}
        </ErrorLine>,
      ]),
    ),
    summary: errors.map((error) => ({
      fieldId: /\d$/.test(error.path) ? error.path : 'symbol0',
      message: /\d$/.test(error.path) ? `${lineOf(error.path)}: ${sentenceOf(error)}` : sentenceOf(error),
    })),
  };
}
