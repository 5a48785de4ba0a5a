import { exponentOf } from '#money/exponents.ts';
import { formatSigned } from '#money/format-money.ts';

/**
 * A price finer than the minor unit as text of a language: `$0.0314`, `$3.915`, `$31.40`. It has all decimals of the
 * currency, and those of the text.
 * @param decimal in major units, as protocols write it
 */
export function formatFinePrice(tag: string, decimal: string, currency: string): string {
  const digits = Math.max(exponentOf(currency), decimal.split('.')[1]?.length ?? 0);
  return formatSigned(tag, decimal, currency, {
    minimumFractionDigits: exponentOf(currency),
    maximumFractionDigits: digits,
  });
}
