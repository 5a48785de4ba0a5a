import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { projectCounts } from '../db/schema/catalogue.ts';
import { givingTotals } from '../db/schema/ledger.ts';
import { sliders, statistics } from '../db/schema/reference.ts';

export const findSliders = (db: Database) => db.select().from(sliders).orderBy(asc(sliders.position));
export const findStatistics = (db: Database) => db.select().from(statistics).orderBy(asc(statistics.position));
export const findGivingTotals = (db: Database) => db.select().from(givingTotals);
export async function countCompleted(db: Database): Promise<number> {
  const [row] = await db.select({ total: sql<number>`${projectCounts.total}`.mapWith(Number) }).from(projectCounts).where(eq(projectCounts.status, 'completed'));
  return row?.total ?? 0;
}
