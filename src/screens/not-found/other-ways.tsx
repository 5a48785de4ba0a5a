import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';
import * as styles from '#src/screens/not-found/other-ways.css';

/** Under a page that has nothing to show: a search among the projects, and two that are close to their goal. */
export function OtherWays({
  locale,
  projects = [],
}: {
  locale: Locale;
  projects?: readonly ProjectCard[] | undefined;
}) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <search aria-label={t`Search projects`}>
        <form method="get" action={hrefTo(locale, 'projects')} className={styles.search}>
          <TextInput
            name="search"
            type="search"
            label={t`Search`}
            placeholder={t`Name, city or bill number`}
            maxLength={100}
          />
          <Button tone="tonal" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      {projects.length > 0 && (
        <div className={styles.projects}>
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
        </div>
      )}
    </Stack>
  );
}
