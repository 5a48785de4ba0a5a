import { parseAccept } from 'hono/utils/accept';
import type { LocalText } from '#src/domain/slug.ts';
import { defaultLocale, isLocale, type Locale } from '#src/i18n/locales.ts';

/** The language of the site that an `accept-language` header prefers; English when it prefers none of them. */
export function negotiateLocale(header: string | undefined): Locale {
  const preferred = parseAccept(header ?? '').flatMap(({ q, type }) => {
    const language = type.toLowerCase().split('-')[0];
    return isLocale(language) && q > 0 ? [{ language, q }] : [];
  });
  return preferred.toSorted((a, b) => b.q - a.q)[0]?.language ?? defaultLocale;
}

/** The text in a language, else in English, Arabic or Turkish, whichever there is first. */
export const textIn = (locale: Locale, text: LocalText): string => text[locale] ?? text.en ?? text.ar ?? text.tr ?? '';
export const maybeTextIn = (locale: Locale, text: LocalText | null): string | null =>
  text === null ? null : textIn(locale, text);
