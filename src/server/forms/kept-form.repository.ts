import { and, eq, gt, lte } from 'drizzle-orm';
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

/** Lets go of those that nobody came back for. */
export const deleteOldForms = async (db: Database, now: Date): Promise<void> => {
  await db.delete(keptForms).where(lte(keptForms.expiresAt, now));
};
