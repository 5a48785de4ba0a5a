import { useLingui } from '@lingui/react/macro';
import { CALIBERS } from '#src/domain/zakat-fields.ts';
import { LINE_MARK } from '#src/screens/zakat/zakat-marks.ts';

/** What each field is called where an error names it; the lines of shares and of funds by one label with their number. */
export function useZakatLabels(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const line = LINE_MARK;
  return {
    cash: t`Cash in hand and in the bank`,
    owed: t`Owed to you and expected back`,
    jewellery: t`Jewelry that you wear, in grams`,
    silver: t`Silver, grams`,
    debts: t`Debts due now`,
    ...Object.fromEntries(CALIBERS.map((caliber) => [`gold${caliber}`, t`Gold, ${caliber} karat`] as const)),
    stockCount: t`Number of shares, line ${line}`,
    stockValue: t`Value of one share, line ${line}`,
    fundCount: t`Number of units, line ${line}`,
    fundValue: t`Value of one unit, line ${line}`,
  };
}
