import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { Locale } from '#src/i18n/locales.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { pageCounts } from '#src/server/platform/db/schema/page-counts.ts';
import type { PageCount } from '#src/server/site-counts/counter.ts';

/** Adds counts to those of other processes. */
export async function addCounts(db: Database, counts: readonly PageCount[]): Promise<void> {
  await db
    .insert(pageCounts)
    // In one order everywhere, so that two processes never wait for each other.
    .values(counts.toSorted((a, b) => `${a.day}${a.route}${a.locale}`.localeCompare(`${b.day}${b.route}${b.locale}`)))
    .onConflictDoUpdate({
      target: [pageCounts.day, pageCounts.route, pageCounts.locale],
      set: { count: sql`${pageCounts.count} + excluded.count` },
    });
}

export const findPageCounts = (db: Database, since: string): Promise<PageCount[]> =>
  db.select().from(pageCounts).where(gte(pageCounts.day, since));

/** Pages opened on each day since. */
export const findPagesByDay = (db: Database, since: string): Promise<{ day: string; count: number }[]> =>
  db
    .select({ day: pageCounts.day, count: sum(pageCounts.count).mapWith(Number) })
    .from(pageCounts)
    .where(gte(pageCounts.day, since))
    .groupBy(pageCounts.day);

/** Pages opened since, by kind of page and language. */
export const findPagesByRoute = (
  db: Database,
  since: string,
): Promise<{ route: string; locale: Locale; count: number }[]> =>
  db
    .select({ route: pageCounts.route, locale: pageCounts.locale, count: sum(pageCounts.count).mapWith(Number) })
    .from(pageCounts)
    .where(gte(pageCounts.day, since))
    .groupBy(pageCounts.route, pageCounts.locale);

export type DonationCount = { day: string; begun: number; finished: number };

/** Orders placed and paid, by the day (UTC) on which they were placed: from the orders themselves. */
export function findDonationCounts(db: Database, since: string): Promise<DonationCount[]> {
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day, begun: count(), finished: count(orders.paidAt) })
    .from(orders)
    .where(and(gte(orders.placedAt, new Date(`${since}T00:00:00Z`)), eq(orders.isDemo, false)))
    .groupBy(day);
}
