import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import { notFound, requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { AnnualReportScreen } from '#src/screens/annual-report/annual-report-screen.tsx';
import { listAnnualReports } from '#src/server/annual-reports/annual-reports.service.ts';
import { reportPdf } from '#src/server/annual-reports/report-pdf.ts';
import { getServices } from '#src/server/services.ts';

const failures: Readonly<Record<string, 'csv' | 'pdf'>> = { failed: 'csv', 'pdf-failed': 'pdf' };

export default async function AnnualReportPage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const reports = await listAnnualReports(ctx, locale);
  const query = new URLSearchParams(requestQuery());
  const year = query.get('year');
  const shown = year === null ? reports[0] : reports.find((one) => String(one.year) === year);
  if (year !== null && !shown) return notFound();
  tagPage('site');
  // Without its size the page is as useful, so an error here is not one of the page.
  const pdf =
    shown && (await reportPdf(shown, locale).catch((error: unknown) => ctx.log.error({ err: error }, 'no PDF')));
  return (
    <>
      <PageMeta
        isIndexed={!query.has('download')}
        title={msg`Annual report`}
        description={msg`What was given in the year, what it was spent on, and what went wrong: every figure as a chart, a table and a file.`}
      />
      <BreadcrumbData locale={locale} route="annualReport" name={msg`Annual report`} />
      <AnnualReportScreen
        locale={locale}
        view={{ shown, years: reports, pdfBytes: pdf?.length, failedDownload: failures[query.get('download') ?? ''] }}
      />
    </>
  );
}
