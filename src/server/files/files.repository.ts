import { and, eq, sql } from 'drizzle-orm';
import type { FilePurpose } from '#src/domain/upload.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { files } from '#src/server/platform/db/schema/files.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Database, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row);
}

/** A file that an account has uploaded for a purpose, locked: its bytes are not deleted meanwhile. */
export const findOwnFile = async (
  db: Database,
  { id, ownerId, purpose }: { id: string; ownerId: string; purpose: FilePurpose },
): Promise<FileRow | undefined> =>
  (
    await db
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.purpose, purpose)))
      .for('update')
  )[0];

export const findFileByKey = async (db: Database, key: string): Promise<FileRow | undefined> =>
  (await db.select().from(files).where(eq(files.key, key)))[0];

/** A record uses the file from now on. */
export async function keepFile(tx: Database, id: string): Promise<void> {
  await tx.update(files).set({ removeAt: null }).where(eq(files.id, id));
}

/** No record uses the file any more. */
export async function releaseFile(tx: Database, key: string, now: Date): Promise<void> {
  await tx.update(files).set({ removeAt: now }).where(eq(files.key, key));
}

/** All files of an account, when it is erased. */
export async function releaseFilesOf(tx: Database, ownerId: string, now: Date): Promise<void> {
  await tx.update(files).set({ removeAt: now, ownerId: null }).where(eq(files.ownerId, ownerId));
}

/** The next file whose bytes are to be deleted, which nobody can use from here on. Where that fails it is taken again an hour later. */
export const takeRemoval = async (
  db: Database,
  now: Date,
): Promise<Pick<FileRow, 'id' | 'key' | 'widths'> | undefined> =>
  (
    await rowsOf<Pick<FileRow, 'id' | 'key' | 'widths'>>(
      db,
      sql`update files set owner_id = null, remove_at = ${now.toISOString()}::timestamptz + interval '1 hour' where id = (select id from files where remove_at <= ${now.toISOString()}::timestamptz order by remove_at limit 1 for update skip locked) returning id, key, widths`,
    )
  )[0];

export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}
