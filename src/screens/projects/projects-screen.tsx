import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { filter } from '#ds/icons/icons.ts';
import { Grid } from '#ds/layout/grid.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import type { Multilingual } from '#src/i18n/multilingual.ts';
import { ActiveFilters } from '#src/screens/projects/active-filters.tsx';
import { type CatalogueQuery, catalogueHref, hasFilters } from '#src/screens/projects/catalogue-query.ts';
import { EmptyList } from '#src/screens/projects/empty-list.tsx';
import type { FacetCounts } from '#src/screens/projects/facets.ts';
import { Filters } from '#src/screens/projects/filters.tsx';
import { ListSkeleton } from '#src/screens/projects/list-skeleton.tsx';
import { type Listed, useListWords } from '#src/screens/projects/list-words.tsx';
import { MoreProjects } from '#src/screens/projects/more-projects.tsx';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';
import { ResultsRegion } from '#src/screens/projects/results-region.tsx';
import { SEARCH_FORM, SearchForm } from '#src/screens/projects/search-form.tsx';
import type { Readiness } from '#src/screens/shell/navigation.ts';
import type { Site } from '#src/screens/shell/site.ts';
import { sizes } from '#ds/components/spinner/spinner.css';
import * as filterStyles from '#src/screens/projects/filters.css';
import * as styles from '#src/screens/projects/projects.css';

export type ProjectsScreenProps = {
  locale: Locale;
  /** The path of the list, without language. */
  path: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Of the title, where the list stands below another. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  query: CatalogueQuery;
  page: number;
  site: Site;
  facets: FacetCounts;
  /** The institution whose projects are listed, where the address names one. */
  ngoName?: Multilingual | undefined;
  /** In place of a list that is empty by itself. */
  alternatives?: readonly ProjectCard[] | undefined;
  isReady?: Readiness | undefined;
  isProgramFixed?: boolean | undefined;
  /** What the projects of the list are called. @default 'projects' */
  listed?: Listed | undefined;
  /** All pages up to the one of the address, so that coming back finds the place again; absent where they could not be read. */
  found?:
    | { data: readonly ProjectCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean }
    | undefined;
};

export function ProjectsScreen(props: ProjectsScreenProps) {
  const { facets, found, headingLevel = 1, isProgramFixed, lead, listed, locale, path, query, site, title } = props;
  const base = localePath(locale, path);
  const { t } = useLingui();
  const words = useListWords(listed);
  // Where there is nothing to search in, nothing asks for a search.
  const isSearched = !found || found.data.length > 0 || hasFilters(query);
  return (
    <Section>
      <Page>
        <Stack gap={8}>
          <Stack gap={2} as="header">
            <Heading level={headingLevel}>{title}</Heading>
            {lead && (
              <Text tone="muted" size="lead">
                {lead}
              </Text>
            )}
          </Stack>
          {isSearched && (
            <SearchForm
              key={catalogueHref(base, query)}
              base={base}
              query={query}
              hasBills={!isProgramFixed || listed === 'cases'}
            />
          )}
          <div className={isSearched ? styles.layout : undefined}>
            {isSearched && (
              <>
                <button className={filterStyles.opener} type="button" popoverTarget="filters">
                  <Icon icon={filter} />
                  <Trans>Filters</Trans>
                </button>
                <aside className={filterStyles.filters} id="filters" popover="auto" aria-labelledby="filters-title">
                  <Filters
                    key={catalogueHref(base, query)}
                    locale={locale}
                    query={query}
                    site={site}
                    facets={facets}
                    isProgramFixed={isProgramFixed}
                  />
                </aside>
              </>
            )}
            <ResultsRegion label={t`Results`} busy={words.loading} shape={<ListSkeleton />} form={SEARCH_FORM}>
              {found ? (
                <Results {...props} base={base} found={found} />
              ) : (
                <Failed href={catalogueHref(base, query)} title={words.notLoaded} />
              )}
            </ResultsRegion>
          </div>
        </Stack>
      </Page>
    </Section>
  );
}

type Found = NonNullable<ProjectsScreenProps['found']>;

function Results({
  alternatives,
  base,
  found,
  isReady,
  listed,
  locale,
  ngoName,
  page,
  path,
  query,
  site,
}: ProjectsScreenProps & { base: string; found: Found }) {
  const words = useListWords(listed);
  const {
    data: { length: shown },
    total,
  } = found;
  if (shown === 0)
    return hasFilters(query) ? (
      <Stack gap={6}>
        <ActiveFilters base={base} locale={locale} query={query} site={site} ngoName={ngoName} />
        <EmptyState
          title={words.noMatch}
          note={<Trans>Try fewer filters or another word.</Trans>}
          actions={
            <ButtonLink tone="tonal" href={base}>
              <Trans>Show all projects</Trans>
            </ButtonLink>
          }
        />
      </Stack>
    ) : (
      <EmptyList
        locale={locale}
        path={path}
        alternatives={alternatives}
        isReady={isReady}
        title={words.noneOpen}
        note={words.noneOpenNote}
      />
    );
  return (
    <Stack gap={6}>
      <ActiveFilters base={base} locale={locale} query={query} site={site} ngoName={ngoName} />
      <Text tone="muted">
        <output>{found.totalIsAtLeast ? words.manyMore : words.count(found.total)}</output>
      </Text>
      <Grid columns={3} as="ul" gap={6}>
        {found.data.map((project, index) => (
          <li key={project.id} id={`p-${project.slug}`}>
            <ProjectCardView project={project} locale={locale} returnTo={path} level={2} isEager={index < 3} />
          </li>
        ))}
      </Grid>
      {found.hasMore ? (
        <MoreProjects
          href={catalogueHref(base, query, { page: page + 1 })}
          mark={<span className={sizes.base} aria-hidden />}
          status={
            <Trans>
              Showing {shown} of {total}
            </Trans>
          }
          busy={words.loadingMore}
        >
          <Trans>Load more</Trans>
        </MoreProjects>
      ) : (
        <Text tone="subtle" size="small">
          {words.allShown}
        </Text>
      )}
    </Stack>
  );
}

function Failed({ href, title }: { href: string; title: string }) {
  return (
    <ErrorState
      title={title}
      note={<Trans>This may be a temporary problem.</Trans>}
      actions={
        <ButtonLink tone="tonal" href={href}>
          <Trans>Try again</Trans>
        </ButtonLink>
      }
    />
  );
}
