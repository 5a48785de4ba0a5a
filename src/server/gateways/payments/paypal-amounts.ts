import { isCurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import type { Money } from '#money/money.ts';

/** PayPal's amount: a decimal text. */
export type PaypalMoney = { currency_code: string; value: string };

/** The currencies in which PayPal takes money for accounts of any country, as published. */
export const PAYPAL_CURRENCIES = [
  'AUD',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'ILS',
  'JPY',
  'MXN',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'SEK',
  'SGD',
  'THB',
  'TWD',
  'USD',
] as const;

/** Currencies that PayPal takes in whole units only. Unlike ISO 4217, these are HUF and TWD too. */
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);
const decimalsOf = (currency: string): number => (WITHOUT_DECIMALS.has(currency) ? 0 : exponentOf(currency));

/** Our minor units as PayPal's decimal text. @throws RangeError for a fraction that PayPal does not take */
export function toPaypalMoney({ currency, minor }: Money): PaypalMoney {
  const exponent = exponentOf(currency);
  const decimals = decimalsOf(currency);
  const step = 10 ** (exponent - decimals);
  if (!Number.isSafeInteger(minor) || minor < 0 || minor % step !== 0)
    throw new RangeError(`PayPal takes no fraction of ${currency}`);
  const digits = String(minor / step).padStart(decimals + 1, '0');
  const value = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return { currency_code: currency, value };
}

/** PayPal's decimal text as our minor units. @throws RangeError for an unknown currency or an invalid amount */
export function fromPaypalMoney({ currency_code: code, value }: PaypalMoney): Money {
  if (!isCurrencyCode(code)) throw new RangeError('the currency from PayPal is not of ISO 4217');
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(value) ?? [];
  const exponent = exponentOf(code);
  if (whole === undefined || !/^0*$/.test(fraction.slice(exponent)))
    throw new RangeError(`an amount in ${code} is no whole number of minor units`);
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`an amount in ${code} is too high`);
  return { minor, currency: code };
}
