import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { NearCompletion } from '#src/screens/in-preparation/near-completion.tsx';
import * as styles from '#src/screens/in-preparation/other-ways.css';

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
            placeholder={t`Name, city, bill number`}
            maxLength={100}
          />
          <Button tone="tonal" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      {projects.length > 0 && (
        <div className={styles.projects}>
          <NearCompletion locale={locale} projects={projects} />
        </div>
      )}
    </Stack>
  );
}
