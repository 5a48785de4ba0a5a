import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { CodePurpose } from '#src/domain/one-time-code.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { accountCodes } from '#src/server/platform/db/schema/accounts.ts';

export type CodeRow = typeof accountCodes.$inferSelect;

export const insertCode = async (tx: Database, code: typeof accountCodes.$inferInsert): Promise<void> => {
  await tx.insert(accountCodes).values(code);
};
export const findCode = async (db: Database, id: string): Promise<CodeRow | undefined> =>
  (await db.select().from(accountCodes).where(eq(accountCodes.id, id)))[0];
export const lockCode = async (tx: Database, id: string): Promise<CodeRow | undefined> =>
  (await tx.select().from(accountCodes).where(eq(accountCodes.id, id)).for('update'))[0];
/** When codes were sent to an account since a moment, and what for. */
export const findSentTimes = (
  tx: Database,
  userId: string,
  since: Date,
): Promise<{ at: Date; purpose: CodePurpose }[]> =>
  tx
    .select({ at: accountCodes.createdAt, purpose: accountCodes.purpose })
    .from(accountCodes)
    .where(and(eq(accountCodes.userId, userId), gt(accountCodes.createdAt, since)));
/** The newest code of a purpose, locked: the ones before it no longer count. */
export const lockNewestCode = async (
  tx: Database,
  userId: string,
  purpose: CodePurpose,
): Promise<CodeRow | undefined> =>
  (
    await tx
      .select()
      .from(accountCodes)
      .where(and(eq(accountCodes.userId, userId), eq(accountCodes.purpose, purpose)))
      .orderBy(desc(accountCodes.createdAt), desc(accountCodes.id))
      .limit(1)
      .for('update')
  )[0];
/** The newest code that was sent to an address which an account asks to have; undefined where the newest was used. */
export const findNewEmailCode = async (db: Database, userId: string): Promise<CodeRow | undefined> => {
  const [newest] = await db
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.userId, userId), eq(accountCodes.purpose, 'newEmail')))
    .orderBy(desc(accountCodes.createdAt), desc(accountCodes.id))
    .limit(1);
  return newest?.usedAt === null ? newest : undefined;
};
/** Codes of these purposes that were not used do nothing any more. */
export const endCodes = async (
  tx: Database,
  userId: string,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<void> => {
  await tx
    .update(accountCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountCodes.userId, userId),
        inArray(accountCodes.purpose, [...purposes]),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, now),
      ),
    );
};
export const updateCode = async (tx: Database, id: string, change: Partial<CodeRow>): Promise<void> => {
  await tx.update(accountCodes).set(change).where(eq(accountCodes.id, id));
};
