import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { idempotencyRecords } from '#src/server/platform/db/schema/idempotency.ts';

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect;

export async function findIdempotencyRecord(
  db: Database,
  scope: string,
  key: string,
): Promise<IdempotencyRecord | undefined> {
  return (
    await db
      .select()
      .from(idempotencyRecords)
      .where(and(eq(idempotencyRecords.scope, scope), eq(idempotencyRecords.key, key)))
  )[0];
}

/** Saves the response unless there is one; false when there was. */
export async function saveResponse(
  db: Database,
  scope: string,
  key: string,
  answer: { status: number; encryptedBody: string },
): Promise<boolean> {
  return (
    (
      await db
        .update(idempotencyRecords)
        .set(answer)
        .where(
          and(
            eq(idempotencyRecords.scope, scope),
            eq(idempotencyRecords.key, key),
            isNull(idempotencyRecords.encryptedBody),
          ),
        )
        .returning({ key: idempotencyRecords.key })
    ).length > 0
  );
}

/** Saves a response with its key, in the transaction that did what it says; an expired one of the same key is replaced. */
export async function claimResponse(tx: Database, record: typeof idempotencyRecords.$inferInsert): Promise<void> {
  await tx
    .insert(idempotencyRecords)
    .values(record)
    .onConflictDoUpdate({ target: [idempotencyRecords.scope, idempotencyRecords.key], set: record });
}

export async function deleteExpiredResponses(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyRecords).where(lte(idempotencyRecords.expiresAt, now));
}
