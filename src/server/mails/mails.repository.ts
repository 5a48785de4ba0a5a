import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mails } from '../db/schema/payments.ts';

/** Keeps a letter, each once; the one that is kept, whoever kept it. */
export async function keepMail(db: Database, mail: typeof mails.$inferInsert) {
  await db.insert(mails).values(mail).onConflictDoNothing();
  return (await db.select().from(mails).where(eq(mails.dedupeKey, mail.dedupeKey)))[0]!;
}
export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db.update(mails).set({ sentAt: at }).where(eq(mails.id, id));
}
export const findMails = (db: Database, limit = 50) => db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
