import { defaultLocale, type Locale, localePath, locales } from '#src/i18n/locales.ts';

export type Alternate = { hrefLang: string; href: string };

/**
 * The addresses of one page in every language that it is written in, and the one for readers of none of them: the English one,
 * else the first. `path` is without language.
 */
export const alternatesOf = (origin: string, path: string, written: readonly Locale[] = locales): Alternate[] => [
  ...written.map((locale) => ({ hrefLang: locale, href: origin + localePath(locale, path) })),
  { hrefLang: 'x-default', href: origin + localePath(shownLanguage(written, defaultLocale), path) },
];

/** The language in which a page is shown to readers of `locale`: that one, else English, else the first that it is written in. */
export const shownLanguage = (written: readonly Locale[], locale: Locale): Locale =>
  [locale, defaultLocale].find((one) => written.includes(one)) ?? written[0] ?? locale;

export const canonicalOf = (origin: string, locale: Locale, path: string): string => origin + localePath(locale, path);
