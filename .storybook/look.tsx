import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { directionOf, intlTag, type Locale } from '#src/i18n/locales.ts';

/** A language of the product, or `xr`: English made long and turned around. */
export type StoryLocale = Locale | 'xr';
export type Globals = { locale: StoryLocale; theme: string; contrast: string; textSize: string; motion: string };

const isPseudo = (locale: StoryLocale): locale is 'xr' => locale === 'xr';

/** What the layout of a page does on the root: language, direction and the person's settings. */
export function usePageLook({ contrast, locale, motion, textSize, theme }: Globals) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = isPseudo(locale) ? 'en-x-rtl' : locale;
    root.dir = isPseudo(locale) ? 'rtl' : directionOf(locale);
    const set = (name: string, value: string, off: string) =>
      value === off ? root.removeAttribute(name) : root.setAttribute(name, value);
    set('data-theme', theme, 'system');
    set('data-contrast', contrast, 'system');
    set('data-motion', motion, 'system');
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [contrast, locale, motion, textSize, theme]);
}

export function Spoken({
  children,
  locale,
  messages,
}: {
  children: ReactNode;
  locale: StoryLocale;
  messages: Messages;
}) {
  const tag = isPseudo(locale) ? 'en-US' : intlTag[locale];
  const i18n = useMemo(
    () => setupI18n({ locale, locales: tag, messages: { [locale]: messages } }),
    [locale, messages, tag],
  );
  return (
    <LinguiProvider i18n={i18n}>
      <AriaI18nProvider locale={isPseudo(locale) ? 'ar-u-nu-latn-ca-gregory' : tag}>{children}</AriaI18nProvider>
    </LinguiProvider>
  );
}
