/** Days and times by the clocks of a place, in the reader's language. */
import { intlTag, type Locale } from '#src/i18n/locales.ts';

const HIJRI: Record<Locale, string> = {
  en: 'en-u-ca-islamic-umalqura',
  ar: 'ar-u-nu-latn-ca-islamic-umalqura',
  tr: 'tr-u-ca-islamic-umalqura',
};

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(tag, options)));
  return format;
}

/** "Saturday, 18 April 2026". @param at ISO 8601 */
export const longDay = (at: string, timeZone: string, locale: Locale): string =>
  formatOf(intlTag[locale], { dateStyle: 'full', timeZone }).format(new Date(at));

/** The same day by the Hijri calendar. */
export const hijriDay = (at: string, timeZone: string, locale: Locale): string =>
  formatOf(HIJRI[locale], { dateStyle: 'long', timeZone }).format(new Date(at));

/** "18:30", the same clock in every language, as the place writes it. */
export const clockTime = (at: string, timeZone: string, locale: Locale): string =>
  formatOf(intlTag[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(at));

/** "Saudi Arabia Time". */
export const zoneName = (at: string, timeZone: string, locale: Locale): string =>
  formatOf(intlTag[locale], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')!.value;

type LeafPart = { weekday: string; day: string; month: string; year: string };

/** The parts of a day by one calendar, as a calendar leaf shows them. @param day `2026-04-18` */
export function leafOf(day: string, locale: Locale, calendar: 'gregorian' | 'hijri'): LeafPart {
  const tag = calendar === 'gregorian' ? intlTag[locale] : HIJRI[locale];
  const parts = formatOf(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    era: calendar === 'hijri' ? 'short' : undefined,
    timeZone: 'UTC',
  }).formatToParts(new Date(day));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: [part('year'), part('era')].filter(Boolean).join(' '),
  };
}
