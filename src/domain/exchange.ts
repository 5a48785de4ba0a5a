/** What money in one currency counts as in another, by a rate that is stored with the line of the order. */
import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { type Exact, exact, exactDecimal, roundHalfUp, roundUp, times } from '#src/domain/exact.ts';

/** `rate`: major units of `to` for one major unit of `from`, as a decimal. */
export type Exchange = { from: CurrencyCode; to: CurrencyCode; rate: string };

/** As a rate is entered: nine digits before and after the point at most, above zero. */
export const RATE_FORMAT = /^\d{1,9}(\.\d{1,9})?$/;

/** Minor units of `to` for one minor unit of `from`. */
const factorOf = ({ from, rate, to }: Exchange): Exact =>
  times(exactDecimal(rate), exact(10 ** exponentOf(to), 10 ** exponentOf(from)));

/** What an amount counts as, both in minor units, half a unit rounded up. */
export const countedFor = (minor: number, exchange: Exchange): number =>
  roundHalfUp(times(exact(minor), factorOf(exchange)));

/**
 * The least amount that is worth `minor` or more, both in minor units; 0 for nothing. Before any rounding, so that several times
 * the price of a unit are worth as many units.
 */
export function amountFor(minor: number, exchange: Exchange): number {
  const { dividend, divisor } = factorOf(exchange);
  return roundUp(times(exact(minor), { dividend: divisor, divisor: dividend }));
}

/**
 * What a project still takes in the currency of a donation, when it needs `left` in its own: so many whole units, each at its
 * rounded price, and the rest. `unitPrice`: of a project that is given in units.
 */
export function roomIn(left: number, unitPrice: number | undefined, exchange: Exchange): number {
  const units = unitPrice ? Math.floor(left / unitPrice) : 0;
  return units * amountFor(unitPrice ?? 0, exchange) + amountFor(left - units * (unitPrice ?? 0), exchange);
}

/** A posting to a fund as the counting needs it: what is given is negative. */
type Counted = { amount: number };

/**
 * What postings of one order to one project add to what it has raised, signed as they are. The count of the whole is rounded
 * and not that of each posting, so after any number of returns what is left counts as if it alone had been given: nothing
 * left counts as zero. `before`: minor units that the order has in the project's funds already.
 */
export function countPostings(postings: readonly Counted[], before: number, exchange: Exchange): number[] {
  let given = before;
  return postings.map(({ amount }) => {
    const counted = countedFor(given, exchange);
    given -= amount;
    // Not minus zero, which no row of the database is.
    return counted - countedFor(given, exchange) || 0;
  });
}

/** How far a rate may be from the last one before a person is asked to compare it once more: a tenth. */
const LARGEST_CHANGE = exact(1, 10);

/** What a new rate is beside the last one of the same currencies. Days as `2026-11-27`. */
export function judgeRate(
  offered: { rate: string; day: string },
  last: { rate: string; day: string } | undefined,
): 'taken' | 'old' | 'suspicious' {
  if (last === undefined) return 'taken';
  if (offered.day < last.day) return 'old';
  const [next, former] = [exactDecimal(offered.rate), exactDecimal(last.rate)];
  const difference = next.dividend * former.divisor - former.dividend * next.divisor;
  const change = difference < 0n ? -difference : difference;
  return change * LARGEST_CHANGE.divisor > former.dividend * next.divisor * LARGEST_CHANGE.dividend
    ? 'suspicious'
    : 'taken';
}
