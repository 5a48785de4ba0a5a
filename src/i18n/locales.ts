/** The languages that the product speaks; the first is the one whose addresses carry no prefix. */
export const locales = ['en', 'ar', 'tr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Each language as its own readers write it. */
export const languageName: Record<Locale, string> = { en: 'English', ar: 'العربية', tr: 'Türkçe' };

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The sign before decimals, where a typed amount could mean two. Arabic `٫` is never ambiguous. */
export const decimalSign = { en: '.', ar: '.', tr: ',' } as const satisfies Record<Locale, '.' | ','>;

/** The BCP 47 tag for `Intl` and React Aria: plain ar-EG or ar-SA would bring other digits and another calendar. */
export const intlTag: Record<Locale, string> = { en: 'en-US', ar: 'ar-u-nu-latn-ca-gregory', tr: 'tr-TR' };
/** The same for dates of the Hijri calendar, by the tables of Umm al-Qura. */
export const hijriTag: Record<Locale, string> = {
  en: 'en-US-u-ca-islamic-umalqura-nu-latn',
  ar: 'ar-u-nu-latn-ca-islamic-umalqura',
  tr: 'tr-TR-u-ca-islamic-umalqura-nu-latn',
};

/** A day of the Hijri calendar. Without the era Turkish writes "Hicri 09 Zilhicce 1448", with it the day has no zero. */
export const hijriDayFormat = { day: 'numeric', month: 'long', year: 'numeric', era: 'short' } as const;

/**
 * A date of the Hijri calendar in the words of our texts: ICU writes "Dhuʻl-Hijjah" in English, and an apostrophe that our
 * typeface does not have.
 */
export const plainHijri = (text: string): string =>
  text.replaceAll('Dhu\u02BBl-', 'Dhu al-').replaceAll('\u02BB', '\u2019');

export const isLocale = (value: string | undefined): value is Locale =>
  (locales as readonly (string | undefined)[]).includes(value);

/** The address of a page in a language: `localePath('ar', '/cart')` is `/ar/cart`. */
export const localePath = (locale: Locale, path: string): string =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`;

/** The reverse of `localePath`. `/en/…` is no address of this site, so it stays whole. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (first !== defaultLocale && isLocale(first)) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: pathname || '/' };
}
