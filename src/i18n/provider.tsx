'use client';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, use, useMemo } from 'react';
import { loadBrowserCatalog } from '#src/i18n/catalogs.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';

/** Gives client components their language. React Aria takes it from here where one of its parts is loaded: see `AriaLocale`. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = use(loadBrowserCatalog(locale));
  const i18n = useMemo(
    () => setupI18n({ locale, locales: intlTag[locale], messages: { [locale]: messages } }),
    [locale, messages],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
