import { Plural, Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';

/** A small gift finishes these: the first large, the others in a row. */
export function ClosingProjects({ locale, projects, total }: { projects: readonly ProjectCard[]; total: number; locale: Locale }) {
  const [first, ...others] = projects;
  return (
    <Section labelledBy="closing-title">
      <Page>
        <Stack gap={8}>
          <Inline justify="between" align="end" gap={6}>
            <Stack gap={2}>
              <Heading level={2} id="closing-title"><Trans>Close to the last dollar</Trans></Heading>
              <Text tone="muted"><Trans>A small gift finishes these. Sorted by how little is left.</Trans></Text>
            </Stack>
            <Link tone="go" href={localePath(locale, pathTo('projects'))}><Plural value={total} one="The one project" other="All # projects" /></Link>
          </Inline>
          {first && <ProjectCardView project={first} locale={locale} returnTo="/" look="wide" />}
          <Grid columns={3} as="ul">{others.slice(0, 3).map((project) => <li key={project.id}><ProjectCardView project={project} locale={locale} returnTo="/" /></li>)}</Grid>
        </Stack>
      </Page>
    </Section>
  );
}
