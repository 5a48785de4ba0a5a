import { dateFormat } from '#ds/intl/formats.ts';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const HIJRI_DAY = { ...hijriDayFormat, timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * A day by both calendars, in the order in which its readers expect them: the Hijri one first in Arabic. @param day ISO 8601
 * @param hijriAs the day whose published Hijri date it has, where an authority announced another beginning of the month
 */
export function bothDates(day: string, locale: Locale, hijriAs = day): [first: string, second: string] {
  const at = new Date(day);
  const gregorian = dateFormat(intlTag[locale], DAY).format(at);
  const hijri = plainHijri(dateFormat(hijriTag[locale], HIJRI_DAY).format(new Date(hijriAs)));
  return locale === 'ar' ? [hijri, gregorian] : [gregorian, hijri];
}

/** From a day to a day by both calendars, the Hijri one first: "Ramadan 1 – 30, 1447 AH · February 18 – March 19, 2026". */
export function bothRanges({ from, until }: { from: string; until: string }, locale: Locale): string {
  const ends = [new Date(`${from}T12:00:00Z`), new Date(`${until}T12:00:00Z`)] as const;
  const hijri = plainHijri(dateFormat(hijriTag[locale], HIJRI_DAY).formatRange(...ends));
  return `${hijri} · ${dateFormat(intlTag[locale], DAY).formatRange(...ends)}`;
}

/** A month, and the months of the Hijri calendar that it touches. @param month `2026-03` */
export function bothMonths(month: string, locale: Locale): { month: string; hijri: string } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return {
    month: dateFormat(intlTag[locale], MONTH).format(first),
    hijri: plainHijri(dateFormat(hijriTag[locale], MONTH).formatRange(first, last)),
  };
}

/** "11 March". */
export const dayAndMonth = (at: string, locale: Locale): string =>
  dateFormat(intlTag[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(at));

export const dayNumber = (at: string, locale: Locale): string =>
  dateFormat(intlTag[locale], { day: 'numeric', timeZone: 'UTC' }).format(new Date(at));

export const weekday = (day: string, locale: Locale): string =>
  dateFormat(intlTag[locale], { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
