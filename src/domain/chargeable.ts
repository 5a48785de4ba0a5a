/** What a way to pay can charge at all: a least sum, and for some currencies round ones only. Minor units throughout. */
import { type CurrencyCode, exponentOf } from './currencies.ts';

/**
 * Stripe's least charges, as published (docs.stripe.com/currencies, "Minimum and maximum charge amounts", read 2026). The
 * four marked ones are not in its list, which asks for half a US dollar then: they are that with room for the rate.
 */
const STRIPE_LEAST: Partial<Record<CurrencyCode, number>> = {
  USD: 50, EUR: 50, GBP: 30, AED: 200, AUD: 50, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, HKD: 400, HUF: 17_500, INR: 50, JPY: 50, MXN: 1000, MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200,
  SEK: 300, SGD: 50, THB: 1000,
  TRY: 3000 /* unlisted */, SAR: 200 /* unlisted */, QAR: 200 /* unlisted */, KWD: 200 /* unlisted */,
};
/** One whole unit of a currency. */
const wholeUnit = (currency: CurrencyCode): number => 10 ** exponentOf(currency);

type Method = 'bank' | 'stripe' | 'paypal' | 'xendit';

/** The least sum that a way to pay takes. A currency that no table knows: one whole unit. */
export const leastCharge = (method: Method, currency: CurrencyCode): number => (method === 'bank' ? 1 : (STRIPE_LEAST[currency] ?? wholeUnit(currency)));

/** Sums must be whole multiples of this: card networks charge no third decimal but 0. */
export const chargeStep = (method: Method, currency: CurrencyCode): number => (method !== 'bank' && exponentOf(currency) === 3 ? 10 : 1);

/** The next sum that can be charged, which may be the sum itself. */
export function chargeableFrom(sum: number, method: Method, currency: CurrencyCode): number {
  const step = chargeStep(method, currency);
  return Math.max(Math.ceil(sum / step) * step, Math.ceil(leastCharge(method, currency) / step) * step);
}
