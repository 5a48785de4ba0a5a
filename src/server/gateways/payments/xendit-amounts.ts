import { type CurrencyCode, isCurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import type { Money } from '#money/money.ts';

/** The currencies in which Xendit takes money, each with the country whose cards its page then takes, as published. */
export const XENDIT_COUNTRIES = {
  IDR: 'ID',
  MYR: 'MY',
  PHP: 'PH',
  SGD: 'SG',
  THB: 'TH',
  USD: 'PH',
  VND: 'VN',
} as const satisfies Partial<Record<CurrencyCode, string>>;
type XenditCurrency = keyof typeof XENDIT_COUNTRIES;
export const XENDIT_CURRENCIES = Object.keys(XENDIT_COUNTRIES) as XenditCurrency[];

export const isXenditCurrency = (code: string): code is XenditCurrency => Object.hasOwn(XENDIT_COUNTRIES, code);

/** Xendit takes rupiah in whole units only, though ISO 4217 gives them two decimals. */
const decimalsOf = (currency: string): number => (currency === 'IDR' ? 0 : exponentOf(currency));

/** Our minor units as Xendit's JSON number in major units, by its digits. @throws RangeError for a fraction that Xendit does not take */
export function toXenditAmount({ currency, minor }: Money): number {
  const exponent = exponentOf(currency);
  const step = 10 ** (exponent - decimalsOf(currency));
  // Up to fifteen digits a number has exactly the digits that are written.
  if (!Number.isSafeInteger(minor) || minor < 0 || minor % step !== 0 || minor >= 1e15)
    throw new RangeError(`Xendit takes no such amount in ${currency}`);
  const digits = String(minor).padStart(exponent + 1, '0');
  return Number(exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`);
}

/** Xendit's number, or decimal text, in major units as our minor units. @throws RangeError for an unknown currency or an invalid amount */
export function fromXenditAmount(amount: number | string, currency: string): Money {
  if (!isCurrencyCode(currency)) throw new RangeError('the currency from Xendit is not of ISO 4217');
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(String(amount)) ?? [];
  const exponent = exponentOf(currency);
  if (whole === undefined || !/^0*$/.test(fraction.slice(exponent)))
    throw new RangeError(`an amount in ${currency} is no whole number of minor units`);
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`an amount in ${currency} is too high`);
  return { minor, currency };
}
