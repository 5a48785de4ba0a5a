import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { orderItemPeople, orderItems } from '#src/server/platform/db/schema/orders.ts';
import { textMessages } from '#src/server/platform/db/schema/payments.ts';

const rows = (db: Database) =>
  db
    .select({ item: orderItems, people: orderItemPeople })
    .from(orderItemPeople)
    .innerJoin(orderItems, eq(orderItems.id, orderItemPeople.itemId))
    .$dynamic();

/** A receiver of a card, or the person on whose behalf a quick donation is given, who is told by a text message. */
const hasReceiver = or(isNotNull(orderItemPeople.giftKind), isNotNull(orderItemPeople.othersPhone));

/** The lines of an order whose receiver gets a card or a text message. */
export const findGifts = (db: Database, orderId: string) =>
  rows(db).where(and(eq(orderItems.orderId, orderId), hasReceiver));

/** A line with the receiver of its card; undefined where none is sent or the receiver's data were erased. */
export const findGift = async (db: Database, itemId: string) =>
  (await rows(db).where(and(eq(orderItems.id, itemId), hasReceiver)))[0];

/** Saves a text message unless it was saved before, and returns the saved one. */
export async function saveTextMessage(db: Database, message: typeof textMessages.$inferInsert) {
  await db.insert(textMessages).values(message).onConflictDoNothing();
  return (await db.select().from(textMessages).where(eq(textMessages.dedupeKey, message.dedupeKey)))[0]!;
}

export async function markTextMessageSent(db: Database, id: string, at: Date): Promise<void> {
  await db.update(textMessages).set({ sentAt: at }).where(eq(textMessages.id, id));
}
