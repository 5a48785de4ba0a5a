import type { Transitions } from './transitions.ts';

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];
export const isInterval = (text: string): text is Interval => (INTERVALS as readonly string[]).includes(text);

export const RECURRING_STATUSES = ['incomplete', 'active', 'paused', 'pastDue', 'cancelled'] as const;
export type RecurringStatus = (typeof RECURRING_STATUSES)[number];

export const RECURRING_TRANSITIONS: Transitions<RecurringStatus> = {
  incomplete: ['active', 'cancelled'],
  active: ['paused', 'pastDue', 'cancelled'],
  paused: ['active', 'cancelled'],
  pastDue: ['active', 'cancelled'],
  cancelled: [],
};

/** Days after a refused charge on which it is tried again. */
export const RETRY_DAYS: Readonly<Record<Interval, readonly number[]>> = { day: [], week: [1, 2], month: [1, 3, 7, 13], year: [1, 3, 7, 14, 31] };

/**
 * When the nth period of a recurring gift begins (0 is the first gift). Counted from the first date, so that the 31st
 * falls on the last day of a short month and comes back to the 31st in the next. UTC.
 */
export function periodStart(first: Date, interval: Interval, period: number): Date {
  if (!Number.isSafeInteger(period) || period < 0) throw new RangeError(`periods are counted from zero, got ${period}`);
  const next = new Date(first);
  if (interval === 'day') next.setUTCDate(first.getUTCDate() + period);
  if (interval === 'week') next.setUTCDate(first.getUTCDate() + 7 * period);
  if (interval === 'month' || interval === 'year') {
    const months = interval === 'month' ? period : 12 * period;
    next.setUTCDate(1);
    next.setUTCMonth(first.getUTCMonth() + months);
    next.setUTCDate(Math.min(first.getUTCDate(), daysInMonth(next)));
  }
  return next;
}

const daysInMonth = (date: Date): number => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
