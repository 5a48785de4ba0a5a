import { useLingui } from '@lingui/react/macro';
import { CALIBERS } from '#src/domain/zakat-fields.ts';
import type { AssetKind } from '#src/domain/zakat.ts';
import { SUM_MARK } from '#src/screens/form/with-sum.tsx';
import { useZakatLabels } from '#src/screens/zakat/zakat-labels.ts';
import { PART_MARK, WEIGHT_MARK } from '#src/screens/zakat/zakat-marks.ts';

/** The result's texts, given by the server: in the browser's catalog every page would carry them. */
export function useZakatWords() {
  const { t } = useLingui();
  const [part, sum, weight] = [PART_MARK, SUM_MARK, WEIGHT_MARK];
  return {
    yours: t`Your zakat`,
    yoursThen: t`Your zakat once a full lunar year has passed`,
    due: t`You have reached the nisab and owned it for a full lunar year: zakat is due now.`,
    notDue: t`Zakat is not required!`,
    notYet: t`You have reached the nisab. Zakat is due only when a full lunar year has passed since you reached it; you can also pay it now.`,
    begin: t`Enter what you own, and the result will appear here.`,
    unread: t`Correct these fields, and the result will appear here.`,
    tooMuch: t`A single donation can be at most [limit]. Pay in several parts, or write to us.`,
    print: t`Print the calculation`,
    keep: t`Save the totals in my account`,
    kept: t`Saved in your account`,
    keepNote: t`We will save only today’s figures for your wealth, the nisab and your zakat, not the details behind them.`,
    labels: useZakatLabels(),
    missingPrice: t`A price is missing`,
    missingPriceNote: t`We have no price for one of the metals. Choose the other threshold, or come back later.`,
    wealth: t`Zakatable wealth`,
    nisab: t`Nisab`,
    payForm: t`Pay your zakat`,
    pay: t`Pay ${sum}`,
    addToCart: t`Add to cart`,
    owed: t`Owed to you`,
    jewelry: Object.fromEntries(
      CALIBERS.map((caliber) => [caliber, t`Jewelry that you wear, ${caliber} karat`]),
    ) as Record<number, string>,
    notCounted: t`not counted`,
    grams: t`${weight} g`,
    parts: { purity: t`the part that counts as 24 karat`, held: t`held for its income: ${part} of the value counts` },
    nisabOf: { gold: t`Nisab: ${weight} g of gold`, silver: t`Nisab: ${weight} g of silver` },
    rateOf: { lunar: t`Zakat for a lunar year`, solar: t`Zakat for a solar year` },
    cash: t`Cash`,
    gold: Object.fromEntries(CALIBERS.map((caliber) => [caliber, t`Gold, ${caliber} karat`])) as Record<number, string>,
    silver: t`Silver`,
    stocks: t`Shares`,
    funds: t`Investment fund`,
    debts: t`Debts due now`,
    totals: { cash: t`Total cash`, gold: t`Total gold`, stocks: t`Total shares`, funds: t`Total funds` } as Partial<
      Record<AssetKind, string>
    >,
  };
}
export type ZakatWords = ReturnType<typeof useZakatWords>;
