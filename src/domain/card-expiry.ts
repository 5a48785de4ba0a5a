/** When a saved card ends, and when its donor is told. All days are those of UTC, by which charges are dated. */
import { DAY_MS } from '#src/domain/durations.ts';
import type { Interval } from '#src/domain/subscription.ts';

/** The last day on which a card works, as `2027-02-28`: the last of the month that is printed on it. Months count from 1. */
export const lastDayOfCard = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** Whether a card whose last day is `expiresOn` has ended at a moment. */
export const hasCardEnded = (expiresOn: string, at: Date): boolean => at.toISOString().slice(0, 10) > expiresOn;

/** How many days before a charge its donor is told that the card will have ended. */
const TOLD_DAYS_BEFORE: Readonly<Record<Interval, number>> = { day: 1, week: 4, month: 14, year: 30 };
export const MAX_TOLD_DAYS = Math.max(...Object.values(TOLD_DAYS_BEFORE));

/** Whether the donor is to be told now that the card will have ended when it is charged next. */
export const isCardNoticeDue = (
  { expiresOn, interval, nextAt }: { expiresOn: string; interval: Interval; nextAt: Date },
  now: Date,
): boolean =>
  hasCardEnded(expiresOn, nextAt) &&
  now < nextAt &&
  now.getTime() >= nextAt.getTime() - TOLD_DAYS_BEFORE[interval] * DAY_MS;
