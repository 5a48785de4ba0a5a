import { desc, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { emails } from '#src/server/platform/db/schema/payments.ts';

/** Saves an email unless it was saved before, and returns the saved one. */
export async function saveEmail(db: Database, mail: typeof emails.$inferInsert) {
  await db.insert(emails).values(mail).onConflictDoNothing();
  return (await db.select().from(emails).where(eq(emails.dedupeKey, mail.dedupeKey)))[0]!;
}
export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db.update(emails).set({ sentAt: at }).where(eq(emails.id, id));
}
export const findEmails = (db: Database, limit = 50) =>
  db.select().from(emails).orderBy(desc(emails.createdAt), desc(emails.id)).limit(limit);
