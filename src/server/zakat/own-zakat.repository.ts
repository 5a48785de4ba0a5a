import { and, asc, count, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { zakatDays, zakatRecords } from '#src/server/platform/db/schema/own-zakat.ts';

export type ZakatRecordRow = typeof zakatRecords.$inferSelect;
export type ZakatDayRow = typeof zakatDays.$inferSelect;

/** The last first. */
export const findRecords = (db: Database, userId: string): Promise<ZakatRecordRow[]> =>
  db
    .select()
    .from(zakatRecords)
    .where(eq(zakatRecords.userId, userId))
    .orderBy(desc(zakatRecords.computedOn), desc(zakatRecords.id));

export const countRecords = async (db: Database, userId: string): Promise<number> =>
  (await db.select({ n: count() }).from(zakatRecords).where(eq(zakatRecords.userId, userId)))[0]!.n;

export const insertRecord = async (tx: Database, row: typeof zakatRecords.$inferInsert): Promise<ZakatRecordRow> =>
  (await tx.insert(zakatRecords).values(row).returning())[0]!;

export const deleteRecord = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(zakatRecords)
      .where(and(eq(zakatRecords.id, id), eq(zakatRecords.userId, userId)))
      .returning({ id: zakatRecords.id })
  ).length > 0;

export const findZakatDay = async (db: Database, userId: string): Promise<ZakatDayRow | undefined> =>
  (await db.select().from(zakatDays).where(eq(zakatDays.userId, userId)))[0];

export async function writeZakatDay(
  db: Database,
  userId: string,
  { nextOn, startsOn }: { startsOn: string; nextOn: string | null },
): Promise<void> {
  const set = { startsOn, nextOn, remindedFor: null };
  await db
    .insert(zakatDays)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: zakatDays.userId, set });
}

export async function deleteZakatDay(db: Database, userId: string): Promise<void> {
  await db.delete(zakatDays).where(eq(zakatDays.userId, userId));
}

const BATCH = 100;
const isUntold = or(isNull(zakatDays.remindedFor), lt(zakatDays.remindedFor, zakatDays.nextOn));

/** Those whose day comes until then and who were not told of it, for this transaction alone. */
export const lockDueDays = (tx: Database, until: string): Promise<ZakatDayRow[]> =>
  tx
    .select()
    .from(zakatDays)
    .where(and(lte(zakatDays.nextOn, until), isUntold))
    .orderBy(asc(zakatDays.nextOn))
    .limit(BATCH)
    .for('update', { skipLocked: true });

/** Those whose day is over, for this transaction alone. */
export const lockPassedDays = (tx: Database, today: string): Promise<ZakatDayRow[]> =>
  tx
    .select()
    .from(zakatDays)
    .where(lt(zakatDays.nextOn, today))
    .orderBy(asc(zakatDays.nextOn))
    .limit(BATCH)
    .for('update', { skipLocked: true });

export async function updateZakatDay(
  tx: Database,
  userId: string,
  change: Partial<Pick<ZakatDayRow, 'nextOn' | 'remindedFor'>>,
): Promise<void> {
  await tx.update(zakatDays).set(change).where(eq(zakatDays.userId, userId));
}
