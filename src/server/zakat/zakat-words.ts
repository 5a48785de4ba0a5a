import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Wealth, ZakatLine } from '#src/domain/zakat.ts';

/** What a line of the calculation is called: "Gold, 21 karat". */
export function zakatLabel(i18n: I18n, wealth: Wealth, kind: ZakatLine['kind'], index: number): string {
  if (kind === 'gold') {
    const { caliber = 24, isJewellery = false } = wealth.gold?.[index] ?? {};
    return isJewellery ? i18n._(msg`Jewelry that you wear, ${caliber} karat`) : i18n._(msg`Gold, ${caliber} karat`);
  }
  const symbol = kind === 'stocks' ? wealth.stocks?.[index]?.symbol : wealth.funds?.[index]?.symbol;
  if (kind === 'stocks') return symbol ? i18n._(msg`Shares of ${symbol}`) : i18n._(msg`Shares`);
  if (kind === 'funds') return symbol ? i18n._(msg`Fund ${symbol}`) : i18n._(msg`Investment fund`);
  if (kind === 'silver') return i18n._(msg`Silver`);
  return kind === 'cash' ? i18n._(msg`Cash`) : i18n._(msg`Debts due now`);
}

/** What the result means, in a sentence. */
export const zakatMessage = (i18n: I18n, isDue: boolean): string =>
  isDue
    ? i18n._(msg`Zakat is due once you have owned this wealth for a full lunar year.`)
    : i18n._(msg`Zakat is not required!`);
