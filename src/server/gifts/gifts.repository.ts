import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { orderItemPeople, orderItems } from '#src/server/platform/db/schema/orders.ts';

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
