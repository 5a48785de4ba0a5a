import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';

/** A small gift finishes these: the first large, the others in a row. */
export function ClosingProjects({ locale, projects }: { projects: readonly ProjectCard[]; locale: Locale }) {
  const [first, ...others] = projects;
  return (
    <Section labelledBy="closing-title">
      <Page>
        <Stack gap={8}>
          <Inline justify="between" align="end" gap={6}>
            <Stack gap={2}>
              <Heading level={2} id="closing-title">
                <Trans>Nearest to completion</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>Sorted by the amount left to raise.</Trans>
              </Text>
            </Stack>
            <Link tone="go" href={`${hrefTo(locale, 'projects')}?sort=leastRemaining`}>
              <Trans>All projects</Trans>
            </Link>
          </Inline>
          {first && <ProjectCardView project={first} locale={locale} returnTo="/" look="wide" />}
          <Grid columns={3} as="ul" isSuggestions>
            {others.slice(0, 3).map((project) => (
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
