import { asc, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import type { Database } from '../db/client.ts';
import { projectCounts } from '../db/schema/catalogue.ts';
import { givingTotals } from '../db/schema/ledger.ts';
import { sliders, statistics } from '../db/schema/reference.ts';

export const findSliders = (db: Database) => db.select().from(sliders).orderBy(asc(sliders.position));
export const findStatistics = (db: Database) => db.select().from(statistics).orderBy(asc(statistics.position));
/** What was given in a currency: the parts of its counter, added up. */
export async function findGivingTotal(db: Database, currency: CurrencyCode): Promise<{ raised: number; donations: number }> {
  const [row] = await db.select({ raised: sql<number>`coalesce(sum(${givingTotals.raisedMinor}), 0)`.mapWith(Number), donations: sql<number>`coalesce(sum(${givingTotals.donationsCount}), 0)`.mapWith(Number) })
    .from(givingTotals).where(eq(givingTotals.currency, currency));
  return row!;
}
export async function countCompleted(db: Database): Promise<number> {
  const [row] = await db.select({ total: sql<number>`${projectCounts.total}`.mapWith(Number) }).from(projectCounts).where(eq(projectCounts.status, 'completed'));
  return row?.total ?? 0;
}
