import { and, asc, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ItemType } from '#src/domain/cart.ts';
import type { Recurrence } from '#src/domain/order-filter.ts';
import type { OrderStatus } from '#src/domain/order.ts';
import type { Interval } from '#src/domain/subscription.ts';
import type { ListCursor } from '#src/server/http/list-cursor.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { orderDonors, orderItemPeople, orderItems, orders } from '#src/server/platform/db/schema/orders.ts';
import { projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptionCharges, subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/**
 * Gives an account the donations of guests with its email, and the recurring ones. Only for an email that is confirmed. Reads
 * only those that no account has been given yet.
 */
export async function claimOrders(tx: Database, userId: string, donorHash: string): Promise<void> {
  const unclaimed = await rowsOf<{ id: string }>(
    tx,
    sql`update order_donors set is_claimed = true where donor_hash = ${donorHash} and not is_claimed returning order_id as id`,
  );
  if (unclaimed.length === 0) return;
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(unclaimed.map(({ id }) => id))}::jsonb))`;
  await tx
    .update(orders)
    .set({ accountId: userId })
    .where(and(isNull(orders.accountId), sql`${orders.id} in ${ids}`));
  await tx
    .update(subscriptions)
    .set({ accountId: userId })
    .where(and(isNull(subscriptions.accountId), sql`${subscriptions.orderId} in ${ids}`));
}

export type OrderFilter = {
  year?: number | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  /** Of one of its lines. */
  kind?: ItemType | undefined;
  /** The slug of the program of one of its projects. */
  program?: string | undefined;
  recurrence?: Recurrence | undefined;
  before?: Date | undefined;
};

/** The orders of an account's recurring donations, of one interval or of all: read once and not for each order. */
const recurringOrders = (userId: string, interval?: Interval): SQL => {
  const own = sql`s.account_id = ${userId}${interval === undefined ? sql`` : sql` and s.interval = ${interval}`}`;
  return sql`(select s.order_id from ${subscriptions} s where ${own}
    union all select c.order_id from ${subscriptionCharges} c join ${subscriptions} s on s.id = c.subscription_id where ${own})`;
};

const matching = (
  userId: string,
  { before, kind, program, recurrence, statuses, year }: OrderFilter,
): SQL | undefined =>
  and(
    eq(orders.accountId, userId),
    ...(before === undefined ? [] : [lt(orders.placedAt, before)]),
    ...(statuses === undefined ? [] : [inArray(orders.status, [...statuses])]),
    ...(year === undefined
      ? []
      : [
          sql`${orders.placedAt} >= ${`${year}-01-01T00:00:00Z`}::timestamptz and ${orders.placedAt} < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz`,
        ]),
    ...(kind === undefined
      ? []
      : [sql`exists (select 1 from ${orderItems} i where i.order_id = ${orders.id} and i.type = ${kind})`]),
    ...(program === undefined
      ? []
      : [
          sql`exists (select 1 from ${orderItems} i join ${projectsToTypes} l on l.project_id = i.project_id join ${projectTypes} t on t.id = l.type_id
            where i.order_id = ${orders.id} and t.slug = ${program})`,
        ]),
    ...(recurrence === undefined
      ? []
      : [
          recurrence === 'once'
            ? sql`${orders.id} not in ${recurringOrders(userId)}`
            : sql`${orders.id} in ${recurringOrders(userId, recurrence)}`,
        ]),
  );

/** The place of an order in its list: microseconds since 1970. */
const orderKey = sql<number>`(extract(epoch from ${orders.placedAt}) * 1000000)::bigint`.mapWith(Number);
const timeOf = (key: number): string =>
  `${new Date(Math.floor(key / 1000)).toISOString().slice(0, -1)}${String(key % 1000).padStart(3, '0')}Z`;

/** From an offset or after a cursor, the last first, with one more than `limit` where there is a next page. */
export const findOwnOrders = (
  db: Database,
  userId: string,
  {
    cursor,
    limit,
    offset,
    ...filter
  }: OrderFilter & { offset: number; limit: number; cursor?: ListCursor | undefined },
): Promise<{ order: OrderRow; key: number }[]> =>
  db
    .select({ order: orders, key: orderKey })
    .from(orders)
    .where(
      and(
        matching(userId, filter),
        ...(cursor
          ? [sql`(${orders.placedAt}, ${orders.id}) < (${timeOf(cursor.key)}::timestamptz, ${cursor.id}::uuid)`]
          : []),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(cursor ? 0 : offset)
    .limit(limit + 1);
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
const MOST = 500;
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
