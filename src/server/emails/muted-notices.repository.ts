import { and, eq, inArray } from 'drizzle-orm';
import type { NoticeKind } from '#src/domain/notice.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { mutedNotices } from '#src/server/platform/db/schema/suppressed-emails.ts';

/** The kinds that an address gets no more. */
export const findMuted = async (db: Database, addressHash: string): Promise<NoticeKind[]> =>
  (
    await db.select({ kind: mutedNotices.kind }).from(mutedNotices).where(eq(mutedNotices.addressHash, addressHash))
  ).map(({ kind }) => kind);

export async function insertMuted(
  db: Database,
  addressHash: string,
  kinds: readonly NoticeKind[],
  at: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .insert(mutedNotices)
    .values(kinds.map((kind) => ({ addressHash, kind, mutedAt: at })))
    .onConflictDoNothing();
}

export async function deleteMuted(db: Database, addressHash: string, kinds: readonly NoticeKind[]): Promise<void> {
  await db
    .delete(mutedNotices)
    .where(and(eq(mutedNotices.addressHash, addressHash), inArray(mutedNotices.kind, [...kinds])));
}
