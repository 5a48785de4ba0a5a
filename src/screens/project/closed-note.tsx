import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

/** Why a project accepts no donations. */
export function ClosedNote({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  if (project.outcome === 'closed') {
    return (
      <Banner tone="info" title={<Trans>This case is closed</Trans>}>
        {project.closedReason ? (
          <Localized field={project.closedReason} locale={locale} />
        ) : (
          <Trans>This case no longer accepts donations. Past donations stay on record.</Trans>
        )}
      </Banner>
    );
  }
  if (project.status === 'completed')
    return (
      <Banner tone="success" title={<Trans>Fully funded, thanks to our donors</Trans>}>
        <Trans>This project is fully funded. Similar projects below are still open.</Trans>
      </Banner>
    );
  return (
    <Banner tone="warning">
      <Trans>This project is not accepting donations at the moment.</Trans>
    </Banner>
  );
}
