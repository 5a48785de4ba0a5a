import { Hono } from 'hono';
import { conditional, etagOf } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { isLocale, localePath } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { listAnnualReports } from '#src/server/annual-reports/annual-reports.service.ts';
import { reportCsv } from '#src/server/annual-reports/report-csv.ts';
import { reportPdf } from '#src/server/annual-reports/report-pdf.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const ADDRESS = /^\/lists\/annual-report-(\d{4})\.(\w+)\.(csv|pdf)$/;

/** A year as a PDF, or its figures as a file for spreadsheets. What fails leads back to the page, which says so and offers it again. */
export function createAnnualReportFile(open: () => Promise<ServiceContext> = getServices): Endpoint {
  const app = new Hono().use(conditional).get('/lists/*', async (c) => {
    const [, year, locale, format] = ADDRESS.exec(c.req.path) ?? [];
    if (!isLocale(locale)) return c.text('404', 404);
    const failed = `${localePath(locale, '/annual-report')}?year=${year}&download=${format === 'pdf' ? 'pdf-failed' : 'failed'}`;
    try {
      const report = (await listAnnualReports(await open(), locale)).find((one) => String(one.year) === year);
      if (!report) return c.text('404', 404);
      const body = format === 'pdf' ? await reportPdf(report, locale) : reportCsv(report, await getI18n(locale));
      return c.body(body, 200, {
        'content-type': format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="annual-report-${year}.${format}"`,
        'cache-control': 'public, max-age=300',
        etag: etagOf(body),
      });
    } catch (error) {
      (await open().catch(() => undefined))?.log.error({ err: error }, 'the annual report could not be downloaded');
      return c.redirect(failed, 303);
    }
  });
  return { matches: (path) => ADDRESS.test(path), app };
}
