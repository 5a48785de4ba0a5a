/** The lunar year (hawl) after which zakat is due, by the Umm al-Qura calendar. Days are Gregorian, as `2026-11-22`. */
import { DAY_MS } from '#src/domain/durations.ts';

/** Days from which a year is counted. Before 2000 the calendar went by other rules. */
export const HAWL_FROM = '2000-01-01';
export const HAWL_UNTIL = '2075-12-31';

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Year, month and day of the Hijri calendar. */
export function hijriOf(day: string): [year: number, month: number, day: number] {
  const parts = hijri.formatToParts(atNoon(day));
  const of = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)!.value);
  return [of('year'), of('month'), of('day')];
}

/** A lunar year has 354 or 355 days. */
const SHORTEST = 353;
const LONGEST = 357;

/**
 * The day on which a lunar year has passed: the same day of the same month. Where that month has no 30th in the next year,
 * the year is full on the first of the month after. @throws RangeError for a day outside the published calendar
 */
export function endOfHawl(from: string): string {
  if (from < HAWL_FROM || from > HAWL_UNTIL) throw new RangeError(`no calendar is published for ${from}`);
  const [year, month, day] = hijriOf(from);
  for (let days = SHORTEST; days <= LONGEST; days += 1) {
    const candidate = dayOf(atNoon(from) + days * DAY_MS);
    const [itsYear, itsMonth, itsDay] = hijriOf(candidate);
    const isSame = itsYear === year + 1 && itsMonth === month && itsDay === day;
    const isAfter = day === 30 && itsDay === 1 && (itsYear - year) * 12 + itsMonth === 12 + month + 1;
    if (isSame || isAfter) return candidate;
  }
  throw new RangeError(`no lunar year was found from ${from}`);
}
