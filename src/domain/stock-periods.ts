/** A year, its half or its quarter, for which a rate of purification is published: `2025`, `2025-H1`, `2025-Q3`. */
const PERIOD = /^([12]\d{3})(?:-(H[12]|Q[1-4]))?$/;
export type PeriodPart = 'H1' | 'H2' | 'Q1' | 'Q2' | 'Q3' | 'Q4';

/** The year of a period and its part; undefined for anything that is no period. */
export function periodOf(text: string): { year: number; part?: PeriodPart } | undefined {
  const [, year, part] = PERIOD.exec(text) ?? [];
  if (year === undefined) return undefined;
  return { year: Number(year), ...(part === undefined ? {} : { part: part as PeriodPart }) };
}

/** Orders periods from the newest year on, a whole year before its parts. */
export function comparePeriods(a: string, b: string): number {
  const years = (periodOf(b)?.year ?? 0) - (periodOf(a)?.year ?? 0);
  if (years !== 0) return years;
  return a < b ? -1 : Number(a > b);
}
