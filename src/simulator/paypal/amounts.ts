import { malformed, unprocessable } from './paypal-error.ts';

export type Amount = { currency_code: string; value: string };

const WHOLE = new Set(['HUF', 'JPY', 'TWD']);
const TAKEN = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);
const decimalsOf = (currency: string): number => (WHOLE.has(currency) ? 0 : 2);

/** The least units of an amount in a request, checked as PayPal does. */
export function unitsOf(amount: unknown): { units: number; currency: string } {
  const { currency_code: currency, value } = (amount ?? {}) as Partial<Amount>;
  if (typeof currency !== 'string' || typeof value !== 'string') throw malformed('MISSING_REQUIRED_PARAMETER');
  if (!TAKEN.has(currency)) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) throw malformed('INVALID_PARAMETER_SYNTAX');
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) throw unprocessable(decimals === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION');
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  if (units === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  return { units, currency };
}

export function amountOf(units: number, currency: string): Amount {
  const decimals = decimalsOf(currency);
  const digits = String(units).padStart(decimals + 1, '0');
  return {
    currency_code: currency,
    value: decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`,
  };
}

/** The provider's fee: 3.49 % and 0.49. */
export const feeOf = (units: number, currency: string): number =>
  Math.round((units * 349) / 10_000) + (WHOLE.has(currency) ? 0 : 49);
