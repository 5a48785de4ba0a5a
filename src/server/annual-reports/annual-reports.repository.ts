import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { annualReportLines, annualReportMonths, annualReports } from '#src/server/platform/db/schema/annual-reports.ts';

/** The published reports, the latest year first. */
export const findReports = (db: Database) =>
  db.select().from(annualReports).where(eq(annualReports.isPublished, true)).orderBy(desc(annualReports.year));

export const findMonths = (db: Database, reports: readonly string[]) =>
  db
    .select()
    .from(annualReportMonths)
    .where(inArray(annualReportMonths.reportId, [...reports]))
    .orderBy(asc(annualReportMonths.month));

export const findLines = (db: Database, reports: readonly string[]) =>
  db
    .select()
    .from(annualReportLines)
    .where(inArray(annualReportLines.reportId, [...reports]))
    .orderBy(asc(annualReportLines.position));
