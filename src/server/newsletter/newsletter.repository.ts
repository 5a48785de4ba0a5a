import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { newsletterSubscriptions } from '#src/server/platform/db/schema/people.ts';

export async function findSubscriber(tx: Database, email: string) {
  return (
    await tx
      .select()
      .from(newsletterSubscriptions)
      .where(sql`lower(${newsletterSubscriptions.email}) = lower(${email})`)
  )[0];
}
export async function findSubscriberByToken(tx: Database, tokenHash: string) {
  return (await tx.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.tokenHash, tokenHash)))[0];
}
export async function findSubscriberById(tx: Database, id: string) {
  return (await tx.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id)))[0];
}
export async function insertSubscriber(
  tx: Database,
  row: typeof newsletterSubscriptions.$inferInsert,
): Promise<boolean> {
  return (
    (
      await tx
        .insert(newsletterSubscriptions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: newsletterSubscriptions.id })
    ).length > 0
  );
}
export async function updateSubscriber(
  tx: Database,
  id: string,
  change: Partial<typeof newsletterSubscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(newsletterSubscriptions).set(change).where(eq(newsletterSubscriptions.id, id));
}
