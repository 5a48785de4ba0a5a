import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';
import { PANEL } from '#src/screens/quick-donation/donate-tab.tsx';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';
import { root } from '#ds/components/button/button.css';

type EmptyListProps = {
  title: string;
  note: ReactNode;
  locale: Locale;
  path: string;
  alternatives?: readonly ProjectCard[] | undefined;
  isReady?: Readiness | undefined;
};

/** A list that has no project: the ways to give that are open all the same. */
export function EmptyList({ alternatives = [], isReady = whenReady, locale, note, path, title }: EmptyListProps) {
  return (
    <Stack gap={8}>
      <EmptyState
        title={title}
        note={note}
        actions={
          <Inline gap={3} justify="center">
            <button type="button" className={root({ tone: 'tonal' })} popoverTarget={PANEL}>
              <Trans>Quick donation</Trans>
            </button>
            {isReady('zakat') && (
              <ButtonLink tone="outlined" href={hrefTo(locale, 'zakat')}>
                <Trans>Calculate zakat</Trans>
              </ButtonLink>
            )}
            <ButtonLink tone="quiet" href={hrefTo(locale, 'projects')}>
              <Trans>Show all projects</Trans>
            </ButtonLink>
          </Inline>
        }
      />
      {alternatives.length > 0 && (
        <Stack gap={6} as="section">
          <Heading level={2} size="h3">
            <Trans>Open projects that accept zakat</Trans>
          </Heading>
          <Grid columns={3} as="ul" isSuggestions gap={6}>
            {alternatives.map((project) => (
              <li key={project.id}>
                <ProjectCardView project={project} locale={locale} returnTo={path} />
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}
