import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { OrderStatus } from '#src/domain/order.ts';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { leaseFirst } from '../db/lease.ts';
import { projects } from '../db/schema/catalogue.ts';
import { idempotentAnswers, orderDonors, orderItemPeople, orderItems, orders, orderTransitions, recurringDonations } from '../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'position' | 'paidAt'> & { people?: Omit<typeof orderItemPeople.$inferInsert, 'itemId'> | undefined };

/** Writes an order whole: head, giver, items, the people of its items, its first state. */
export async function insertOrder(tx: Database, order: typeof orders.$inferInsert, donor: Omit<typeof orderDonors.$inferInsert, 'orderId'>, items: readonly NewItem[]): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  const orderId = row!.id;
  await tx.insert(orderDonors).values({ ...donor, orderId });
  const written = await tx.insert(orderItems).values(items.map(({ people: _people, ...item }, position) => ({ ...item, orderId, position, paidAt: null }))).returning({ id: orderItems.id, position: orderItems.position });
  const people = written.flatMap(({ id, position }) => (items[position]?.people ? [{ ...items[position].people, itemId: id }] : []));
  if (people.length > 0) await tx.insert(orderItemPeople).values(people);
  await recordOrderStatus(tx, { orderId, from: null, to: row!.status, at: row!.placedAt, reason: 'placed' });
  return row!;
}

export async function recordOrderStatus(tx: Database, step: { orderId: string; from: OrderStatus | null; to: OrderStatus; at: Date; reason: string }): Promise<void> {
  await tx.insert(orderTransitions).values({ orderId: step.orderId, fromStatus: step.from, toStatus: step.to, at: step.at, reason: step.reason });
}

/** The order, held until the transaction ends: whoever changes an order or its payments takes it first. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}

export const updateOrder = async (tx: Database, id: string, change: Partial<OrderRow>): Promise<void> => {
  await tx.update(orders).set(change).where(eq(orders.id, id));
};

/** The number of an order before it is written, so that its answer can be written with it. */
export const nextOrderNumber = async (db: Database): Promise<number> => Number((await rowsOf<{ n: string }>(db, sql`select nextval('order_numbers') as n`))[0]!.n);

export async function findOrder(db: Database, name: { id: string } | { number: number }): Promise<OrderRow | undefined> {
  return (await db.select().from(orders).where('id' in name ? eq(orders.id, name.id) : eq(orders.number, name.number)))[0];
}

export const findItems = (db: Database, orderId: string) => db
  .select({ item: orderItems, slug: projects.slug }).from(orderItems).leftJoin(projects, eq(projects.id, orderItems.projectId))
  .where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position));

export const findDonor = async (db: Database, orderId: string) => (await db.select().from(orderDonors).where(eq(orderDonors.orderId, orderId)))[0];
export const findRecurring = async (db: Database, orderId: string) => (await db.select().from(recurringDonations).where(eq(recurringDonations.orderId, orderId)))[0];
export const updateRecurring = async (tx: Database, orderId: string, change: Partial<typeof recurringDonations.$inferInsert>): Promise<void> => {
  await tx.update(recurringDonations).set(change).where(eq(recurringDonations.orderId, orderId));
};

export const findOrdersOf = (db: Database, accountId: string, { limit, offset }: { limit: number; offset: number }) =>
  db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(desc(orders.placedAt)).limit(limit).offset(offset);

const EXPIRY_LEASE_SECONDS = 300;

/** Takes an order whose time is over and for which no money came at all. Those of a recurring donation live and die with its attempts. */
export async function takeOverdueOrder(db: Database, now: Date): Promise<OrderRow | undefined> {
  const due = sql`${orders.status} in ('pending', 'awaitingTransfer') and ${orders.expiresAt} <= ${now.toISOString()}::timestamptz and ${orders.receivedMinor} = 0
    and not exists (select 1 from recurring_charges c where c.order_id = ${orders.id})`;
  const id = await leaseFirst(db, orders, { due, order: sql`${orders.expiresAt}`, now, seconds: EXPIRY_LEASE_SECONDS });
  return id === undefined ? undefined : findOrder(db, { id });
}

export type Claim = typeof idempotentAnswers.$inferSelect;

export async function findClaim(db: Database, scope: string, key: string): Promise<Claim | undefined> {
  return (await db.select().from(idempotentAnswers).where(and(eq(idempotentAnswers.scope, scope), eq(idempotentAnswers.key, key))))[0];
}

/** Keeps the first answer, and only the first: false when there was one. */
export async function keepAnswer(db: Database, scope: string, key: string, answer: { status: number; sealedBody: string }): Promise<boolean> {
  return (await db.update(idempotentAnswers).set(answer).where(and(eq(idempotentAnswers.scope, scope), eq(idempotentAnswers.key, key), isNull(idempotentAnswers.sealedBody)))
    .returning({ key: idempotentAnswers.key })).length > 0;
}

export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(idempotentAnswers).where(lte(idempotentAnswers.expiresAt, now));
}
