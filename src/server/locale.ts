import { defaultLocale, isLocale, type Locale } from '#src/i18n/locales.ts';
import type { LocalText } from '#src/domain/slug.ts';

/** The language of ours that an `accept-language` likes best; English when it likes none. */
export function negotiateLocale(header: string | undefined): Locale {
  const wishes = (header ?? '').split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = Number(parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean) ?? 1);
    return { language: tag.split('-')[0]!, quality, index };
  });
  const best = wishes.filter(({ language, quality }) => isLocale(language) && quality > 0).toSorted((a, b) => b.quality - a.quality || a.index - b.index)[0];
  return best && isLocale(best.language) ? best.language : defaultLocale;
}

/** A text in a language, else in English, else in the first that there is. */
export const textIn = (locale: Locale, text: LocalText): string => text[locale] ?? text.en ?? text.ar ?? text.tr ?? '';
export const maybeTextIn = (locale: Locale, text: LocalText | null): string | null => (text === null ? null : textIn(locale, text));
