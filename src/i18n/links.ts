import { defaultLocale, type Locale, localePath, locales } from '#src/i18n/locales.ts';

export type Alternate = { hrefLang: string; href: string };

/** The addresses of one page in every language, and the one for readers of none of them. `path` is without language. */
export const alternatesOf = (origin: string, path: string): Alternate[] => [
  ...locales.map((locale) => ({ hrefLang: locale as string, href: origin + localePath(locale, path) })),
  { hrefLang: 'x-default', href: origin + localePath(defaultLocale, path) },
];

export const canonicalOf = (origin: string, locale: Locale, path: string): string => origin + localePath(locale, path);
