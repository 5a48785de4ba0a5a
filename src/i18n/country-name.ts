import { intlTag, type Locale, locales } from '#src/i18n/locales.ts';

/** Where our readers' name differs from CLDR's, which says "Palestinian Territories". */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  PS: { en: 'Palestine', ar: 'فلسطين', tr: 'Filistin' },
};
const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language: ours, else CLDR's; its code where the language has none. @param code of ISO 3166 */
export function countryName(code: string, locale: Locale): string {
  let display = names.get(locale);
  if (!display) names.set(locale, (display = new Intl.DisplayNames(intlTag[locale], { type: 'region' })));
  return OWN_NAMES[code]?.[locale] ?? display.of(code) ?? code;
}

/** The same in every language of the site. */
export const countryNames = (code: string): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, countryName(code, locale)])) as Record<Locale, string>;
