'use client';
import { setupI18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { type ReactNode, use, useMemo } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { loadBrowserCatalog } from '#src/i18n/catalogs.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = use(loadBrowserCatalog(locale));
  const i18n = useMemo(() => setupI18n({ locale, locales: intlTag[locale], messages: { [locale]: messages } }), [locale, messages]);
  return (
    <LinguiProvider i18n={i18n}>
      <AriaI18nProvider locale={intlTag[locale]}>{children}</AriaI18nProvider>
    </LinguiProvider>
  );
}
