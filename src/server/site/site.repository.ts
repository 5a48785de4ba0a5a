import { asc, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { givingTotals } from '#src/server/platform/db/schema/ledger.ts';
import { projectCounts } from '#src/server/platform/db/schema/project-counters.ts';
import { sliders, statistics } from '#src/server/platform/db/schema/reference.ts';

/** The slides that are shown, in their order. */
export const findSliders = (db: Database) =>
  db.select().from(sliders).where(eq(sliders.isShown, true)).orderBy(asc(sliders.position), asc(sliders.id));
export const findStatistics = (db: Database) => db.select().from(statistics).orderBy(asc(statistics.position));

export type Totals = Record<'raised' | 'donations' | 'completed', number>;

/** The raised amount in minor units and the number of donations in a currency, and the number of completed projects. */
export async function findTotals(db: Database, currency: CurrencyCode): Promise<Totals> {
  const [row] = await rowsOf<Record<keyof Totals, string | null>>(
    db,
    sql`
    select coalesce(sum(${givingTotals.raisedMinor}), 0)::text as raised, coalesce(sum(${givingTotals.donationsCount}), 0)::text as donations,
      (select ${projectCounts.total} from ${projectCounts} where ${projectCounts.status} = 'completed')::text as completed
    from ${givingTotals} where ${givingTotals.currency} = ${currency}`,
  );
  return { raised: Number(row!.raised), donations: Number(row!.donations), completed: Number(row!.completed ?? 0) };
}
