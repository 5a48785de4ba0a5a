import { and, eq, isNull, sql } from 'drizzle-orm';
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

/** Undefined where the username or the email was taken meanwhile. */
export const insertUser = async (tx: Database, user: NewUser): Promise<UserRow | undefined> =>
  (await tx.insert(users).values(user).onConflictDoNothing().returning())[0];
export const updateUser = async (tx: Database, id: string, change: Partial<UserRow>): Promise<void> => {
  await tx.update(users).set(change).where(eq(users.id, id));
};
