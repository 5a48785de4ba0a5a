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

export async function deleteExpiredResponses(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyRecords).where(lte(idempotencyRecords.expiresAt, now));
}
