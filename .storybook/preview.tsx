import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, useLayoutEffect } from 'react';
import '#ds/themes/theme.css';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { loadBrowserCatalog } from '#src/i18n/catalogs.ts';
import { LocaleProvider } from '#src/i18n/provider.tsx';

const withLocale: Decorator = (Story, { globals }) => {
  const locale = globals.locale as Locale;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return <Suspense><LocaleProvider key={locale} locale={locale}><Story /></LocaleProvider></Suspense>;
};
const preview: Preview = {
  globalTypes: {
    locale: { description: 'Locale', toolbar: { icon: 'globe', dynamicTitle: true, items: [{ value: 'en', title: 'English' }, { value: 'ar', title: 'العربية (RTL)' }, { value: 'tr', title: 'Türkçe' }] } },
  },
  initialGlobals: { locale: (import.meta.env.STORYBOOK_LOCALE as string | undefined) ?? 'en' },
  loaders: [async ({ globals }) => ({ catalog: await loadBrowserCatalog(globals.locale as Locale) })],
  decorators: [withLocale],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', controls: { matchers: { color: /(background|color)$/i } } },
};
export default preview;
