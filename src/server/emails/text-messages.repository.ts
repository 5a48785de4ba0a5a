import { eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { textMessages } from '#src/server/platform/db/schema/payments.ts';

/** Saves a text message unless it was saved before, and returns the saved one. */
export async function saveTextMessage(db: Database, message: typeof textMessages.$inferInsert) {
  await db.insert(textMessages).values(message).onConflictDoNothing();
  return (await db.select().from(textMessages).where(eq(textMessages.dedupeKey, message.dedupeKey)))[0]!;
}

export async function markTextMessageSent(db: Database, id: string, at: Date): Promise<void> {
  await db.update(textMessages).set({ sentAt: at }).where(eq(textMessages.id, id));
}
