/** Periods of the counts of pages, and the columns that each is drawn in. Days are UTC and written `2026-11-23`. */

export const COUNT_PERIODS = ['week', 'month', 'quarter', 'year'] as const;
export type CountPeriod = (typeof COUNT_PERIODS)[number];

/** The first and the last day of a stretch, both in it. */
export type Days = { from: string; to: string };

const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;
/** How many columns a period has, and how many days are in one; `year` goes by calendar months. */
const COLUMNS = {
  week: { count: 7, days: 1 },
  month: { count: 30, days: 1 },
  quarter: { count: 13, days: DAYS_IN_WEEK },
} as const;
const MONTHS = 12;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** The day so many days later, or earlier where they are below zero. */
export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);

/** The columns of a period that ends with this day, the earliest first. The last month is as long as it is by now. */
export function columnsOf(period: CountPeriod, today: string): Days[] {
  if (period !== 'year') {
    const { count, days } = COLUMNS[period];
    return Array.from({ length: count }, (_, index) => {
      const to = addDays(today, (index + 1 - count) * days);
      return { from: addDays(to, 1 - days), to };
    });
  }
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = month - MONTHS + index;
    const last = dayOf(Date.UTC(year, first + 1, 0));
    return { from: dayOf(Date.UTC(year, first, 1)), to: last < today ? last : today };
  });
}

/** As many days, ending on the day before: what a period is compared with. */
export function daysBefore({ from, to }: Days): Days {
  const count = Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}
