import { Plural } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronForward } from '#ds/icons/icons.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { OpenCountry } from '#src/screens/need-map/need-map.tsx';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import * as styles from '#src/screens/countries/countries.css';

/** All countries with open projects, also those that have no place on the map. */
export function CountryList({ countries, locale }: { countries: readonly OpenCountry[]; locale: Locale }) {
  const projects = hrefTo(locale, 'projects');
  const most = Math.max(1, ...countries.map(({ open }) => open));
  return (
    <ul className={styles.list}>
      {countries.map(({ code, open }) => (
        <li key={code}>
          <a className={styles.row} href={catalogueHref(projects, { country: code, status: 'published' })}>
            <span
              className={styles.mark}
              style={{ '--size': `${Math.round(16 + 24 * Math.sqrt(open / most))}px` } as CSSProperties}
            />
            <span>
              <strong className={styles.name}>{countryName(code, locale)}</strong>
              <span className={styles.count}>
                <Plural value={open} one="# open project" other="# open projects" />
              </span>
            </span>
            <Icon icon={chevronForward} size="small" />
          </a>
        </li>
      ))}
    </ul>
  );
}
