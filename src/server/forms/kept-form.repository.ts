import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import type { Database } from '#src/server/db/client.ts';
import { keptForms } from '#src/server/db/schema/forms.ts';

type NewKeptForm = typeof keptForms.$inferInsert;

export const insertKeptForm = async (db: Database, row: NewKeptForm): Promise<void> => {
  await db.insert(keptForms).values(row);
};

export const findKeptForm = async (db: Database, keyHash: string, now: Date) =>
  (await db.select({ sealed: keptForms.sealed }).from(keptForms).where(and(eq(keptForms.keyHash, keyHash), gt(keptForms.expiresAt, now))).limit(1))[0];

export const deleteKeptForm = async (db: Database, keyHash: string): Promise<void> => {
  await db.delete(keptForms).where(eq(keptForms.keyHash, keyHash));
};

/** Leaves the newest so many of a source. */
export const deleteOldestForms = async (db: Database, source: string, most: number): Promise<void> => {
  const kept = db.select({ keyHash: keptForms.keyHash }).from(keptForms).where(eq(keptForms.source, source)).orderBy(desc(keptForms.expiresAt), desc(keptForms.keyHash)).limit(most);
  await db.delete(keptForms).where(and(eq(keptForms.source, source), notInArray(keptForms.keyHash, kept)));
};
