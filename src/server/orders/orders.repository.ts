import { asc, eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '#src/domain/order.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { leaseFirst } from '#src/server/platform/db/lease.ts';
import {
  orderDonors,
  orderItemPeople,
  orderItems,
  orders,
  orderTransitions,
} from '#src/server/platform/db/schema/orders.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'position' | 'paidAt'> & {
  people?: Omit<typeof orderItemPeople.$inferInsert, 'itemId'> | undefined;
};

/** Writes an order with its donor, items, personal data of the items, and first status. `donor`: undefined where they erased their data. */
export async function insertOrder(
  tx: Database,
  order: typeof orders.$inferInsert,
  donor: Omit<typeof orderDonors.$inferInsert, 'orderId'> | undefined,
  items: readonly NewItem[],
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  const orderId = row!.id;
  if (donor) await tx.insert(orderDonors).values({ ...donor, orderId });
  const written = await tx
    .insert(orderItems)
    .values(items.map(({ people: _people, ...item }, position) => ({ ...item, orderId, position, paidAt: null })))
    .returning({ id: orderItems.id, position: orderItems.position });
  const people = written.flatMap(({ id, position }) =>
    items[position]?.people ? [{ ...items[position].people, itemId: id }] : [],
  );
  if (people.length > 0) await tx.insert(orderItemPeople).values(people);
  await recordOrderStatus(tx, { orderId, from: null, to: row!.status, at: row!.placedAt, reason: 'placed' });
  return row!;
}

export async function recordOrderStatus(
  tx: Database,
  step: { orderId: string; from: OrderStatus | null; to: OrderStatus; at: Date; reason: string },
): Promise<void> {
  await tx
    .insert(orderTransitions)
    .values({ orderId: step.orderId, fromStatus: step.from, toStatus: step.to, at: step.at, reason: step.reason });
}

/** Locks an order until the transaction ends. Must precede any change of the order or its payments. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}

export const updateOrder = async (tx: Database, id: string, change: Partial<OrderRow>): Promise<void> => {
  await tx.update(orders).set(change).where(eq(orders.id, id));
};

/** Draws an order number before the order is written, so that its response can be written with it. */
export const nextOrderNumber = async (db: Database): Promise<number> =>
  Number((await rowsOf<{ n: string }>(db, sql`select nextval('order_numbers') as n`))[0]!.n);

export async function findOrder(
  db: Database,
  name: { id: string } | { number: number },
): Promise<OrderRow | undefined> {
  return (
    await db
      .select()
      .from(orders)
      .where('id' in name ? eq(orders.id, name.id) : eq(orders.number, name.number))
  )[0];
}

export const findItems = (db: Database, orderId: string) =>
  db
    .select({ item: orderItems, slug: projects.slug, people: orderItemPeople })
    .from(orderItems)
    .leftJoin(projects, eq(projects.id, orderItems.projectId))
    .leftJoin(orderItemPeople, eq(orderItemPeople.itemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));

export const findDonor = async (db: Database, orderId: string) =>
  (await db.select().from(orderDonors).where(eq(orderDonors.orderId, orderId)))[0];

const EXPIRY_LEASE_SECONDS = 300;

/** Takes an overdue order without any received money. Orders of renewals by card are left out: their retries decide when they end. */
export async function takeOverdueOrder(db: Database, now: Date): Promise<OrderRow | undefined> {
  const due = sql`${orders.status} in ('pending', 'awaitingTransfer') and ${orders.expiresAt} <= ${now.toISOString()}::timestamptz and ${orders.receivedMinor} = 0
    and (${orders.status} = 'awaitingTransfer' or not exists (select 1 from subscription_charges c where c.order_id = ${orders.id}))`;
  const id = await leaseFirst(db, orders, { due, order: sql`${orders.expiresAt}`, now, seconds: EXPIRY_LEASE_SECONDS });
  return id === undefined ? undefined : findOrder(db, { id });
}

/** Takes an order whose unpaid shares go back to others now, while it still waits for its transfer, or for the rest of it. */
export async function takeOverdueShares(db: Database, now: Date): Promise<OrderRow | undefined> {
  const due = sql`${orders.status} = 'awaitingTransfer' and ${orders.sharesUntil} <= ${now.toISOString()}::timestamptz
    and (${orders.sharesUntil} < ${orders.expiresAt} or ${orders.receivedMinor} > 0)`;
  const id = await leaseFirst(db, orders, {
    due,
    order: sql`${orders.sharesUntil}`,
    now,
    seconds: EXPIRY_LEASE_SECONDS,
  });
  return id === undefined ? undefined : findOrder(db, { id });
}
