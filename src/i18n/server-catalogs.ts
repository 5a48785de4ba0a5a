import type { Messages } from '@lingui/core';
import { loadBrowserCatalog, oncePerLocale } from '#src/i18n/catalogs.ts';
import type { Locale } from '#src/i18n/locales.ts';

const serverLoaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en/server.po'),
  ar: () => import('#locales/ar/server.po'),
  tr: () => import('#locales/tr/server.po'),
};

/** Every sentence of the product in a language: pages render client components too. */
export const loadFullCatalog = oncePerLocale(async (locale) => {
  const [browser, server] = await Promise.all([loadBrowserCatalog(locale), serverLoaders[locale]()]);
  return { ...browser, ...server.messages };
});
