import { msg } from '@lingui/core/macro';
import { COUNT_PERIODS } from '#src/domain/count-period.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { requireStaff } from '#src/pages/loaders/session.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { SiteCountsScreen } from '#src/screens/site-counts/site-counts-screen.tsx';
import { getServices } from '#src/server/services.ts';
import { readSiteCounts } from '#src/server/site-counts/site-counts.service.ts';

/** The server's own counts, for staff. */
export default async function SiteCountsPage({ locale }: { locale: Locale }) {
  await requireStaff(locale, 'site:counts');
  const asked = new URLSearchParams(requestQuery()).get('period');
  const period = COUNT_PERIODS.find((one) => one === asked) ?? 'month';
  return (
    <>
      <PageMeta title={msg`Visits and donations`} />
      <SiteCountsScreen locale={locale} view={await readSiteCounts(await getServices(), period)} />
    </>
  );
}
