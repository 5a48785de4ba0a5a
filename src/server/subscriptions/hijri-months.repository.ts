import { inArray, sql } from 'drizzle-orm';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import type { HijriMonths } from '#src/domain/hijri-months.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { hijriMonths } from '#src/server/platform/db/schema/subscriptions.ts';

export const findHijriMonths = (db: Database) => db.select().from(hijriMonths).orderBy(hijriMonths.name);
/** Two announcements at once come one after the other. */
export const lockHijriMonths = async (tx: Database): Promise<void> => {
  await tx.execute(sql`lock table ${hijriMonths} in share row exclusive mode`);
};
/** Those that are there already are deleted first, so that no two begin on one day meanwhile. */
export async function saveHijriMonths(tx: Database, months: (typeof hijriMonths.$inferInsert)[]): Promise<void> {
  const names = months.map(({ name }) => name);
  await tx.delete(hijriMonths).where(inArray(hijriMonths.name, names));
  await tx.insert(hijriMonths).values(months);
}

const NONE: HijriMonths = new Map();

/** The months that were announced otherwise than the published calendar has them. */
export const readHijriMonths = async (db: Database): Promise<HijriMonths> =>
  new Map((await db.select().from(hijriMonths)).map(({ name, startsOn }) => [name, startsOn]));

/** The months that the dates of a recurring donation depend on; none for an interval and for Fridays. */
export const readMonthsFor = async (db: Database, { calendar }: { calendar: Calendar | null }): Promise<HijriMonths> =>
  calendar === null || calendar === 'fridays' ? NONE : readHijriMonths(db);
