import { DAY_MS } from '#src/domain/durations.ts';
import { endOfHawl, HAWL_FROM, HAWL_UNTIL } from '#src/domain/hawl.ts';

/** A person is reminded so many days before their zakat day. */
const REMINDED_DAYS_BEFORE = 7;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether lunar years can be counted from a day, and it has come. */
export const isHawlStart = (day: string, now: Date): boolean =>
  day >= HAWL_FROM && day <= HAWL_UNTIL && day <= dayOf(now);

/**
 * The next day on which a lunar year is full, today included, of those that follow one another from the first day. Undefined
 * beyond the published calendar.
 */
export function nextZakatDay(from: string, now: Date): string | undefined {
  const today = dayOf(now);
  for (let day = from; day <= HAWL_UNTIL;) {
    day = endOfHawl(day);
    if (day >= today) return day;
  }
  return undefined;
}

/** The last zakat day of which a person is told now. */
export const toldUntil = (now: Date): string => dayOf(new Date(now.getTime() + REMINDED_DAYS_BEFORE * DAY_MS));
