import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { passkeyChallenges, passkeys } from '#src/server/platform/db/schema/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const insertChallenge = async (db: Database, row: typeof passkeyChallenges.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenges).values(row);
};
/** Whether the challenge was given out for this, and is not over; from now on it is used. */
export const takeChallenge = async (
  db: Database,
  { challengeHash, now, purpose }: { challengeHash: string; purpose: string; now: Date },
): Promise<boolean> =>
  (
    await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, challengeHash),
          eq(passkeyChallenges.purpose, purpose),
          gt(passkeyChallenges.expiresAt, now),
        ),
      )
      .returning({ purpose: passkeyChallenges.purpose })
  ).length > 0;

export const findPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
export const lockPasskey = async (tx: Database, id: string): Promise<PasskeyRow | undefined> =>
  (await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update'))[0];
/** Whether it was new. */
export const insertPasskey = async (tx: Database, row: typeof passkeys.$inferInsert): Promise<boolean> =>
  (await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })).length > 0;
export const updatePasskey = async (tx: Database, id: string, change: Partial<PasskeyRow>): Promise<void> => {
  await tx.update(passkeys).set(change).where(eq(passkeys.id, id));
};
/** Whether the account had it. */
export const deletePasskey = async (tx: Database, userId: string, id: string): Promise<boolean> =>
  (
    await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id })
  ).length > 0;
export const deletePasskeys = async (tx: Database, userId: string): Promise<void> => {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
};
