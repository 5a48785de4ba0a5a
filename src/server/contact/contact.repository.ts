import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { contactMessages } from '#src/server/platform/db/schema/contact-messages.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

/** Stores a message, and returns it; undefined where the same one was stored today. */
export async function insertMessage(
  tx: Database,
  row: typeof contactMessages.$inferInsert,
): Promise<ContactMessage | undefined> {
  return (await tx.insert(contactMessages).values(row).onConflictDoNothing().returning())[0];
}
export async function findMessage(
  db: Database,
  by: { id: string } | { number: string } | { fingerprint: string },
): Promise<ContactMessage | undefined> {
  const condition =
    'id' in by
      ? eq(contactMessages.id, by.id)
      : 'number' in by
        ? eq(contactMessages.number, by.number)
        : eq(contactMessages.fingerprint, by.fingerprint);
  return (await db.select().from(contactMessages).where(condition))[0];
}
/** How many messages an address has sent since a moment. */
export async function countMessagesOf(tx: Database, email: string, since: Date): Promise<number> {
  return tx.$count(
    contactMessages,
    and(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()), gt(contactMessages.createdAt, since)),
  );
}
/** The messages that nobody has answered, first those that report a fault, then the oldest. */
export const findUnanswered = (db: Database, limit: number): Promise<ContactMessage[]> =>
  db
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(sql`${contactMessages.subject} is distinct from 'wrong'`, asc(contactMessages.createdAt))
    .limit(limit);
/** Whether there was such a message that was not answered yet. */
export async function markAnswered(db: Database, number: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(contactMessages)
    .set({ answeredAt: at })
    .where(and(eq(contactMessages.number, number), isNull(contactMessages.answeredAt)))
    .returning({ id: contactMessages.id });
  return marked.length > 0;
}
