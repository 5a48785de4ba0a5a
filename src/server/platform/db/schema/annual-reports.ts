import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { REPORT_PARTS } from '#src/domain/annual-report.ts';
import { currency, hasText, id, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** The report of a year that is over: its figures stay as they were checked. */
export const annualReports = pgTable(
  'annual_reports',
  {
    id: id(),
    year: integer().notNull().unique(),
    /** The year in one sentence. */
    headline: localText().notNull(),
    /** Who pays what is not spent on projects. */
    note: localText(),
    /** Who checked the figures, and when. */
    auditor: localText().notNull(),
    auditedOn: date().notNull(),
    /** Where the figures are from. */
    source: localText().notNull(),
    currency: currency().notNull(),
    palette: text().notNull(),
    /** The document as the auditor signed it, where it can be downloaded. */
    fileUrl: text(),
    isPublished: boolean().notNull().default(false),
  },
  (table) => [
    check('annual_reports_year', sql`${table.year} between 1900 and 2200`),
    check(
      'annual_reports_texts',
      sql`${hasText(table.headline)} and ${hasText(table.auditor)} and ${hasText(table.source)}`,
    ),
    check('annual_reports_audited', sql`extract(year from ${table.auditedOn}) > ${table.year}`),
    check('annual_reports_file', sql`${table.fileUrl} ~ '^(https://|/files/)'`),
  ],
);

/** What was given in each month, zakat apart from the rest. */
export const annualReportMonths = pgTable(
  'annual_report_months',
  {
    reportId: uuid()
      .notNull()
      .references(() => annualReports.id, { onDelete: 'cascade' }),
    month: smallint().notNull(),
    zakatMinor: minor().notNull(),
    otherMinor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.month] }),
    check('annual_report_months_month', sql`${table.month} between 1 and 12`),
    check('annual_report_months_sums', sql`${table.zakatMinor} >= 0 and ${table.otherMinor} >= 0`),
  ],
);

export const annualReportLines = pgTable(
  'annual_report_lines',
  {
    id: id(),
    reportId: uuid()
      .notNull()
      .references(() => annualReports.id, { onDelete: 'cascade' }),
    part: text({ enum: REPORT_PARTS }).notNull(),
    position: smallint().notNull(),
    label: localText().notNull(),
    /** An amount, or for what went wrong a number of things. */
    amountMinor: minor(),
    count: integer(),
  },
  (table) => [
    unique('annual_report_lines_place').on(table.reportId, table.part, table.position),
    check('annual_report_lines_label', hasText(table.label)),
    check('annual_report_lines_part', oneOf(table.part, REPORT_PARTS)),
    check(
      'annual_report_lines_figure',
      sql`num_nonnulls(${table.amountMinor}, ${table.count}) = 1 and (${table.part} = 'trouble' or ${table.count} is null) and coalesce(${table.amountMinor}, ${table.count}) >= 0`,
    ),
  ],
);
