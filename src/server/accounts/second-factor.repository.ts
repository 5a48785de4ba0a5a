import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { deletePasskeys } from '#src/server/accounts/passkeys.repository.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { authenticators, recoveryCodes, sessions } from '#src/server/platform/db/schema/accounts.ts';

export type AuthenticatorRow = typeof authenticators.$inferSelect;

export const findAuthenticator = async (db: Database, userId: string): Promise<AuthenticatorRow | undefined> =>
  (await db.select().from(authenticators).where(eq(authenticators.userId, userId)))[0];

/** Whether an account has a second factor of any kind. */
export const hasSecondFactor = async (db: Database, userId: string): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`select 1 from authenticators where user_id = ${userId} and confirmed_at is not null union all select 1 from passkeys where user_id = ${userId} limit 1`,
    )
  ).length > 0;

/** A new secret in place of one that was never confirmed. */
export const putAuthenticator = async (tx: Database, row: typeof authenticators.$inferInsert): Promise<void> => {
  const { createdAt, secret } = row;
  await tx
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({ target: authenticators.userId, set: { secret, createdAt, confirmedAt: null, lastStep: 0 } });
};
export const updateAuthenticator = async (
  tx: Database,
  userId: string,
  change: Partial<AuthenticatorRow>,
): Promise<void> => {
  await tx.update(authenticators).set(change).where(eq(authenticators.userId, userId));
};

export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ id: v7(), userId, codeHash })));
}
/** Whether the code was there and unused; from now on it is used. */
export const takeRecoveryCode = async (tx: Database, userId: string, codeHash: string, now: Date): Promise<boolean> =>
  (
    await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id })
  ).length > 0;
export const countRecoveryCodes = async (db: Database, userId: string): Promise<number> =>
  (
    await db
      .select({ n: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  )[0]!.n;

/** Removes app, passkeys and recovery codes; whether there was a second factor. */
export async function removeSecondFactor(tx: Database, userId: string): Promise<boolean> {
  const had = await hasSecondFactor(tx, userId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await deletePasskeys(tx, userId);
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  return had;
}
