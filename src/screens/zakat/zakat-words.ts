import { useLingui } from '@lingui/react/macro';
import { CALIBERS } from '#src/domain/zakat-fields.ts';
import type { AssetKind } from '#src/domain/zakat.ts';
import { useZakatLabels } from '#src/screens/zakat/zakat-labels.ts';

/** The result's texts, given by the server: in the browser's catalog every page would carry them. */
export function useZakatWords() {
  const { t } = useLingui();
  return {
    yours: t`Your zakat`,
    yoursThen: t`Your zakat once a year has passed`,
    due: t`You have reached the nisab and owned it for a full year: zakat is due now.`,
    notDue: t`Zakat is not required!`,
    notYet: t`You have reached the nisab. Zakat is due only when a full year has passed since then; you may also pay it now.`,
    begin: t`Enter what you own, and the result appears here.`,
    unread: t`Correct these fields, and the result appears here.`,
    tooMuch: t`One donation takes at most [limit]. Pay in several parts, or write to us.`,
    print: t`Print the working`,
    labels: useZakatLabels(),
    missingPrice: t`A price is missing`,
    missingPriceNote: t`We have no price for a metal that is needed. Choose the other threshold, or come back later.`,
    wealth: t`Zakatable wealth`,
    nisab: t`Nisab`,
    payForm: t`Pay your zakat`,
    pay: t`Pay`,
    addToCart: t`Add to cart`,
    cash: t`Cash`,
    gold: Object.fromEntries(CALIBERS.map((caliber) => [caliber, t`Gold, ${caliber} carat`])) as Record<number, string>,
    silver: t`Silver`,
    stocks: t`Shares`,
    funds: t`Investment fund`,
    debts: t`Debts due now`,
    totals: { gold: t`Gold in total`, stocks: t`Shares in total`, funds: t`Funds in total` } as Partial<
      Record<AssetKind, string>
    >,
  };
}
export type ZakatWords = ReturnType<typeof useZakatWords>;
