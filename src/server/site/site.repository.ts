import { asc, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { projectCounts } from '../db/schema/catalogue.ts';
import { givingTotals } from '../db/schema/ledger.ts';
import { sliders, statistics } from '../db/schema/reference.ts';

export const findSliders = (db: Database) => db.select().from(sliders).orderBy(asc(sliders.position));
export const findStatistics = (db: Database) => db.select().from(statistics).orderBy(asc(statistics.position));

export type Totals = Record<'raised' | 'donations' | 'completed' | 'published', number>;

/** What was given in a currency, the parts of its counter added up, and how many projects there are. */
export async function findTotals(db: Database, currency: CurrencyCode): Promise<Totals> {
  const [row] = await rowsOf<Record<keyof Totals, string | null>>(db, sql`
    select coalesce(sum(${givingTotals.raisedMinor}), 0)::text as raised, coalesce(sum(${givingTotals.donationsCount}), 0)::text as donations,
      (select ${projectCounts.total} from ${projectCounts} where ${projectCounts.status} = 'completed')::text as completed,
      (select ${projectCounts.total} from ${projectCounts} where ${projectCounts.status} = 'published')::text as published
    from ${givingTotals} where ${givingTotals.currency} = ${currency}`);
  return { raised: Number(row!.raised), donations: Number(row!.donations), completed: Number(row!.completed ?? 0), published: Number(row!.published ?? 0) };
}
