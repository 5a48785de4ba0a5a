import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { locales } from '#src/i18n/locales.ts';
import { routeName } from '#src/screens/site-counts/route-names.ts';
import type { SiteCountsView } from '#src/screens/site-counts/site-counts-view.ts';
import * as styles from '#src/screens/site-counts/site-counts.css';

/** Which kinds of pages are opened, in which languages. */
export function CountsByPage({ view: { routes } }: { view: SiteCountsView }) {
  const { i18n, t } = useLingui();
  const most = Math.max(1, ...routes.map(({ all }) => all));
  const languages = { en: t`English`, ar: t`Arabic`, tr: t`Turkish` };
  return (
    <section className={styles.side} aria-labelledby="by-page">
      <Heading level={2} id="by-page">
        <Trans>By page type</Trans>
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Page</Trans>
            </th>
            {locales.map((locale) => (
              <th key={locale} scope="col" className={styles.end}>
                {languages[locale]}
              </th>
            ))}
            <th scope="col" className={styles.end}>
              <Trans>All</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ all, byLocale, route }) => {
            const name = routeName(route);
            return (
              <tr key={route}>
                <th scope="row">
                  {name === undefined ? <Isolated kind="reference" value={route} /> : i18n._(name)}
                  <span className={styles.bar} style={{ '--share': (all / most) * 100 } as CSSProperties} />
                </th>
                {locales.map((locale) => (
                  <td key={locale} className={styles.end}>
                    <FormattedNumber value={byLocale[locale]} />
                  </td>
                ))}
                <td className={styles.end}>
                  <FormattedNumber value={all} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
