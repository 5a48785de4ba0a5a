import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { giftReceivers } from '#src/server/platform/db/schema/gift-receivers.ts';
import { orderItemPeople, orderItems, orders } from '#src/server/platform/db/schema/orders.ts';

export type ReceiverRow = typeof giftReceivers.$inferSelect;
type Owned = { userId: string; id: string };
const owned = ({ id, userId }: Owned) => and(eq(giftReceivers.id, id), eq(giftReceivers.userId, userId));

/** By name. */
export const findReceivers = (db: Database, userId: string): Promise<ReceiverRow[]> =>
  db
    .select()
    .from(giftReceivers)
    .where(eq(giftReceivers.userId, userId))
    .orderBy(asc(sql`lower(${giftReceivers.name})`), asc(giftReceivers.id));

export const findReceiver = async (db: Database, of: Owned): Promise<ReceiverRow | undefined> =>
  (await db.select().from(giftReceivers).where(owned(of)))[0];

export const countReceivers = async (db: Database, userId: string): Promise<number> =>
  (await db.select({ n: count() }).from(giftReceivers).where(eq(giftReceivers.userId, userId)))[0]!.n;

/** Undefined where the very same is saved already. */
export const insertReceiver = async (
  tx: Database,
  row: typeof giftReceivers.$inferInsert,
): Promise<ReceiverRow | undefined> =>
  (await tx.insert(giftReceivers).values(row).onConflictDoNothing().returning())[0];

/** The saved one that is the very same. */
export const findSame = async (
  tx: Database,
  { email, name, phone, userId }: Pick<ReceiverRow, 'userId' | 'name' | 'email' | 'phone'>,
): Promise<ReceiverRow | undefined> =>
  (
    await tx
      .select()
      .from(giftReceivers)
      .where(
        and(
          eq(giftReceivers.userId, userId),
          sql`lower(${giftReceivers.name}) = lower(${name})`,
          sql`lower(coalesce(${giftReceivers.email}, '')) = lower(${email ?? ''})`,
          sql`coalesce(${giftReceivers.phone}, '') = ${phone ?? ''}`,
        ),
      )
  )[0];

export async function updateReceiver(
  tx: Database,
  id: string,
  change: Partial<Pick<ReceiverRow, 'name' | 'email' | 'phone'>>,
): Promise<void> {
  await tx.update(giftReceivers).set(change).where(eq(giftReceivers.id, id));
}

export const deleteReceiver = async (db: Database, of: Owned): Promise<boolean> =>
  (await db.delete(giftReceivers).where(owned(of)).returning({ id: giftReceivers.id })).length > 0;

/** Nobody has so many gifts that are worth asking about. */
const NEWEST = 50;
/** Whom an account gave for lately, the last first, by the line of the gift. */
export const findGivenFor = (db: Database, userId: string, orderId?: string) =>
  db
    .select({
      itemId: orderItems.id,
      name: orderItemPeople.giftReceiverName,
      email: orderItemPeople.giftReceiverEmail,
      phone: orderItemPeople.giftReceiverPhoneNumber,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(orderItemPeople, eq(orderItemPeople.itemId, orderItems.id))
    .where(
      and(
        eq(orders.accountId, userId),
        isNotNull(orderItemPeople.giftReceiverName),
        or(isNotNull(orderItemPeople.giftReceiverEmail), isNotNull(orderItemPeople.giftReceiverPhoneNumber)),
        ...(orderId === undefined ? [] : [eq(orders.id, orderId)]),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id), asc(orderItems.position))
    .limit(NEWEST);
