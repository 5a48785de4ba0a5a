import { type Calendar, dueOccasion, nextOccasion, type Occasion, weightOf } from '#src/domain/giving-calendar.ts';
import type { HijriMonths } from '#src/domain/hijri-months.ts';
import { duePeriod, type Interval, nextStart, periodStart } from '#src/domain/subscription.ts';

/** The dates of a recurring donation, by an interval or on days of a calendar. */
export type Schedule = {
  /** The first date after a moment whose period is after another. */
  next: (period: number, after: Date) => Date;
  /** The period that is due; undefined where none is, as when its month was shifted. */
  due: (last: number, now: Date) => number | undefined;
  /** The period that is asked for at a moment: due or coming. */
  opened: (last: number, at: Date) => number;
  /** When a period is; undefined where it was left out. */
  at: (period: number, near: Date) => Date | undefined;
};

type Recurring = { firstAt: Date; interval: Interval; calendar: Calendar | null };

export function scheduleOf({ calendar, firstAt, interval }: Recurring, months: HijriMonths): Schedule {
  if (calendar === null)
    return {
      next: (period, after) => nextStart(firstAt, interval, period, after),
      due: (last, now) => duePeriod(firstAt, interval, last, now),
      opened: (last, at) => duePeriod(firstAt, interval, last, at),
      at: (period) => periodStart(firstAt, interval, period),
    };
  const next = (period: number, after: Date): Occasion => nextOccasion(calendar, months, { period, after });
  const due = (last: number, now: Date) => dueOccasion(calendar, months, { last, now })?.period;
  return {
    next: (period, after) => next(period, after).at,
    due,
    opened: (last, at) => due(last, at) ?? next(last, at).period,
    at: (period, near) => {
      // Months move by a day or two.
      const found = next(period - 1, new Date(near.getTime() - 5 * 86_400_000));
      return found.period === period ? found.at : undefined;
    },
  };
}

/** What is given in a period, in minor units. */
export const amountOfPeriod = (
  { amountMinor, calendar }: { amountMinor: number; calendar: Calendar | null },
  period: number,
): number => (calendar === null ? amountMinor : amountMinor * weightOf(calendar, period));
