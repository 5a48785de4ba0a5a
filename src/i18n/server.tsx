import { type I18n, setupI18n } from '@lingui/core';
import { setI18n } from '@lingui/react/server';
import type { ComponentType } from 'react';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { loadFullCatalog } from '#src/i18n/server-catalogs.ts';

const instances = new Map<Locale, Promise<I18n>>();
export function getI18n(locale: Locale): Promise<I18n> {
  let p = instances.get(locale);
  if (!p) {
    p = loadFullCatalog(locale).then((messages) =>
      setupI18n({ locale, locales: intlTag[locale], messages: { [locale]: messages } }),
    );
    instances.set(locale, p);
  }
  return p;
}
/** Every page/layout registered with Waku goes through this: activates the locale for this RSC render. */
export function withLocale<P extends object>(locale: Locale, Component: ComponentType<P & { locale: Locale }>) {
  return async function Localized(props: P) {
    setI18n(await getI18n(locale));
    return <Component {...props} locale={locale} />;
  };
}
