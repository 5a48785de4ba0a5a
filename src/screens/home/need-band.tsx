import { Plural, Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { NeedMap, type OpenCountry } from '#src/screens/need-map/need-map.tsx';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import * as styles from '#src/screens/need-map/need-map.css';

/** More stand in the catalogue's own filter. */
const SHOWN = 6;

/** Where projects are open: the map, and the list that leads to them. */
export function NeedBand({ countries, locale }: { countries: readonly OpenCountry[]; locale: Locale }) {
  const projects = hrefTo(locale, 'projects');
  return (
    <Section labelledBy="need-title">
      <Page>
        <Stack gap={8}>
          <Stack gap={2}>
            <Heading level={2} id="need-title">
              <Trans>Where your donation is needed</Trans>
            </Heading>
            <Text tone="muted">
              <Plural
                value={countries.length}
                one="Projects are open in # country."
                other="Projects are open in # countries."
              />
            </Text>
          </Stack>
          <div className={styles.band}>
            <div className={styles.bandMap}>
              <NeedMap countries={countries} />
            </div>
            <div>
              <ul className={styles.list}>
                {countries.slice(0, SHOWN).map(({ code, open }) => (
                  <li key={code}>
                    <a
                      className={styles.country}
                      href={catalogueHref(projects, { country: code, status: 'published' })}
                    >
                      <span className={styles.name}>{countryName(code, locale)}</span>
                      <span className={styles.count}>
                        <Plural value={open} one="# open project" other="# open projects" />
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
              {countries.length > SHOWN && (
                <p className={styles.more}>
                  <Link tone="go" href={projects}>
                    <Trans>All countries</Trans>
                  </Link>
                </p>
              )}
            </div>
          </div>
        </Stack>
      </Page>
    </Section>
  );
}
