import type { Messages } from '@lingui/core';
import type { Locale } from '#src/i18n/locales.ts';

type Loader = () => Promise<{ messages: Messages }>;
const browserLoaders: Record<Locale, Loader> = {
  en: () => import('#locales/en/browser.po'),
  ar: () => import('#locales/ar/browser.po'),
  tr: () => import('#locales/tr/browser.po'),
};

/** Loads each catalogue once: texts are the same for all visitors. */
export function oncePerLocale<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const cache = new Map<Locale, Promise<T>>();
  return (locale) => {
    let loaded = cache.get(locale);
    if (!loaded) cache.set(locale, (loaded = load(locale)));
    return loaded;
  };
}

/** What client components say in a language. The server's own sentences are in `server-catalogs.ts`. */
export const loadBrowserCatalog = oncePerLocale(async (locale) => (await browserLoaders[locale]()).messages);
