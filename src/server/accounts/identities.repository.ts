import { and, asc, eq } from 'drizzle-orm';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { identities } from '#src/server/platform/db/schema/identities.ts';

export type IdentityRow = typeof identities.$inferSelect;
type Key = Pick<IdentityRow, 'provider' | 'subject'>;

const byKey = ({ provider, subject }: Key) => and(eq(identities.provider, provider), eq(identities.subject, subject));

export const lockIdentity = async (tx: Database, key: Key): Promise<IdentityRow | undefined> =>
  (await tx.select().from(identities).where(byKey(key)).for('update'))[0];
/** Whether it was new. */
export const insertIdentity = async (tx: Database, row: typeof identities.$inferInsert): Promise<boolean> =>
  (await tx.insert(identities).values(row).onConflictDoNothing().returning({ subject: identities.subject })).length > 0;
export const updateIdentity = async (tx: Database, key: Key, tokenAt: Date | null): Promise<void> => {
  await tx.update(identities).set({ tokenAt }).where(byKey(key));
};
/** The providers with which an account is connected, the first first. */
export const findIdentities = (
  db: Database,
  userId: string,
): Promise<{ provider: SocialProvider; createdAt: Date }[]> =>
  db
    .select({ provider: identities.provider, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
/** Whether the account was connected with the provider. */
export const deleteIdentity = async (tx: Database, userId: string, provider: SocialProvider): Promise<boolean> =>
  (
    await tx
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
      .returning({ provider: identities.provider })
  ).length > 0;
export const deleteIdentities = async (tx: Database, userId: string): Promise<void> => {
  await tx.delete(identities).where(eq(identities.userId, userId));
};
