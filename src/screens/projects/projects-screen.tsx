import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { sizes } from '#ds/components/spinner/spinner.css';
import { Text } from '#ds/components/text/text.tsx';
import { close, filter } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { type CatalogueQuery, catalogueHref, hasFilters } from '#src/screens/projects/catalogue-query.ts';
import * as styles from '#src/screens/projects/projects.css';
import { Filters } from '#src/screens/projects/filters.tsx';
import { ListShape } from '#src/screens/projects/list-shape.tsx';
import { MoreProjects } from '#src/screens/projects/more-projects.tsx';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';
import { ResultsPlace } from '#src/screens/projects/results-place.tsx';
import type { Site } from '#src/screens/shell/site.ts';

export type ProjectsScreenProps = {
  locale: Locale;
  /** The path of the list, without language. */
  path: string;
  title: ReactNode;
  lead?: ReactNode;
  query: CatalogueQuery;
  page: number;
  site: Site;
  countries: readonly string[];
  isProgramFixed?: boolean | undefined;
  /** All pages up to the one of the address, so that coming back finds the place again; absent where they could not be read. */
  found?: { data: readonly ProjectCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean } | undefined;
};

export function ProjectsScreen(props: ProjectsScreenProps) {
  const { countries, found, isProgramFixed, lead, locale, path, query, site, title } = props;
  const base = localePath(locale, path);
  const { t } = useLingui();
  return (
    <Section>
      <Page>
        <Stack gap={8}>
          <Stack gap={2} as="header">
            <Heading level={1}>{title}</Heading>
            {lead && <Text tone="muted" size="lead">{lead}</Text>}
          </Stack>
          <div className={styles.layout}>
            <button className={styles.opener} type="button" popoverTarget="filters"><Icon glyph={filter} /><Trans>Search and filter</Trans></button>
            <aside className={styles.filters} id="filters" popover="auto" aria-label={t`Search and filter`}>
              <button className={styles.closer} type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label={t`Close`}><Icon glyph={close} /></button>
              <Filters key={catalogueHref(base, query)} locale={locale} base={base} query={query} site={site} countries={countries} isProgramFixed={isProgramFixed} />
            </aside>
            <ResultsPlace label={t`Results`} busy={t`The projects are on their way`} shape={<ListShape />}>{found ? <Results {...props} base={base} found={found} /> : <Failed href={catalogueHref(base, query)} />}</ResultsPlace>
          </div>
        </Stack>
      </Page>
    </Section>
  );
}

type Found = NonNullable<ProjectsScreenProps['found']>;

function Results({ base, found, locale, page, path, query }: ProjectsScreenProps & { base: string; found: Found }) {
  const { t } = useLingui();
  const { data: { length: shown }, total } = found;
  if (shown === 0) {
    return (
      <EmptyState
        title={hasFilters(query) ? t`No project matches` : t`No project is open just now`}
        note={hasFilters(query) ? <Trans>Try fewer filters, or another word.</Trans> : <Trans>New ones are approved every week.</Trans>}
        action={hasFilters(query) ? <ButtonLink tone="tonal" href={base}><Trans>Show all projects</Trans></ButtonLink> : undefined}
      />
    );
  }
  return (
    <Stack gap={6}>
      <Text tone="muted"><output>{found.totalIsAtLeast ? <Trans>More than 10,000 projects</Trans> : <Plural value={found.total} one="# project" other="# projects" />}</output></Text>
      <Grid columns={3} as="ul" gap={6}>
        {found.data.map((project, index) => <li key={project.id} id={`p-${project.slug}`}><ProjectCardView project={project} locale={locale} returnTo={path} level={2} isEager={index < 3} /></li>)}
      </Grid>
      {found.hasMore
        ? (
          <MoreProjects
            href={catalogueHref(base, query, { page: page + 1 })} mark={<span className={sizes.base} aria-hidden />}
            status={<Trans>{shown} of {total} shown</Trans>} busy={<Trans>More projects are on their way</Trans>}
          >
            <Trans>Load more</Trans>
          </MoreProjects>
        )
        : <Text tone="subtle" size="small"><Trans>That is all of them.</Trans></Text>}
    </Stack>
  );
}

function Failed({ href }: { href: string }) {
  const { t } = useLingui();
  return <ErrorState title={t`The projects could not be read`} note={<Trans>Nothing is lost. It may be a moment's fault.</Trans>} action={<ButtonLink tone="tonal" href={href}><Trans>Try again</Trans></ButtonLink>} />;
}
