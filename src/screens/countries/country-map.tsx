import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { labelSide } from '#src/screens/countries/label-side.ts';
import type { OpenCountry } from '#src/screens/need-map/need-map.tsx';
import { placeOf } from '#src/screens/need-map/places.ts';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import * as styles from '#src/screens/countries/countries.css';

/** In pixels: a star at least, and what the country with most projects adds. */
const SIZE = { least: 18, added: 30 };

/** The land in dots, drawn by us. Each star is a link; the list below is the same for small screens. */
export function CountryMap({ countries, locale }: { countries: readonly OpenCountry[]; locale: Locale }) {
  const { t } = useLingui();
  const most = Math.max(1, ...countries.map(({ open }) => open));
  const projects = hrefTo(locale, 'projects');
  // From the most projects to the fewest: small stars are drawn last, and no large one hides them.
  const placed = countries.flatMap((country) => {
    const place = placeOf(country.code);
    return place ? [{ ...country, ...place }] : [];
  });
  return (
    <nav className={styles.map} aria-label={t`Map of countries with open projects`}>
      {placed.map(({ code, open, x, y }) => {
        const name = countryName(code, locale);
        const size = Math.round(SIZE.least + SIZE.added * Math.sqrt(open / most));
        return (
          <a
            key={code}
            className={styles.place}
            href={catalogueHref(projects, { country: code, status: 'published' })}
            aria-label={t`${name}: ${plural(open, { one: '# open project', other: '# open projects' })}`}
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--size': `${size}px` } as CSSProperties}
          >
            <span className={styles.star} />
            <span className={styles.labels[labelSide(code, x)]} lang={locale}>
              {name}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
