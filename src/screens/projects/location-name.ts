import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Multilingual, textIn } from '#src/i18n/multilingual.ts';

/** "Amman, Jordan", with the comma of the language. */
export function locationName(
  { city, country }: { city: Multilingual | null; country: string },
  locale: Locale,
): string {
  const name = countryName(country, locale);
  if (!city) return name;
  return `${textIn(city, locale)}${locale === 'ar' ? '، ' : ', '}${name}`;
}
