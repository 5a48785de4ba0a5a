import { HELD_SHARE, nisabCode, zakatRateCode } from '#src/domain/ruling-codes.ts';
import { normalSymbol } from '#src/domain/stock-symbol.ts';
import type { MetalPrice, NisabStandard, ZakatTerms, ZakatYear } from '#src/domain/zakat.ts';

/** What staff keep for the calculator: prices, and the value of each ruling by its code. */
export type ZakatRules = {
  /** Digits behind the decimal sign of the currency. */
  exponent: number;
  prices: readonly MetalPrice[];
  values: Readonly<Record<string, number>>;
  /** The part that counts of a share held for its income, in basis points, for symbols that have their own. */
  heldShares?: Readonly<Record<string, number>> | undefined;
};

/** The terms for one threshold and one way to count a year. @throws RangeError where a ruling has no value */
export function zakatTerms(
  { exponent, heldShares = {}, prices, values }: ZakatRules,
  { standard, year }: { standard: NisabStandard; year: ZakatYear },
): ZakatTerms {
  const valueOf = (code: string): number => {
    const value = values[code];
    if (value === undefined) throw new RangeError(`there is no ruling for ${code}`);
    return value;
  };
  return {
    exponent,
    prices,
    nisab: { metal: standard.startsWith('gold') ? 'gold' : 'silver', milligrams: valueOf(nisabCode(standard)) },
    rate: valueOf(zakatRateCode(year)),
    heldShare: valueOf(HELD_SHARE),
    heldShareOf: (symbol) => {
      const known = normalSymbol(symbol);
      return Object.hasOwn(heldShares, known) ? heldShares[known] : undefined;
    },
  };
}
