import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { HomeView } from '#src/screens/home/home-view.ts';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/home/home.css';

/** Who carries out the projects: each institution with its place, and the way to its page. */
export function NgoBand({ locale, ngos }: { ngos: HomeView['ngos']; locale: Locale }) {
  return (
    <Section labelledBy="ngos-title">
      <Page>
        <Stack gap={6}>
          <Inline justify="between" align="end" gap={6}>
            <Heading level={2} id="ngos-title">
              <Trans>Who carries out the projects</Trans>
            </Heading>
            <Link tone="go" href={hrefTo(locale, 'ngos')}>
              <Trans>All institutions</Trans>
            </Link>
          </Inline>
          <ul className={styles.ngos}>
            {ngos.map((ngo) => (
              <li key={ngo.id} className={styles.ngo}>
                <a className={styles.ngoLink} href={hrefTo(locale, 'ngo', { slug: ngo.slug })}>
                  <b>
                    <Localized field={ngo.name} locale={locale} />
                  </b>
                  <span className={styles.newsNote}>{locationName(ngo, locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Stack>
      </Page>
    </Section>
  );
}
