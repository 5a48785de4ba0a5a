import { type CurrencyCode, isCurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import type { Money } from '#money/money.ts';

/** Stripe's zero-decimal currencies. Unlike ISO 4217, Stripe uses two decimals for ISK and UGX. */
const ZERO_DECIMAL = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const exponentAtStripe = (currency: string): number =>
  ZERO_DECIMAL.has(currency) ? 0 : exponentOf(currency) === 3 ? 3 : 2;

/** Our minor units as Stripe's. @throws RangeError for an amount that Stripe cannot charge: the last of three decimals must be 0 */
export function toStripeAmount({ minor, currency }: Money): number {
  const steps = exponentAtStripe(currency) - exponentOf(currency);
  const amount = steps >= 0 ? minor * 10 ** steps : minor / 10 ** -steps;
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Stripe cannot charge a fraction of ${currency}`);
  if (exponentOf(currency) === 3 && amount % 10 !== 0)
    throw new RangeError(`for Stripe an amount in ${currency} must end in 0`);
  return amount;
}

/** Stripe's minor units as ours. @throws RangeError for an unknown currency or an invalid amount */
export function fromStripeAmount(amount: number, code: string): Money {
  const currency = code.toUpperCase();
  if (!isCurrencyCode(currency)) throw new RangeError('the currency from Stripe is not of ISO 4217');
  const steps = exponentAtStripe(currency) - exponentOf(currency);
  const minor = steps >= 0 ? amount / 10 ** steps : amount * 10 ** -steps;
  if (!Number.isSafeInteger(minor)) throw new RangeError(`an amount in ${currency} is no whole number of minor units`);
  return { minor, currency: currency as CurrencyCode };
}
