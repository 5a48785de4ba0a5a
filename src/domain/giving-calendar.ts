/** Recurring donations on days of the Hijri calendar, and on Fridays. */
import { DAY_MS } from '#src/domain/durations.ts';
import {
  addDays,
  dayOfHijri,
  daysBetween,
  hijriDayOf,
  type HijriDay,
  type HijriMonths,
  lengthOfMonth,
  monthAfter,
} from '#src/domain/hijri-months.ts';
import { dayIn, momentOf } from '#src/domain/local-time.ts';
import type { Interval } from '#src/domain/subscription.ts';

/**
 * On which days is given. `lastTenNights:odd`: twice the amount on the odd nights; `lastTenNights:night27`: that, and four times
 * on the 27th; `zakatDay:9-27`: every year on the 27th of the ninth month.
 */
export type Calendar =
  | 'fridays'
  | 'ramadan'
  | 'lastTenNights'
  | 'lastTenNights:odd'
  | 'lastTenNights:night27'
  | 'firstTenDays'
  | 'whiteDays'
  | `zakatDay:${number}-${number}`;

export const CALENDAR_PATTERN =
  '^(fridays|ramadan|lastTenNights(:odd|:night27)?|firstTenDays|whiteDays|zakatDay:([1-9]|1[0-2])-([1-9]|[12][0-9]|30))$';
const PATTERN = new RegExp(CALENDAR_PATTERN);
export const isCalendar = (text: string): text is Calendar => PATTERN.test(text);

export type CalendarKind = 'fridays' | 'ramadan' | 'lastTenNights' | 'firstTenDays' | 'whiteDays' | 'zakatDay';
export const kindOf = (calendar: Calendar): CalendarKind => calendar.split(':')[0] as CalendarKind;
const zakatDayOf = (calendar: Calendar): readonly [month: number, day: number] | undefined => {
  const [, month, day] = /^zakatDay:(\d+)-(\d+)$/.exec(calendar) ?? [];
  return month ? [Number(month), Number(day)] : undefined;
};

const INTERVAL: Record<CalendarKind, Interval> = {
  fridays: 'week',
  ramadan: 'day',
  lastTenNights: 'day',
  firstTenDays: 'day',
  whiteDays: 'day',
  zakatDay: 'year',
};
/** The interval by whose rules a declined charge is tried again, and which methods can be paid by. */
export const intervalOf = (calendar: Calendar): Interval => INTERVAL[kindOf(calendar)];
/** Whether months pass between its dates, so that the link of a receipt works until the next season. */
export const isSeasonal = (calendar: Calendar): boolean => !['fridays', 'whiteDays'].includes(kindOf(calendar));

/** Where the announced calendar holds, and when its days are charged: in the morning, and the nights after sunset. */
export const CALENDAR_ZONE = 'Asia/Riyadh';
const MORNING = '09:00';
const EVENING = '20:00';

/** One date. `period` names it whatever day it falls on: the days of Ramadan keep theirs when the month is shifted. */
export type Occasion = { period: number; at: Date };

const periodOf = (year: number, month: number, day: number): number => (year * 12 + month) * 32 + day;
const dayOfPeriod = (period: number): number => period % 32;
/** Fridays are counted by weeks from this one. */
const FIRST_FRIDAY = '1970-01-02';

/** How many times the amount is given on a date. */
export function weightOf(calendar: Calendar, period: number): number {
  const night = dayOfPeriod(period);
  if (calendar === 'lastTenNights:night27' && night === 27) return 4;
  return (calendar === 'lastTenNights:odd' || calendar === 'lastTenNights:night27') && night % 2 === 1 ? 2 : 1;
}
/** The most times that it is given on one date. */
export const maxWeight = (calendar: Calendar | null): number =>
  calendar === 'lastTenNights:night27' ? 4 : calendar === 'lastTenNights:odd' ? 2 : 1;

/** The dates of a Hijri year, in order. */
function occasionsOf(calendar: Calendar, year: number, months: HijriMonths, zone: string): Occasion[] {
  const on = (month: number, day: number): Occasion => ({
    period: periodOf(year, month, day),
    at: momentOf(`${dayOfHijri(months, [year, month, day])}T${MORNING}`, zone),
  });
  const days = (month: number, from: number, until: number): Occasion[] =>
    Array.from({ length: until - from + 1 }, (_, index) => on(month, from + index));
  switch (kindOf(calendar)) {
    case 'ramadan':
      return days(9, 1, lengthOfMonth(months, year, 9));
    case 'lastTenNights':
      // A night belongs to the day after it.
      return days(9, 21, lengthOfMonth(months, year, 9)).map(({ period }) => ({
        period,
        at: momentOf(`${dayOfHijri(months, [year, 9, dayOfPeriod(period) - 1])}T${EVENING}`, zone),
      }));
    case 'firstTenDays':
      return days(12, 1, 10);
    case 'whiteDays':
      return Array.from({ length: 12 }, (_, index) => days(index + 1, 13, 15)).flat();
    case 'zakatDay': {
      const [month, day] = zakatDayOf(calendar)!;
      // Where the month has no 30th the lunar year is full on the first of the next.
      const isThere = day <= lengthOfMonth(months, year, month);
      const [itsYear, itsMonth] = isThere ? [year, month] : monthAfter(year, month);
      const date = dayOfHijri(months, [itsYear, itsMonth, isThere ? day : 1]);
      return [{ period: periodOf(year, month, day), at: momentOf(`${date}T${MORNING}`, zone) }];
    }
    case 'fridays':
      throw new RangeError('Fridays are of no year');
  }
}

/** The dates around a day, in order: from some weeks before it to more than a year after. */
function occasionsAround(calendar: Calendar, day: string, months: HijriMonths, zone: string): Occasion[] {
  if (calendar === 'fridays') {
    const week = Math.floor(daysBetween(FIRST_FRIDAY, day) / 7);
    return Array.from({ length: 12 }, (_, index) => week - 2 + index).map((period) => ({
      period,
      at: momentOf(`${addDays(FIRST_FRIDAY, 7 * period)}T${MORNING}`, zone),
    }));
  }
  const [year] = hijriDayOf(months, day);
  return [-1, 0, 1, 2].flatMap((step) => occasionsOf(calendar, year + step, months, zone));
}

/** The first date after a moment whose period is after another. */
export function nextOccasion(
  calendar: Calendar,
  months: HijriMonths,
  { after, period }: { after: Date; period: number },
  zone = CALENDAR_ZONE,
): Occasion {
  const found = occasionsAround(calendar, dayIn(zone, after), months, zone).find(
    (one) => one.at > after && one.period > period,
  );
  if (!found) throw new RangeError('no date was found');
  return found;
}

/** How late a date is still charged, as after the server was down. A season that is over is not; the zakat of a year is. */
const graceMs = (calendar: Calendar): number => (kindOf(calendar) === 'zakatDay' ? 30 : 1) * DAY_MS;

/** The date that is due: the last one that has come and is not too long ago, unless its period was charged. */
export const dueOccasion = (
  calendar: Calendar,
  months: HijriMonths,
  { last, now }: { last: number; now: Date },
  zone = CALENDAR_ZONE,
): Occasion | undefined =>
  occasionsAround(calendar, dayIn(zone, now), months, zone).findLast(
    ({ at, period }) => at <= now && period > last && now.getTime() - at.getTime() < graceMs(calendar),
  );

/** The period up to which all is given with a first donation: that of its day, where it is one, and of all days before. */
export function firstPeriod(calendar: Calendar, months: HijriMonths, now: Date, zone = CALENDAR_ZONE): number {
  const today = dayIn(zone, now);
  return occasionsAround(calendar, today, months, zone).findLast(({ at }) => dayIn(zone, at) <= today)!.period;
}

/** Which date of the calendar a moment is: its Hijri day, by the months as they are announced, and how often the amount is given. */
export function occasionAt(
  calendar: Calendar,
  months: HijriMonths,
  at: Date,
  zone = CALENDAR_ZONE,
): { hijri: HijriDay; weight: number } | undefined {
  if (calendar === 'fridays') return undefined;
  const day = dayIn(zone, at);
  const found = occasionsAround(calendar, day, months, zone).find((one) => one.at.getTime() === at.getTime());
  if (!found) return undefined;
  // A night has the date of the day after it.
  const shown = kindOf(calendar) === 'lastTenNights' ? addDays(day, 1) : day;
  return { hijri: hijriDayOf(months, shown), weight: weightOf(calendar, found.period) };
}
