import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

const kept = isNull(users.erasedAt);

export const findUser = async (db: Database, id: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), kept))
  )[0];
export const lockUser = async (tx: Database, id: string): Promise<UserRow | undefined> =>
  (
    await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), kept))
      .for('update')
  )[0];
export const findUserByEmail = async (db: Database, email: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), kept))
  )[0];
export const findUserByUsername = async (db: Database, username: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), kept))
  )[0];

/** Whoever has shown that a number, as `+966501234567`, is theirs. */
export const findUserByPhone = async (db: Database, e164: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.phoneE164, e164), isNotNull(users.phoneVerifiedAt), kept))
  )[0];
/** Accounts that name a number as theirs and have not shown it; two at most. */
export const findUnverifiedHolders = (db: Database, e164: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.phoneE164, e164), isNull(users.phoneVerifiedAt), kept))
    .limit(2);
/** Every account that names a number, locked in one order, so that two of them show it one after the other. */
export const lockHolders = (tx: Database, e164: string): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.phoneE164, e164), kept))
    .orderBy(asc(users.id))
    .for('update');
/** A number that another account has shown is its former owner's no more. Returns whose it was. */
export const releasePhone = async (
  tx: Database,
  e164: string,
): Promise<Pick<UserRow, 'id' | 'isEmailVerified'> | undefined> =>
  (
    await tx
      .update(users)
      .set({ phoneVerifiedAt: null })
      .where(and(eq(users.phoneE164, e164), isNotNull(users.phoneVerifiedAt)))
      .returning({ id: users.id, isEmailVerified: users.isEmailVerified })
  )[0];

/** Undefined where the username or the email was taken meanwhile. */
export const insertUser = async (tx: Database, user: NewUser): Promise<UserRow | undefined> =>
  (await tx.insert(users).values(user).onConflictDoNothing().returning())[0];
export const updateUser = async (tx: Database, id: string, change: Partial<UserRow>): Promise<void> => {
  await tx.update(users).set(change).where(eq(users.id, id));
};
