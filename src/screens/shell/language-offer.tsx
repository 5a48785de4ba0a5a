import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { close } from '#ds/icons/icons.ts';
import { languageName, type Locale, localePath, locales } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/shell/shell.css';

const offers: Record<Locale, string> = {
  en: 'Read this page in English',
  ar: 'اقرأ هذه الصفحة بالعربية',
  tr: 'Bu sayfayı Türkçe okuyun',
};

/** In the HTML of the home page, hidden; shown where the browser speaks another of our languages, which the head's script finds out. It forces nothing. */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <div className={styles.offer}>
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <a
            key={other}
            className={styles.offerLink[other]}
            href={localePath(other, '/')}
            hrefLang={other}
            lang={other}
            dir={other === 'ar' ? 'rtl' : 'ltr'}
            data-language={other}
            title={languageName[other]}
          >
            {offers[other]}
          </a>
        ))}
      <a
        className={styles.offerClose}
        href={localePath(locale, '/')}
        data-language={locale}
        aria-label={t`Continue in ${languageName[locale]}`}
      >
        <Icon icon={close} />
      </a>
    </div>
  );
}
