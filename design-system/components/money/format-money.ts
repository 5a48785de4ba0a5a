import { exponentOf } from '#ds/components/money/exponents.ts';
import { numberFormat } from '#ds/intl/formats.ts';

/** The decimal written out from the integer, digit by digit: a float would lose some of the large ones. */
export function decimalOf(minor: number | bigint, exponent: number): string {
  const whole = BigInt(minor);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(exponent + 1, '0');
  const at = digits.length - exponent;
  return `${whole < 0n ? '-' : ''}${digits.slice(0, at)}${exponent === 0 ? '' : `.${digits.slice(at)}`}`;
}

const LEFT_TO_RIGHT = '\u200E';

/** `$`, `€`, `₺`: the signs that everybody knows. CLDR would have an Arabic reader see "US$" and "JP¥". */
function signOf(currency: string): string | undefined {
  const parts = numberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  const sign = parts.find((part) => part.type === 'currency')?.value;
  return sign !== undefined && /^\p{Sc}$/u.test(sign) ? sign : undefined;
}

/** What stands before a field of this currency. */
export function symbolOf(tag: string, currency: string): string {
  const usual = numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0).find((part) => part.type === 'currency')?.value;
  return signOf(currency) ?? usual ?? currency;
}

/** `$50`, `$961.23`: whole amounts without decimals, others with all that the currency has. */
export function formatMoney(tag: string, minor: number | bigint, currency: string): string {
  const exponent = exponentOf(currency);
  const isWhole = BigInt(minor) % 10n ** BigInt(exponent) === 0n;
  const digits = isWhole ? 0 : exponent;
  const sign = tag.startsWith('ar') ? signOf(currency) : undefined;
  const amount = decimalOf(minor, exponent);
  if (sign !== undefined) {
    const figures = numberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount.replace('-', '') as Intl.StringNumericLiteral);
    return `${LEFT_TO_RIGHT}${amount.startsWith('-') ? '-' : ''}${sign}${figures}`;
  }
  const format = numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(amount as Intl.StringNumericLiteral);
}
