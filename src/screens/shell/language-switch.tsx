import { useLingui } from '@lingui/react/macro';
import { globe } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { languageName, type Locale, localePath, locales } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/shell/shell.css';

/** Plain links to this very page in the other languages, its query kept. */
export function LanguageSwitch({ locale, path, query }: { locale: Locale; path: string; query: string }) {
  const { t } = useLingui();
  return (
    <details className={styles.menu} name="main-menu" data-menu="">
      <summary className={styles.topLink} aria-label={t`Language: ${languageName[locale]}`}>
        <Icon glyph={globe} /><span className={styles.unfoldedOnly}>{languageName[locale]}</span>
      </summary>
      <ul className={styles.menuListEnd}>
        {locales.map((other) => (
          <li key={other}>
            <a className={styles.entry} href={localePath(other, path) + query} hrefLang={other} lang={other} data-language={other} aria-current={other === locale ? 'true' : undefined}>{languageName[other]}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
