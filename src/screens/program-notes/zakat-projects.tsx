import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { LIST_ID } from '#src/screens/program-notes/program-list-id.ts';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';

type ZakatProjectsProps = { projects: readonly ProjectCard[]; locale: Locale; path: string };

/** What zakat is given to: it has no projects of its own, and projects of other programs take it. */
export function ZakatProjects({ locale, path, projects }: ZakatProjectsProps) {
  return (
    <Section>
      <Page>
        <Stack gap={6} id={LIST_ID}>
          <Heading level={2}>
            <Trans>Projects that accept zakat</Trans>
          </Heading>
          <Grid columns={3} as="ul" isSuggestions gap={6}>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCardView project={project} locale={locale} returnTo={path} />
              </li>
            ))}
          </Grid>
          <div>
            <ButtonLink
              tone="outlined"
              href={catalogueHref(localePath(locale, pathTo('projects')), { isSuitableForZakat: 'true' })}
            >
              <Trans>All projects that accept zakat</Trans>
            </ButtonLink>
          </div>
        </Stack>
      </Page>
    </Section>
  );
}
