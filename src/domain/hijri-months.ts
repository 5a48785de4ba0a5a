/**
 * The months of the Hijri calendar: as an authority announced them, and by the published Umm al-Qura calendar until it does.
 * Days are Gregorian, as `2026-11-22`; a month is named as `1448-09`.
 */
import { DAY_MS } from '#src/domain/durations.ts';
import { hijriOf } from '#src/domain/hawl.ts';

/** The first days of the months that an authority announced otherwise, by their names. */
export type HijriMonths = ReadonlyMap<string, string>;
/** Year, month and day. */
export type HijriDay = readonly [year: number, month: number, day: number];

/** The months that can be announced: by others the published calendar is not exact. */
export const HIJRI_YEARS = { first: 1440, last: 1500 } as const;

export const nameOfMonth = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;
const NAME = /^(1[45]\d\d)-(0[1-9]|1[0-2])$/;
/** Year and month of a name; undefined for another text. */
export function monthNamed(name: string): readonly [year: number, month: number] | undefined {
  const [, year, month] = NAME.exec(name) ?? [];
  const isKnown = Number(year) >= HIJRI_YEARS.first && Number(year) <= HIJRI_YEARS.last;
  return year && isKnown ? [Number(year), Number(month)] : undefined;
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** The month so many months later. */
export const monthAfter = (year: number, month: number, count = 1): readonly [number, number] => {
  const index = year * 12 + month - 1 + count;
  return [Math.floor(index / 12), (index % 12) + 1];
};

/** 1 Muharram 1445, from which the first day of a month is estimated. */
const KNOWN = { day: '2023-07-19', year: 1445 };
const MONTH_DAYS = 29.530588;
const published = new Map<string, string>();

/** The first day of a month by the Umm al-Qura calendar. @throws RangeError for a month outside it */
function publishedStart(year: number, month: number): string {
  const name = nameOfMonth(year, month);
  const known = published.get(name);
  if (known !== undefined) return known;
  const estimate = addDays(KNOWN.day, Math.round(((year - KNOWN.year) * 12 + month - 1) * MONTH_DAYS));
  for (let days = -3; days <= 3; days += 1) {
    const day = addDays(estimate, days);
    const [itsYear, itsMonth, itsDay] = hijriOf(day);
    if (itsYear !== year || itsMonth !== month || itsDay !== 1) continue;
    published.set(name, day);
    return day;
  }
  throw new RangeError(`no calendar is published for ${name}`);
}

/** The first day of a month. */
export const startOfMonth = (months: HijriMonths, year: number, month: number): string =>
  months.get(nameOfMonth(year, month)) ?? publishedStart(year, month);
/** How many days a month has: 29 or 30. */
export const lengthOfMonth = (months: HijriMonths, year: number, month: number): number =>
  daysBetween(startOfMonth(months, year, month), startOfMonth(months, ...monthAfter(year, month)));

/** The Gregorian day of a Hijri one. */
export const dayOfHijri = (months: HijriMonths, [year, month, day]: HijriDay): string =>
  addDays(startOfMonth(months, year, month), day - 1);

/** The Hijri day of a Gregorian one. */
export function hijriDayOf(months: HijriMonths, day: string): HijriDay {
  const [year, month] = hijriOf(day);
  // An announced month begins a day or two from the published one.
  for (const step of [1, 0, -1]) {
    const [itsYear, itsMonth] = monthAfter(year, month, step);
    const days = daysBetween(startOfMonth(months, itsYear, itsMonth), day);
    if (days >= 0) return [itsYear, itsMonth, days + 1];
  }
  throw new RangeError(`no month was found for ${day}`);
}

/**
 * The months after the first day of one moves by a day; those after it move along where they must, so that every month has 29
 * or 30 days. Undefined where the month before would have another length: that one is announced first.
 */
export function shiftMonth(
  months: HijriMonths,
  [year, month]: readonly [number, number],
  by: 1 | -1,
): Map<string, string> | undefined {
  const shifted = new Map(months);
  const isWhole = ([itsYear, itsMonth]: readonly [number, number]) =>
    [29, 30].includes(lengthOfMonth(shifted, itsYear, itsMonth));
  for (let at = [year, month] as readonly [number, number]; ; at = monthAfter(...at)) {
    shifted.set(nameOfMonth(...at), addDays(startOfMonth(shifted, ...at), by));
    if (at[0] === year && at[1] === month && !isWhole(monthAfter(year, month, -1))) return undefined;
    if (isWhole(at)) return shifted;
  }
}
