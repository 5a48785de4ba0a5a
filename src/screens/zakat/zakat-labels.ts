import { useLingui } from '@lingui/react/macro';
import { CALIBERS, FUND_ROWS, SHARE_ROWS } from '#src/domain/zakat-fields.ts';

/** What each field is called where an error names it. */
export function useZakatLabels(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return Object.fromEntries([
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
