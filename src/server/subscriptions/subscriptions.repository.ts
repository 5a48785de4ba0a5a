import { and, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#src/domain/order.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { leaseFirst, leaseOne, setLease } from '#src/server/platform/db/lease.ts';
import { orderItems, orders } from '#src/server/platform/db/schema/orders.ts';
import { isPermitted, projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptionCharges, subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type ChargeRow = typeof subscriptionCharges.$inferSelect;

const LEASE_SECONDS = 300;

/** A donation to a project that may not collect now is held: nothing is charged until it may, and periods that pass are not collected later. */
const isHeld = (now: Date): SQL =>
  sql`exists (select 1 from ${orderItems} join ${projects} on ${projects.id} = ${orderItems.projectId}
    where ${orderItems.orderId} = ${subscriptions.orderId} and not ${isPermitted(now)})`;

export const isSubscriptionHeld = async (db: Database, id: string, now: Date): Promise<boolean> =>
  (
    await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), isHeld(now)))
  ).length > 0;

/** Whether its provider is one of those that are configured: a period of another one waits until it is. */
const isChargedBy = (methods: readonly string[]): SQL =>
  methods.length === 0
    ? sql`false`
    : sql`(select ${inArray(orders.method, [...methods] as (typeof orders.method.enumValues)[number][])} from ${orders} where ${orders.id} = ${subscriptions.orderId})`;

/**
 * Whether the project of a recurring donation takes no more donations for good. A child is left out: its care goes on when its page is
 * withdrawn, and ends by its age.
 */
export const isProjectOver = async (db: Database, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.id, id),
          isNull(subscriptions.sponsoredProjectId),
          inArray(subscriptions.status, ['active', 'paused', 'pastDue']),
          sql`exists (select 1 from ${orderItems} join ${projects} on ${projects.id} = ${orderItems.projectId}
            where ${orderItems.orderId} = ${subscriptions.orderId} and ${projects.status} in ('completed', 'rejected'))`,
        ),
      )
  ).length > 0;

/** Takes a subscription whose next attempt is due, or whose pause is over, of one of these payment methods or a pledge. While it is being charged, and after its end, it has no date. */
export async function takeDueSubscription(
  db: Database,
  now: Date,
  { methods }: { methods: readonly string[] },
): Promise<SubscriptionRow | undefined> {
  const due = sql`${subscriptions.status} in ('active', 'paused', 'pastDue') and (${subscriptions.isPledge} or (${subscriptions.paymentMethodRef} is not null and ${isChargedBy(methods)})) and ${subscriptions.nextAt} <= ${now.toISOString()}::timestamptz and not ${isHeld(now)}`;
  const id = await leaseFirst(db, subscriptions, {
    due,
    order: sql`${subscriptions.nextAt}`,
    now,
    seconds: LEASE_SECONDS,
  });
  return id === undefined ? undefined : (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
}
export const releaseSubscription = (db: Database, id: string): Promise<void> => setLease(db, subscriptions, id, null);

export const findSubscription = async (db: Database, id: string): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
/** Locks a subscription until the transaction ends. To lock an order as well, lock the order first. */
export const lockSubscription = async (tx: Database, id: string): Promise<SubscriptionRow | undefined> =>
  (await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'))[0];
/** A new status is told to a provider that runs it, at once. */
export const updateSubscription = async (tx: Database, id: string, change: Partial<SubscriptionRow>): Promise<void> => {
  const isNews = change.status !== undefined && change.mirrorAt === undefined;
  const mirrorAt = sql`case when ${subscriptions.planRef} is null then null else '2000-01-01T00:00:00Z'::timestamptz end`;
  await tx
    .update(subscriptions)
    .set({ ...change, ...(isNews ? { mirrorAt } : {}) })
    .where(eq(subscriptions.id, id));
};

/** Takes a recurring donation that its provider runs, whose state there is to be asked for. */
export async function takePlanToMirror(db: Database, now: Date): Promise<SubscriptionRow | undefined> {
  const due = sql`${subscriptions.mirrorAt} <= ${now.toISOString()}::timestamptz`;
  const id = await leaseFirst(db, subscriptions, {
    due,
    order: sql`${subscriptions.mirrorAt}`,
    now,
    seconds: LEASE_SECONDS,
  });
  return id === undefined ? undefined : findSubscription(db, id);
}
export const leaseSubscription = (db: Database, id: string, now: Date): Promise<boolean> =>
  leaseOne(db, subscriptions, id, { now, seconds: LEASE_SECONDS });
export const findSubscriptionByPlan = async (db: Database, planRef: string): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.planRef, planRef)))[0];

/** Those on days of the Hijri calendar that go on. */
export const findOnCalendar = async (db: Database): Promise<string[]> =>
  (
    await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        sql`${subscriptions.calendar} <> 'fridays' and ${subscriptions.nextAt} is not null and ${subscriptions.status} in ('active', 'paused')`,
      )
      .orderBy(subscriptions.id)
  ).map(({ id }) => id);

/** Stores until when the card works that paid an order of a subscription, its first one or a renewal. */
export const saveCardExpiry = async (tx: Database, orderId: string, cardExpiresOn: string): Promise<void> => {
  await tx
    .update(subscriptions)
    .set({ cardExpiresOn })
    .where(
      or(
        eq(subscriptions.orderId, orderId),
        sql`${subscriptions.id} = (select c.subscription_id from subscription_charges c where c.order_id = ${orderId})`,
      ),
    );
};

/** Subscriptions that are charged before a moment, when their card will have ended, and whose donor was not told of that charge. */
export const findEndingCards = (db: Database, before: Date, now: Date) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, ['active', 'paused']),
        lte(subscriptions.nextAt, before),
        sql`${subscriptions.cardExpiresOn} < (${subscriptions.nextAt} at time zone 'UTC')::date and ${subscriptions.cardToldFor} is distinct from ${subscriptions.nextAt} and not ${isHeld(now)}`,
      ),
    );

/**
 * The order of an unpaid sponsorship of a child that this account, or the browser that holds this order, began before. An email alone
 * says nothing: anybody could type it.
 */
export const findBegunSponsorship = async (
  db: Database,
  projectId: string,
  { accountId, orderId }: { orderId: string | undefined; accountId: string | undefined },
): Promise<string | undefined> =>
  (
    await db
      .select({ orderId: subscriptions.orderId })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.sponsoredProjectId, projectId),
          eq(subscriptions.status, 'incomplete'),
          or(
            orderId === undefined ? undefined : eq(subscriptions.orderId, orderId),
            accountId === undefined ? undefined : eq(subscriptions.accountId, accountId),
            sql`false`,
          ),
        ),
      )
  )[0]?.orderId;

/** Sponsorships whose sponsor is not told of an end, with the child's day of birth, of children born up to a day. */
export const findGrowingChildren = (db: Database, bornUpTo: string) =>
  db
    .select({ id: subscriptions.id, bornOn: sql<string>`${projects.bornOn}` })
    .from(subscriptions)
    .innerJoin(projects, eq(projects.id, subscriptions.sponsoredProjectId))
    .where(
      and(
        inArray(subscriptions.status, ['active', 'paused', 'pastDue']),
        isNull(subscriptions.endsOn),
        lte(projects.bornOn, bornUpTo),
      ),
    );

/** Children without a sponsor who wait on the lists, born up to a day. */
export const findWaitingChildren = (db: Database, bornUpTo: string) =>
  db
    .select({ id: projects.id, bornOn: sql<string>`${projects.bornOn}` })
    .from(projects)
    .where(
      and(
        eq(projects.status, 'published'),
        isNotNull(projects.monthlyMinor),
        lte(projects.bornOn, bornUpTo),
        sql`not exists (select 1 from ${subscriptions} where ${subscriptions.sponsoredProjectId} = ${projects.id} and ${subscriptions.status} <> 'cancelled')`,
      ),
    );

/** Whether visitors see the page of a sponsored child; true where nobody is sponsored. */
export const hasPublicChild = async (db: Database, projectId: string | null): Promise<boolean> => {
  if (projectId === null) return true;
  const [child] = await db.select({ status: projects.status }).from(projects).where(eq(projects.id, projectId));
  return child !== undefined && child.status !== 'rejected';
};

/** The charge of an order that is a renewal; undefined for other orders. */
export const findCharge = async (db: Database, orderId: string): Promise<ChargeRow | undefined> =>
  (await db.select().from(subscriptionCharges).where(eq(subscriptionCharges.orderId, orderId)))[0];
export const findLastCharge = async (db: Database, subscriptionId: string): Promise<ChargeRow | undefined> =>
  (
    await db
      .select()
      .from(subscriptionCharges)
      .where(eq(subscriptionCharges.subscriptionId, subscriptionId))
      .orderBy(desc(subscriptionCharges.period))
      .limit(1)
  )[0];
export const insertCharge = async (tx: Database, charge: ChargeRow): Promise<void> => {
  await tx.insert(subscriptionCharges).values(charge);
};

/** The statuses of a subscription's last periods, the newest first. */
export const findPeriodStatuses = async (db: Database, id: string, count: number): Promise<OrderStatus[]> =>
  (
    await db
      .select({ status: orders.status })
      .from(subscriptionCharges)
      .innerJoin(orders, eq(orders.id, subscriptionCharges.orderId))
      .where(eq(subscriptionCharges.subscriptionId, id))
      .orderBy(desc(subscriptionCharges.period))
      .limit(count)
  ).map(({ status }) => status);

/** The subscription of an order: of its first order or of a renewal. */
export async function findSubscriptionOf(db: Database, orderId: string): Promise<SubscriptionRow | undefined> {
  const charge = await findCharge(db, orderId);
  return (
    await db
      .select()
      .from(subscriptions)
      .where(charge ? eq(subscriptions.id, charge.subscriptionId) : eq(subscriptions.orderId, orderId))
  )[0];
}

export const findSubscriptionStartedBy = async (db: Database, orderId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId)))[0];
export const updateSubscriptionStartedBy = async (
  tx: Database,
  orderId: string,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> => {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.orderId, orderId));
};
