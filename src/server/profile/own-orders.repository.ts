import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#src/domain/order.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { orderDonors, orderItemPeople, orderItems, orders } from '#src/server/platform/db/schema/orders.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/** Gives an account the donations of guests with its email, and the recurring ones. Only for an email that is confirmed. */
export async function claimOrders(tx: Database, userId: string, donorHash: string): Promise<void> {
  const ofEmail = tx.select({ id: orderDonors.orderId }).from(orderDonors).where(eq(orderDonors.donorHash, donorHash));
  await tx
    .update(orders)
    .set({ accountId: userId })
    .where(and(isNull(orders.accountId), inArray(orders.id, ofEmail)));
  await tx
    .update(subscriptions)
    .set({ accountId: userId })
    .where(and(isNull(subscriptions.accountId), inArray(subscriptions.orderId, ofEmail)));
}

export type OrderFilter = { year?: number | undefined; status?: OrderStatus | undefined };

const matching = (userId: string, { status, year }: OrderFilter): SQL | undefined =>
  and(
    eq(orders.accountId, userId),
    ...(status === undefined ? [] : [eq(orders.status, status)]),
    ...(year === undefined
      ? []
      : [
          sql`${orders.placedAt} >= ${`${year}-01-01T00:00:00Z`}::timestamptz and ${orders.placedAt} < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz`,
        ]),
  );

export const findOwnOrders = (
  db: Database,
  userId: string,
  { limit, offset, ...filter }: OrderFilter & { offset: number; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(matching(userId, filter))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit);
export const countOwnOrders = async (db: Database, userId: string, filter: OrderFilter): Promise<number> =>
  (await db.select({ n: count() }).from(orders).where(matching(userId, filter)))[0]!.n;

/** The years in which an account gave, the last first. */
export const findOwnYears = async (db: Database, userId: string): Promise<number[]> =>
  (
    await rowsOf<{ year: number }>(
      db,
      sql`select distinct extract(year from ${orders.placedAt} at time zone 'UTC')::int as year from ${orders} where ${orders.accountId} = ${userId} order by year desc`,
    )
  ).map(({ year }) => year);

/** The lines of several orders, in their order. */
export const findItemsOfOrders = (db: Database, orderIds: readonly string[]) =>
  db
    .select({ item: orderItems, slug: projects.slug, people: orderItemPeople })
    .from(orderItems)
    .leftJoin(projects, eq(projects.id, orderItems.projectId))
    .leftJoin(orderItemPeople, eq(orderItemPeople.itemId, orderItems.id))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));

/** What several orders say of their donors. */
export const findOwnDonors = (db: Database, orderIds: readonly string[]) =>
  db
    .select({
      orderId: orderDonors.orderId,
      fullName: orderDonors.fullName,
      email: orderDonors.email,
      phoneCountry: orderDonors.phoneCountry,
      phoneNumber: orderDonors.phoneNumber,
      message: orderDonors.message,
    })
    .from(orderDonors)
    .where(inArray(orderDonors.orderId, [...orderIds]));

/** The recurring donations that began with several orders. */
export const findSubscriptionsBegunBy = (db: Database, orderIds: readonly string[]) =>
  db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.orderId, [...orderIds]));

/** More than a person has. */
const MOST = 100;
/** The recurring donations of an account that were paid once. */
const ownSubscriptions = (db: Database, userId: string, ...more: SQL[]) =>
  db
    .select({ subscription: subscriptions, title: orderItems.title })
    .from(subscriptions)
    .innerJoin(orderItems, and(eq(orderItems.orderId, subscriptions.orderId), eq(orderItems.position, 0)))
    .where(and(eq(subscriptions.accountId, userId), sql`${subscriptions.status} <> 'incomplete'`, ...more));
export const findOwnSubscription = async (db: Database, userId: string, id: string) =>
  (await ownSubscriptions(db, userId, eq(subscriptions.id, id)))[0];
/** All of them, those that run first. */
export const findOwnSubscriptions = (db: Database, userId: string) =>
  ownSubscriptions(db, userId)
    .orderBy(sql`${subscriptions.status} = 'cancelled'`, desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(MOST);
