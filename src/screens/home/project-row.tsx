import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';

type ProjectRowProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  projects: readonly ProjectCard[];
  locale: Locale;
};

export function ProjectRow({ id, lead, locale, projects, title }: ProjectRowProps) {
  return (
    <Section labelledBy={`${id}-title`}>
      <Page>
        <Stack gap={8}>
          <Stack gap={2}>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </Stack>
          <Grid columns={3} as="ul" isSuggestions>
            {projects.slice(0, 3).map((project) => (
              <li key={project.id}>
                <ProjectCardView project={project} locale={locale} returnTo="/" />
              </li>
            ))}
          </Grid>
        </Stack>
      </Page>
    </Section>
  );
}
