import type { Locale } from '#src/i18n/locales.ts';

/** The address from which the phone field loads the countries with their calling codes, sorted by name in a language. */
export const dialCodesPath = (locale: Locale): string => `/lists/dial-codes.${locale}.json`;
