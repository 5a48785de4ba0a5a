import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { type Multilingual, textIn } from '#src/i18n/multilingual.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language; its code where the language has none. */
export function countryName(code: string, locale: Locale): string {
  let display = names.get(locale);
  if (!display) names.set(locale, (display = new Intl.DisplayNames(intlTag[locale], { type: 'region' })));
  return display.of(code) ?? code;
}

/** "Amman, Jordan", with the comma of the language. */
export function placeOf({ city, country }: { city: Multilingual | null; country: string }, locale: Locale): string {
  const name = countryName(country, locale);
  if (!city) return name;
  return `${textIn(city, locale)}${locale === 'ar' ? '، ' : ', '}${name}`;
}
