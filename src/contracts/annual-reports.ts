/** The reports of years that are over. Amounts in minor units of `currency`. */
import * as v from 'valibot';
import { count, currency, id, localText, minor } from '#src/contracts/fields.ts';
import { PALETTES } from '#src/contracts/programs.ts';

const line = { label: localText, labelText: v.string() };

export const annualReport = v.strictObject({
  id,
  year: count,
  headline: localText,
  headlineText: v.string(),
  note: v.nullable(localText),
  noteText: v.nullable(v.string()),
  auditor: localText,
  auditorText: v.string(),
  auditedOn: v.pipe(v.string(), v.isoDate()),
  /** Where the figures are from. */
  source: localText,
  sourceText: v.string(),
  currency,
  /** What was given in the year: the sum of its months. */
  received: minor,
  zakat: minor,
  /** January first. */
  months: v.array(v.strictObject({ month: count, zakat: minor, other: minor })),
  /** What was spent: the sum of its lines. */
  spent: minor,
  spending: v.array(v.strictObject({ ...line, amount: minor })),
  programs: v.array(v.strictObject({ ...line, amount: minor })),
  /** What went wrong: an amount, or a number of things. */
  troubles: v.array(v.strictObject({ ...line, amount: v.nullable(minor), count: v.nullable(count) })),
  palette: v.picklist(PALETTES),
  /** The document as the auditor signed it. */
  fileUrl: v.nullable(v.string()),
  /** The figures as a file for spreadsheets. */
  csvUrl: v.string(),
  /** The same report as a tagged PDF in the language of the caller. */
  pdfUrl: v.string(),
});
export type AnnualReport = v.InferOutput<typeof annualReport>;

/** The address of a year's report as a PDF, or of its figures as a file for spreadsheets: `/lists/annual-report-2025.ar.csv`. */
export const annualReportFile = (year: number, locale: 'en' | 'ar' | 'tr', format: 'csv' | 'pdf'): string =>
  `/lists/annual-report-${year}.${locale}.${format}`;
