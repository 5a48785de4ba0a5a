import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { DateOrYear } from '#src/screens/project/date-or-year.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';

/** Why the child takes no sponsor now, and where others wait. */
export function SponsoredNote({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const program = project.types[0];
  return (
    <Stack gap={4} align="start">
      <Banner
        tone="info"
        title={
          project.status === 'completed' ? (
            <Trans>This sponsorship has ended</Trans>
          ) : project.sponsoredSince === null ? (
            <Trans>This child is reserved for another donor right now</Trans>
          ) : (
            <Trans>
              Sponsored since <DateOrYear value={project.sponsoredSince} />
            </Trans>
          )
        }
      >
        {project.status !== 'completed' ? (
          <Trans>This page is not accepting donations at the moment.</Trans>
        ) : (
          project.closedReason && <Localized field={project.closedReason} locale={locale} />
        )}
      </Banner>
      {program && (
        <ButtonLink tone="tonal" href={hrefTo(locale, 'program', { type: program.slug })}>
          <Trans>See children waiting for a sponsor</Trans>
        </ButtonLink>
      )}
    </Stack>
  );
}
