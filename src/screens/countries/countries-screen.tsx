import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { CountryList } from '#src/screens/countries/country-list.tsx';
import { CountryMap } from '#src/screens/countries/country-map.tsx';
import { NeedMap, type OpenCountry } from '#src/screens/need-map/need-map.tsx';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import * as styles from '#src/screens/countries/countries.css';

export type CountriesView = {
  /** Sorted by the number of open projects, highest first. */
  open: readonly OpenCountry[];
  /** How many countries have completed projects and none that is open. */
  completedOnly: number;
};

/** A night map with a star where projects are open, and the same as a list. */
export function CountriesScreen({ locale, view: { completedOnly, open } }: { view: CountriesView; locale: Locale }) {
  const { t } = useLingui();
  const projects = hrefTo(locale, 'projects');
  const completed = catalogueHref(projects, { status: 'completed' });
  if (open.length === 0)
    return (
      <Section>
        <Page>
          <Stack gap={8}>
            <Heading level={1}>
              <Trans>Available countries</Trans>
            </Heading>
            <EmptyState
              title={t`No project is open at the moment`}
              note={<Trans>Completed projects keep their pages, which show what was delivered.</Trans>}
              actions={
                <ButtonLink tone="tonal" href={completed}>
                  <Trans>See completed projects</Trans>
                </ButtonLink>
              }
            />
          </Stack>
        </Page>
      </Section>
    );
  return (
    <>
      <Section tone="deep">
        <Page>
          <h1 className={styles.title}>
            <span className={styles.line}>
              <Plural value={sum(open)} one="# open project" other="# open projects" />
            </span>{' '}
            <span className={styles.line}>
              <Plural value={open.length} one="in # country" other="in # countries" />
            </span>
          </h1>
          <p className={styles.lead}>
            <Trans>A larger star means more projects. Choose a star, or use the list below.</Trans>
          </p>
          <CountryMap countries={open} locale={locale} />
          <div className={styles.picture}>
            <NeedMap countries={open} />
          </div>
        </Page>
      </Section>
      <Section labelledBy="countries-list">
        <Page>
          <Stack gap={6}>
            <Heading level={2} id="countries-list">
              <Trans>Countries with open projects</Trans>
            </Heading>
            <CountryList countries={open} locale={locale} />
            {completedOnly > 0 && (
              <Text tone="muted">
                <Plural
                  value={completedOnly}
                  one="# other country has only completed projects."
                  other="# other countries have only completed projects."
                />{' '}
                <Link href={completed}>
                  <Trans>See completed projects</Trans>
                </Link>
              </Text>
            )}
          </Stack>
        </Page>
      </Section>
    </>
  );
}

const sum = (countries: readonly OpenCountry[]): number => countries.reduce((all, { open }) => all + open, 0);
