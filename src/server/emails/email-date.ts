import { intlTag, type Locale } from '#src/i18n/locales.ts';

const long = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** A day in an email, in UTC; Arabic readers get the Hijri date beside it, as on the pages. @param moment ISO 8601 */
export function emailDate(moment: string, locale: Locale): string {
  const date = new Date(moment);
  const day = new Intl.DateTimeFormat(intlTag[locale], long).format(date);
  if (locale !== 'ar') return day;
  return `${day} (${new Intl.DateTimeFormat('ar-u-nu-latn-ca-islamic-umalqura', long).format(date)})`;
}
