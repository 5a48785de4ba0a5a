'use client';
import { useEffect, useRef } from 'react';
import { languageName, type Locale, localePath, locales } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/shell/shell.css';

const offers: Record<Locale, string> = { en: 'Read this page in English', ar: 'اقرأ هذه الصفحة بالعربية', tr: 'Bu sayfayı Türkçe okuyun' };

/** The language to offer: the one chosen before, else the browser's first that we speak, unless it is the page's own. */
export function languageToOffer(locale: Locale, cookie: string, wanted: readonly string[]): Locale | undefined {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1];
  const first = [chosen, ...wanted.map((tag) => tag.split('-')[0])].find((language) => locales.includes(language as Locale)) as Locale | undefined;
  return first === locale ? undefined : first;
}

/** In the HTML of the home page, hidden; shown where the browser speaks another of our languages. It forces nothing. */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const language = languageToOffer(locale, document.cookie, navigator.languages);
    const link = language && box.current?.querySelector<HTMLElement>(`[hreflang="${language}"]`);
    if (!link) return;
    link.hidden = false;
    box.current!.hidden = false;
  }, [locale]);
  return (
    <div className={styles.offer} ref={box} hidden>
      {locales.filter((other) => other !== locale).map((other) => (
        <a key={other} className={styles.offerLink} href={localePath(other, '/')} hrefLang={other} lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} data-language={other} hidden title={languageName[other]}>{offers[other]}</a>
      ))}
    </div>
  );
}
