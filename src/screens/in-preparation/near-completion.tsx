import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';

/** Some projects that are close to their goal, under a page that has nothing else to show. */
export const NearCompletion = ({ locale, projects }: { locale: Locale; projects: readonly ProjectCard[] }) => (
  <Stack gap={5}>
    <Heading level={2} size="h3">
      <Trans>Nearest to completion</Trans>
    </Heading>
    <Grid columns={2} as="ul" gap={6}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCardView project={project} locale={locale} returnTo="/" />
        </li>
      ))}
    </Grid>
  </Stack>
);
