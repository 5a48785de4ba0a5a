import type { AnnualReport } from '#src/contracts/annual-reports.ts';

/** What the page of annual reports shows. */
export type AnnualReportView = {
  /** The report of the address, else the latest; none where there is no report yet. */
  shown?: AnnualReport | undefined;
  /** Every year with a report, the latest first. */
  years: readonly Pick<AnnualReport, 'year' | 'palette' | 'csvUrl'>[];
  /** The size of its PDF; none where it could not be made. */
  pdfBytes: number | undefined;
  /** The file that could not be made a moment ago. */
  failedDownload: 'csv' | 'pdf' | undefined;
};
