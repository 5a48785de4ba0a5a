import {
  type AssetKind,
  assetTotal,
  type Wealth,
  type Zakat,
  type ZakatFactors,
  type ZakatTerms,
} from '#src/domain/zakat.ts';
import { zakatLabel } from '#src/screens/zakat/zakat-label.ts';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

type Row = { term: string; amount: number; factors?: ZakatFactors | undefined };

/** The lines of the working, with a total behind each group that has several. Amounts in minor units. */
export function workingRows(
  { lines }: Pick<Zakat, 'lines'>,
  { terms, wealth, words }: { wealth: Wealth; terms: ZakatTerms; words: ZakatWords },
): Row[] {
  return [...new Set(lines.map(({ kind }) => kind))].flatMap((kind: AssetKind) => {
    const own = lines.filter((line) => line.kind === kind);
    const total = words.totals[kind];
    return [
      ...own.map((line) => ({ term: zakatLabel(words, wealth, line), amount: line.amount, factors: line.factors })),
      ...(own.length > 1 && total !== undefined ? [{ term: total, amount: assetTotal(kind, wealth, terms) }] : []),
    ];
  });
}
