import { Banner } from '#ds/components/banner/banner.tsx';
import { type HoldingFieldError, rowOf } from '#src/domain/purification-fields.ts';
import { rowSentence } from '#src/screens/stock-purge/row-sentence.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';

/** In place of the ways to pay: which lines cannot be read, and why. The sum leaves them out, so it is not the whole. */
export function UnreadCells({ errors, words }: { errors: readonly HoldingFieldError[]; words: StockPurgeWords }) {
  return (
    <Banner tone="warning">
      <ul>
        {errors.map((error) => (
          <li key={error.path}>
            {words.line} {rowOf(error.path) + 1}
            {': '}
            {rowSentence(error, words)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
