/** Money is a whole number of minor units (cents, fils) with its currency, never a floating point number of major units. */
import { type CurrencyCode, isCurrencyCode } from '#money/currencies.ts';

/** `minor`: a safe integer in minor units of `currency`. */
export type Money = { readonly minor: number; readonly currency: CurrencyCode };

/** @throws RangeError unless `minor` is a safe integer and `currency` is of ISO 4217. */
export function money(minor: number, currency: CurrencyCode): Money {
  assertWhole(minor);
  if (!isCurrencyCode(currency)) throw new RangeError(`not a currency of ISO 4217: ${String(currency)}`);
  return { minor: minor + 0, currency };
}

/** @throws RangeError for two currencies, or a sum that is no safe integer. */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

/** @throws RangeError for two currencies, or a difference that is no safe integer. */
export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** @throws RangeError unless `times` and the product are safe integers. */
export function multiply(amount: Money, times: number): Money {
  assertWhole(times);
  return money(amount.minor * times, amount.currency);
}

/** `parts` of `whole` of an amount in minor units, half a unit rounded up: `share(1050, 25, 1000)` is 26. */
export function share(minor: number, parts: number, whole: number): number {
  for (const number of [minor, parts, whole]) assertWhole(number);
  if (minor < 0 || parts < 0 || whole <= 0)
    throw new RangeError('the amount and the parts must not be negative, and the whole must be above zero');
  const exact = (BigInt(minor) * BigInt(parts) * 2n + BigInt(whole)) / (BigInt(whole) * 2n);
  const rounded = Number(exact);
  assertWhole(rounded);
  return rounded;
}

function assertWhole(value: number): void {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`an amount must be a whole number of minor units, got ${value}`);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`cannot compute with ${a.currency} and ${b.currency}`);
}
