import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';

/** The way to a project: all of them, then its program. */
export function ProjectTrail({ locale, project }: { project: Pick<ProjectDetail, 'types'>; locale: Locale }) {
  const { t } = useLingui();
  const program = project.types[0];
  return (
    <Breadcrumb
      items={[
        { label: t`Home`, href: hrefTo(locale, 'home') },
        { label: t`Projects`, href: hrefTo(locale, 'projects') },
        ...(program
          ? [{ label: textIn(program.title, locale), href: hrefTo(locale, 'program', { type: program.slug }) }]
          : []),
      ]}
    />
  );
}
