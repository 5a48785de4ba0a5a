import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';

export function RelatedProjects({
  locale,
  projects,
  returnTo,
}: {
  projects: readonly ProjectCard[];
  locale: Locale;
  returnTo: string;
}) {
  return (
    <Stack gap={8}>
      <Heading level={2} id="related-title">
        <Trans>Related projects</Trans>
      </Heading>
      <Grid columns={3} as="ul" isSuggestions>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCardView project={project} locale={locale} returnTo={returnTo} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
