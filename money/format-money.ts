import { exponentOf } from '#money/exponents.ts';
import { numberFormat } from '#money/number-format.ts';

/** The decimal text of an amount, with a point and Latin digits, as protocols write it: `1234.50`. `minor`: in minor units. */
export function formatDecimal({ minor, currency }: { minor: number | bigint; currency: string }): string {
  const exponent = exponentOf(currency);
  const whole = BigInt(minor);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  return `${whole < 0n ? '-' : ''}${digits.slice(0, point)}${exponent === 0 ? '' : `.${digits.slice(point)}`}`;
}

const LEFT_TO_RIGHT_MARK = '\u200E';

/** The one sign of a currency, such as `$`, `€`, `₺`; undefined where it has none. CLDR's Arabic signs are "US$" and "JP¥". */
export function currencySign(currency: string): string | undefined {
  const parts = numberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  const sign = parts.find((part) => part.type === 'currency')?.value;
  return sign !== undefined && /^\p{Sc}$/u.test(sign) ? sign : undefined;
}

/** An abbreviation without its last point, as in `ر.س`: at the end of a sentence there would be two. */
const withoutLastPoint = (symbol: string): string => symbol.replace(/\.(?=\u200F?$)/, '');

/** What stands beside an amount field: the sign of the currency, else its symbol in CLDR for the language. */
export function currencySymbol(tag: string, currency: string): string {
  const localized = numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value;
  return currencySign(currency) ?? withoutLastPoint(localized ?? currency);
}

/**
 * An amount as text of a language, the same on pages, in messages and in emails: `$50`, `$961.23`, `$1.250`.
 * Whole amounts have no decimals, others all decimals of their currency.
 * @param tag of `Intl`, with digits and calendar: `intlTag[locale]`
 * @param minor in minor units
 */
export function formatMoney(tag: string, minor: number | bigint, currency: string): string {
  const exponent = exponentOf(currency);
  const fractionDigits = BigInt(minor) % 10n ** BigInt(exponent) === 0n ? 0 : exponent;
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return formatSigned(tag, formatDecimal({ minor, currency }), currency, digits);
}

/** A decimal of major units with its sign, as a language writes it. */
export function formatSigned(
  tag: string,
  decimal: string,
  currency: string,
  digits: { minimumFractionDigits: number; maximumFractionDigits: number },
): string {
  const sign = tag.startsWith('ar') ? currencySign(currency) : undefined;
  if (sign !== undefined) {
    const unsigned = numberFormat(tag, digits).format(decimal.replace('-', '') as Intl.StringNumericLiteral);
    return `${LEFT_TO_RIGHT_MARK}${decimal.startsWith('-') ? '-' : ''}${sign}${unsigned}`;
  }
  const format = numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
  const parts = format.formatToParts(decimal as Intl.StringNumericLiteral);
  return parts.map(({ type, value }) => (type === 'currency' ? withoutLastPoint(value) : value)).join('');
}
