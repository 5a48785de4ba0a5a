/** Money is a whole count of minor units (cents, fils) beside its currency. No floating point ever holds it. */
import { type CurrencyCode, exponentOf } from './currencies.ts';

export type Money = { readonly minor: number; readonly currency: CurrencyCode };

/** @throws RangeError unless `minor` is a whole number that a JavaScript number holds exactly. */
export function money(minor: number, currency: CurrencyCode): Money {
  assertWhole(minor);
  exponentOf(currency);
  return { minor: minor + 0, currency };
}

/** @throws RangeError for two currencies, or a sum beyond what is exact. */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

/** @throws RangeError for two currencies, or a difference beyond what is exact. */
export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** @throws RangeError unless `times` is whole and the product exact. */
export function multiply(amount: Money, times: number): Money {
  assertWhole(times);
  return money(amount.minor * times, amount.currency);
}

/** Part of an amount by a rate of `parts` in `whole`, half a minor unit rounded up: `share(1050, 25, 1000)` is 26. */
export function share(minor: number, parts: number, whole: number): number {
  for (const number of [minor, parts, whole]) assertWhole(number);
  if (minor < 0 || parts < 0 || whole <= 0) throw new RangeError('a share is of something, by a rate of zero or more');
  const exact = (BigInt(minor) * BigInt(parts) * 2n + BigInt(whole)) / (BigInt(whole) * 2n);
  const rounded = Number(exact);
  assertWhole(rounded);
  return rounded;
}

/** The decimal text of an amount, always with a point and Latin digits: `1234.50`. For protocols; people are shown `Intl`'s. */
export function formatDecimal({ minor, currency }: Money): string {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`;
}

const FOREIGN_DIGITS = /[٠-٩۰-۹]/g;
const latin = (digit: string): string => String((digit.codePointAt(0)! - 0x06_60) % 0x90 % 10);

/**
 * What a person typed, as money: Latin, Arabic-Indic or Persian digits, a point or `٫` before the decimals.
 * @returns undefined when it is no amount of this currency: letters, an exponent, more decimals than it has, too much.
 */
export function parseMoney(text: string, currency: CurrencyCode): Money | undefined {
  const plain = text.trim().replace(FOREIGN_DIGITS, latin).replace('٫', '.').replaceAll('٬', '').replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  const match = /^(\d{1,15})(?:\.(\d{0,3}))?$/.exec(plain);
  const exponent = exponentOf(currency);
  const [, whole, fraction = ''] = match ?? [];
  if (whole === undefined || fraction.length > exponent) return undefined;
  const minor = Number(whole + fraction.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? { minor, currency } : undefined;
}

function assertWhole(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`money is counted in whole minor units, got ${value}`);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`cannot reckon ${a.currency} with ${b.currency}`);
}
