import { exponentOf } from '#money/exponents.ts';
import { formatSigned } from '#money/format-money.ts';

/**
 * A price finer than the minor unit as text of a language: `$0.0314`, `$3.915`, `$31.40`. It has all decimals of the
 * currency, and those of the text.
 * @param decimal in major units, as protocols write it
 * @param digits decimals at least, where prices stand under each other
 */
export function formatFinePrice(tag: string, decimal: string, currency: string, digits = 0): string {
  const least = Math.max(exponentOf(currency), digits);
  return formatSigned(tag, decimal, currency, {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, decimal.split('.')[1]?.length ?? 0),
  });
}

/** The decimals that the finest of some prices needs: 4 for `128.6000` beside `117.8833`. */
export const decimalsOf = (prices: readonly string[]): number =>
  Math.max(0, ...prices.map((price) => (price.split('.')[1] ?? '').replace(/0+$/, '').length));
