import { annualReportFile, type AnnualReport } from '#src/contracts/annual-reports.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import type { ReportPart } from '#src/domain/annual-report.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { findLines, findMonths, findReports } from '#src/server/annual-reports/annual-reports.repository.ts';
import { maybeTextIn, textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The published reports with their figures, the latest year first; three queries for any number of years. */
export async function listAnnualReports(
  { db }: Pick<ServiceContext, 'db'>,
  locale: Locale = defaultLocale,
): Promise<AnnualReport[]> {
  const rows = await findReports(db);
  const ids = rows.map(({ id }) => id);
  const [months, lines] = rows.length === 0 ? [[], []] : await Promise.all([findMonths(db, ids), findLines(db, ids)]);
  return rows.map(({ fileUrl, id, isPublished: _isPublished, palette, ...row }) => {
    const own = months
      .filter(({ reportId }) => reportId === id)
      .map(({ month, otherMinor, zakatMinor }) => ({ month, zakat: zakatMinor, other: otherMinor }));
    const linesOf = (part: ReportPart) =>
      lines
        .filter((line) => line.reportId === id && line.part === part)
        .map(({ amountMinor, count, label }) => ({
          label,
          labelText: textIn(locale, label),
          amount: amountMinor,
          count,
        }));
    const amountsOf = (part: ReportPart) =>
      linesOf(part).map(({ amount, label, labelText }) => ({ label, labelText, amount: amount ?? 0 }));
    const spending = amountsOf('spending');
    return {
      id,
      ...row,
      headlineText: textIn(locale, row.headline),
      noteText: maybeTextIn(locale, row.note),
      auditorText: textIn(locale, row.auditor),
      sourceText: textIn(locale, row.source),
      received: sumOf(own.map(({ other, zakat }) => zakat + other)),
      zakat: sumOf(own.map(({ zakat }) => zakat)),
      months: own,
      spent: sumOf(spending.map(({ amount }) => amount)),
      spending,
      programs: amountsOf('program'),
      troubles: linesOf('trouble'),
      palette: PALETTES.find((name) => name === palette) ?? 'sand',
      fileUrl,
      csvUrl: annualReportFile(row.year, locale, 'csv'),
      pdfUrl: annualReportFile(row.year, locale, 'pdf'),
    };
  });
}
