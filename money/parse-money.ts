import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { currencySign } from '#money/format-money.ts';
import { latinDigits } from '#money/latin-digits.ts';
import type { Money } from '#money/money.ts';

/** The decimal sign of a language, for ambiguous texts: `1.250` dinars is one and a quarter in English, 1250 in Turkish. */
export type DecimalSign = '.' | ',';

const SPACES_AND_MARKS = /[\s\u00A0\u202F\u2009'’٬\u200E\u200F\u061C\u2066-\u2069]/g;

/** A whole number whose groups are told by more than one comma, as India writes it: `1,23,456`. */
const INDIAN = /^[1-9]\d?(,\d{2})+,\d{3}$/;
/** The unit of a weight behind its number, as the three languages write it: `85 g`, `85 gr`, `٨٥ غ`. */
const GRAMS = /(?:grams?|gms?|gr|g|غرامًا|غراما|غرام|جرام|غم|جم|غ)\.?$/iu;

/** The text in Latin digits, without spaces, Arabic group separators, direction marks, and the currency's sign or code. */
function simplify(text: string, currency?: CurrencyCode): string {
  const latin = latinDigits(text).replaceAll(SPACES_AND_MARKS, '').replaceAll(/[،，]/g, ',').replaceAll('．', '.');
  for (const name of currency ? [currency, currencySign(currency)] : []) {
    if (name === undefined) continue;
    if (latin.toUpperCase().startsWith(name)) return latin.slice(name.length);
    if (latin.toUpperCase().endsWith(name)) return latin.slice(0, -name.length);
  }
  return latin;
}

/** The digits before and after the decimal sign. A single separator followed by three digits groups thousands. */
function split(
  text: string,
  exponent: number,
  decimalSign: DecimalSign,
): [whole: string, fraction: string] | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf('٫'));
  if (last === -1 || INDIAN.test(text)) return [text, ''];
  const sign = text[last]!;
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  const hasOtherSign = /[.,٫]/.test(before) && !before.includes(sign);
  const isOnlySign = !/[.,٫]/.test(before);
  const looksGrouped = /^[1-9]\d{0,2}([.,]\d{3})*$/.test(before) && /^\d{3}$/.test(after);
  const isGroup =
    sign !== '٫' && looksGrouped && !hasOtherSign && (exponent < 3 || !isOnlySign || sign !== decimalSign);
  if (isGroup) return [text, ''];
  return hasOtherSign || isOnlySign ? [before, after] : undefined;
}

/**
 * Parses an amount that a person typed: `25,50`, `1.250,50`, `1 250`, `١٢٫٥٠`, `1,23,456.78`, `$25`. Reads Latin, Arabic,
 * Persian and full-width digits, the separators of the three languages, the groups of India, and the currency's own sign or code.
 * @param decimalSign of the page's language, for a text that could mean two amounts
 * @returns undefined for anything else: letters, a minus, another currency's sign, more decimals than the currency has
 */
export function parseMoney(text: string, currency: CurrencyCode, decimalSign: DecimalSign = '.'): Money | undefined {
  const minor = scaled(simplify(text, currency), exponentOf(currency), decimalSign);
  return minor === undefined ? undefined : { minor, currency };
}

/**
 * The minor units of an amount, read as `parseMoney` reads it. One that is too large for an exact number is the largest of
 * them, so that a limit can be named for it.
 */
export function parseMinor(text: string, currency: CurrencyCode, decimalSign: DecimalSign): number | undefined {
  const isTooMuch = isTooLarge(text, exponentOf(currency), decimalSign, currency);
  return isTooMuch ? Number.MAX_SAFE_INTEGER : parseMoney(text, currency, decimalSign)?.minor;
}

/**
 * Parses a number that a person typed, in the same ways as an amount: `20,5`, `1 250.75`, `١٢٫٥`.
 * @param places decimals that are kept
 * @returns the number in its smallest part, so that 20.5 with 3 places is 20500; undefined for anything else, and for more decimals
 */
export const parseScaled = (text: string, places: number, decimalSign: DecimalSign = '.'): number | undefined =>
  scaled(simplify(text), places, decimalSign);

/** The text of a weight without the grams behind its number: `85 g` is `85`. Another unit stays, and no number is read of it. */
export const withoutGrams = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .trim()
    .replace(GRAMS, '');

/**
 * Whether a number or an amount would be read but for its size: `99999999999999999`.
 * @param currency whose sign or code may stand beside it
 */
export function isTooLarge(text: string, places: number, decimalSign: DecimalSign, currency?: CurrencyCode): boolean {
  const digits = digitsOf(simplify(text, currency), places, decimalSign);
  return digits !== undefined && !Number.isSafeInteger(Number(digits));
}

/**
 * Whether a number or an amount would be read but for its decimals: `0.005` dollars.
 * @param currency whose sign or code may stand beside it
 */
export function hasTooManyDecimals(
  text: string,
  places: number,
  decimalSign: DecimalSign,
  currency?: CurrencyCode,
): boolean {
  const plain = simplify(text, currency);
  return digitsOf(plain, places, decimalSign) === undefined && digitsOf(plain, plain.length, decimalSign) !== undefined;
}

/**
 * Whether a number or an amount would be read but for its minus: `-5`, `$-5`, `٥-`.
 * @param currency whose sign or code may stand beside it
 */
export function isNegative(text: string, decimalSign: DecimalSign, currency?: CurrencyCode): boolean {
  const plain = text.replace(/^([^\p{Nd}\-−]*)[-−]|[-−](?=[^\p{Nd}\-−]*$)/u, '$1');
  return plain !== text && digitsOf(simplify(plain, currency), text.length, decimalSign) !== undefined;
}

function scaled(text: string, exponent: number, decimalSign: DecimalSign): number | undefined {
  const digits = digitsOf(text, exponent, decimalSign);
  return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
}

/** The number in its smallest part, as Latin digits of any length. */
function digitsOf(text: string, exponent: number, decimalSign: DecimalSign): string | undefined {
  const parts = split(text, exponent, decimalSign);
  if (!parts) return undefined;
  const [grouped, fraction] = parts;
  const isWhole = /^(\d+|[1-9]\d{0,2}([.,])\d{3}(\2\d{3})*)?$/.test(grouped) || INDIAN.test(grouped);
  if (!isWhole || !/^\d*$/.test(fraction)) return undefined;
  const whole = grouped.replaceAll(/[.,]/g, '');
  if (whole === '' && fraction === '') return undefined;
  if (fraction.replace(/0+$/, '').length > exponent) return undefined;
  return `${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`;
}

/** Parses a whole number that a person typed, in Latin, Arabic or Persian digits: `3`, `٣`. @returns undefined for anything else */
export function parseCount(text: string): number | undefined {
  const latin = latinDigits(text.trim());
  return /^\d{1,9}$/.test(latin) ? Number(latin) : undefined;
}

/**
 * Parses a whole number that may lie below or above any count, so that a limit can be named for it: `-1`, `١٠٠٠`.
 * @returns the nearest safe integer where it is beyond them; undefined for anything else
 */
export function parseWhole(text: string): number | undefined {
  const latin = latinDigits(text.trim())
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .replace('−', '-');
  if (!/^-?\d+$/.test(latin)) return undefined;
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(latin)));
}

/** Parses the decimal text of protocols and commands, as `formatDecimal` writes it: `1234.50`. @returns undefined for anything else */
export function parseDecimal(text: string, currency: CurrencyCode): Money | undefined {
  const exponent = exponentOf(currency);
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > exponent) return undefined;
  const minor = Number(whole + fraction.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? { minor, currency } : undefined;
}
