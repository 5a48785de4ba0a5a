import { share } from '#money/money.ts';

const MONTHS = 12;
/** So many past years make the average. */
const YEARS = 5;

/** A year of an endowment; amounts in minor units. */
export type EndowmentYear = { capital: number; given: number; isRunning: boolean };

/**
 * What a monthly donation adds to the capital in a year, and what that would give every year after, at the average of the last
 * five full years; in minor units. Undefined where no full year has given income yet.
 */
export function forecastOf(
  monthly: number,
  years: readonly EndowmentYear[],
): { added: number; income: number; years: number } | undefined {
  const full = years.filter(({ capital, isRunning }) => !isRunning && capital > 0).slice(-YEARS);
  const sum = (of: (year: EndowmentYear) => number): number => full.reduce((total, year) => total + of(year), 0);
  const [capital, given] = [sum((year) => year.capital), sum((year) => year.given)];
  if (given <= 0) return undefined;
  const added = monthly * MONTHS;
  return { added, income: share(added, given, capital), years: full.length };
}
