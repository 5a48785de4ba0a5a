import { defaultLocale, directionOf, type Locale, locales } from '#src/i18n/locales.ts';

/** A field written in one language at least. */
export type Multilingual = { [L in Locale]?: string | undefined };

export type ShownText = { text: string; lang: Locale; dir: 'ltr' | 'rtl' };

/** The page's language, else English, else the first there is: with the language and direction that the text really has. */
export function shownText(field: Multilingual, locale: Locale): ShownText {
  const lang = [locale, defaultLocale, ...locales].find((candidate) => field[candidate]) ?? locale;
  return { text: field[lang] ?? '', lang, dir: directionOf(lang) };
}

/** The same as a plain string, for a title or a name in an attribute. */
export const textIn = (field: Multilingual, locale: Locale): string => shownText(field, locale).text;
