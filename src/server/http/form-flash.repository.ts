import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { formFlashes } from '#src/server/platform/db/schema/forms.ts';

type NewFormFlash = typeof formFlashes.$inferInsert;

export const insertFormFlash = async (db: Database, row: NewFormFlash): Promise<void> => {
  await db.insert(formFlashes).values(row);
};

export const findFormFlash = async (db: Database, keyHash: string, now: Date) =>
  (
    await db
      .select({ encrypted: formFlashes.encrypted })
      .from(formFlashes)
      .where(and(eq(formFlashes.keyHash, keyHash), gt(formFlashes.expiresAt, now)))
      .limit(1)
  )[0];

export const deleteFormFlash = async (db: Database, keyHash: string): Promise<void> => {
  await db.delete(formFlashes).where(eq(formFlashes.keyHash, keyHash));
};

/** Deletes all but the newest `most` forms of a source. */
export const deleteOldestForms = async (db: Database, source: string, most: number): Promise<void> => {
  const kept = db
    .select({ keyHash: formFlashes.keyHash })
    .from(formFlashes)
    .where(eq(formFlashes.source, source))
    .orderBy(desc(formFlashes.expiresAt), desc(formFlashes.keyHash))
    .limit(most);
  await db.delete(formFlashes).where(and(eq(formFlashes.source, source), notInArray(formFlashes.keyHash, kept)));
};
