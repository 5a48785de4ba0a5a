import { invalid } from './xendit-error.ts';

/** The decimals that each currency of the published list has at Xendit. */
const DECIMALS: Record<string, number> = { IDR: 0, MYR: 2, PHP: 2, SGD: 2, THB: 2, USD: 2, VND: 0 };
const COUNTRIES = new Set(['ID', 'PH', 'VN', 'TH', 'SG', 'MY']);
/** The least amounts of cards, as published. */
const LEAST: Record<string, number> = { IDR: 5000, PHP: 20, USD: 20, VND: 1000, THB: 1 };
/** Amounts are kept in hundredths whatever the currency, so that they add up in whole numbers. */
const SCALE = 100;

export const isCountry = (code: unknown): code is string => typeof code === 'string' && COUNTRIES.has(code);

/** The hundredths of an amount in a request, checked as Xendit does. `least`: zero where no money is asked for. */
export function unitsOf(amount: unknown, currency: unknown, least: 0 | 1 = 1): { units: number; currency: string } {
  if (typeof currency !== 'string' || DECIMALS[currency] === undefined) throw invalid('INVALID_CURRENCY');
  if (typeof amount !== 'number') throw invalid();
  if (least === 0 ? amount !== 0 : !(amount > 0)) throw invalid('INVALID_AMOUNT', 'Amount must be greater than zero');
  const fraction = /^\d+(?:\.(\d+))?$/.exec(String(amount));
  if (!fraction || (fraction[1] ?? '').length > DECIMALS[currency])
    throw invalid('INVALID_AMOUNT', `Too many decimals for ${currency}`);
  return { units: Math.round(amount * SCALE), currency };
}

export function checkLeast(units: number, currency: string): void {
  if (units < (LEAST[currency] ?? 1) * SCALE)
    throw invalid('INVALID_AMOUNT', 'Amount is below the minimum of the channel');
}

export const amountOf = (units: number): number => units / SCALE;

/** The provider's fee: 2.9 %, in whole rupiah and dong. */
export function feeOf(units: number, currency: string): number {
  const step = SCALE / 10 ** DECIMALS[currency]!;
  return Math.round((units * 29) / 1000 / step) * step;
}
