import { useLingui } from '@lingui/react/macro';
import { CALIBERS, FUND_ROWS, SHARE_ROWS } from '#src/domain/zakat-fields.ts';
import type { ZakatSentences } from '#src/screens/zakat/live-zakat.tsx';

/** What each field is called where an error names it, and what is wrong with it. */
export function useZakatLabels() {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = Object.fromEntries([
    ['cash', t`In hand and in the bank`],
    ['owed', t`Owed to you and expected back`],
    ['jewellery', t`Jewelry that you wear, grams`],
    ['silver', t`Silver, grams`],
    ['debts', t`Debts due now`],
    ...CALIBERS.map((caliber) => [`gold${caliber}`, t`Gold, ${caliber} carat`] as const),
    ...rows('stock', SHARE_ROWS, (line) => ({
      count: t`Number of shares, line ${line}`,
      value: t`Value of one share, line ${line}`,
    })),
    ...rows('fund', FUND_ROWS, (line) => ({
      count: t`Number of units, line ${line}`,
      value: t`Value of one unit, line ${line}`,
    })),
  ]);
  const sentences: ZakatSentences = {
    invalidType: t`Enter a number, like 25.50`,
    required: t`Fill in both the number and the value`,
    tooHigh: t`Enter a smaller number`,
  };
  return { labels, sentences };
}

/** The labels of the two figures of each line. */
const rows = (
  kind: 'stock' | 'fund',
  list: readonly number[],
  words: (line: number) => { count: string; value: string },
) =>
  list.flatMap((row) => {
    const { count, value } = words(row + 1);
    return [
      [`${kind}Count${row}`, count],
      [`${kind}Value${row}`, value],
    ] as const;
  });
