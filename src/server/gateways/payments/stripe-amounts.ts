import { type CurrencyCode, exponentOf, isCurrencyCode } from '#src/domain/currencies.ts';
import type { Money } from '#src/domain/money.ts';

/** Stripe's list of currencies without decimals. It counts ISK and UGX with two, against ISO 4217. */
const ZERO_DECIMAL = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']);
const exponentAtStripe = (currency: string): number => (ZERO_DECIMAL.has(currency) ? 0 : exponentOf(currency) === 3 ? 3 : 2);

/** Our minor units in Stripe's. @throws RangeError for what Stripe cannot charge: the last of three decimals must be 0. */
export function toStripeAmount({ minor, currency }: Money): number {
  const steps = exponentAtStripe(currency) - exponentOf(currency);
  const amount = steps >= 0 ? minor * 10 ** steps : minor / 10 ** -steps;
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Stripe charges no fraction of ${currency}`);
  if (exponentOf(currency) === 3 && amount % 10 !== 0) throw new RangeError(`Stripe wants an amount of ${currency} to end in 0`);
  return amount;
}

/** Stripe's minor units in ours. @throws RangeError for what is no amount of a currency of ours. */
export function fromStripeAmount(amount: number, code: string): Money {
  const currency = code.toUpperCase();
  if (!isCurrencyCode(currency)) throw new RangeError('Stripe speaks of no currency of ours');
  const steps = exponentAtStripe(currency) - exponentOf(currency);
  const minor = steps >= 0 ? amount / 10 ** steps : amount * 10 ** -steps;
  if (!Number.isSafeInteger(minor)) throw new RangeError(`an amount in ${currency} is no whole number of minor units`);
  return { minor, currency: currency as CurrencyCode };
}
