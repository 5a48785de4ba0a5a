import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { OPEN_REFUND_STATUSES } from '#src/domain/refund.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { leaseFirst, setLease } from '#src/server/platform/db/lease.ts';
import { orderDonors, orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';
import { refunds } from '#src/server/platform/db/schema/refunds.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

/** The refusal of a refund whose money came back otherwise, by the donor's bank or in the provider's dashboard: no email tells it. */
export const RETURNED_OTHERWISE = '';

const isOpen = inArray(refunds.status, [...OPEN_REFUND_STATUSES]);

/** Writes a refund; undefined while the order has another open one, and for one of the provider that was written before. */
export const insertRefund = async (tx: Database, refund: NewRefund): Promise<RefundRow | undefined> =>
  (await tx.insert(refunds).values(refund).onConflictDoNothing().returning())[0];

/** Locks a refund until the transaction ends. Lock its order first. */
export const lockRefund = async (tx: Database, id: string): Promise<RefundRow | undefined> =>
  (await tx.select().from(refunds).where(eq(refunds.id, id)).for('update'))[0];
export const updateRefund = async (tx: Database, id: string, change: Partial<RefundRow>): Promise<void> => {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
};

export const findRefund = async (db: Database, id: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];
export const findRefundByProviderRef = async (db: Database, providerRef: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.providerRef, providerRef)))[0];
export const findOpenRefund = async (db: Database, orderId: string): Promise<RefundRow | undefined> =>
  (
    await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), isOpen))
  )[0];
/** The newest refund of an order that its donor or staff asked for, by which the donor sees how it stands. */
export const findNewestRequest = async (db: Database, orderId: string): Promise<RefundRow | undefined> =>
  (
    await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.source, 'donation'), ne(refunds.requestedBy, 'provider')))
      .orderBy(desc(refunds.createdAt), desc(refunds.id))
      .limit(1)
  )[0];
/** How the newest refund that was asked for stands, by order; nothing for an order without one. */
export const findRequestStatuses = async (db: Database, orderIds: readonly string[]) =>
  new Map(
    (
      await db
        .selectDistinctOn([refunds.orderId], { orderId: refunds.orderId, status: refunds.status })
        .from(refunds)
        .where(
          and(
            inArray(refunds.orderId, [...orderIds]),
            eq(refunds.source, 'donation'),
            ne(refunds.requestedBy, 'provider'),
          ),
        )
        .orderBy(refunds.orderId, desc(refunds.createdAt), desc(refunds.id))
    ).map(({ orderId, status }) => [orderId, status]),
  );
/** Whether a refund of this order had succeeded and was sent back by the donor's bank. */
export const wasSentBack = async (db: Database, orderId: string): Promise<boolean> =>
  (
    await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'succeeded'), isNotNull(refunds.failureCode)))
  ).length > 0;
export const isBankReferenceUsed = async (db: Database, bankReference: string): Promise<boolean> =>
  (await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.bankReference, bankReference))).length > 0;

/** Longer than the time limit of the calls to a provider. */
const LEASE_SECONDS = 120;

/** Takes a refund that its provider is to be asked for now. One of a disputed payment waits until the dispute is decided. */
export async function takeDueRefund(
  db: Database,
  now: Date,
  methods: readonly (typeof payments.$inferSelect)['method'][],
): Promise<RefundRow | undefined> {
  if (methods.length === 0) return undefined;
  const due = sql`${refunds.status} in ('approved', 'processing') and ${refunds.runAt} <= ${now.toISOString()}::timestamptz and exists (
    select 1 from ${payments} where ${payments.id} = ${refunds.paymentId} and ${inArray(payments.method, [...methods])} and ${payments.status} <> 'disputed')`;
  const id = await leaseFirst(db, refunds, { due, order: sql`${refunds.runAt}`, now, seconds: LEASE_SECONDS });
  return id === undefined ? undefined : findRefund(db, id);
}
export const releaseRefund = (db: Database, id: string): Promise<void> => setLease(db, refunds, id, null);

/** The refunds that staff have to decide, to transfer, or to wait for, the oldest first. */
export const findOpenRefunds = (db: Database) =>
  db
    .select({
      refund: refunds,
      orderNumber: orders.number,
      locale: orders.locale,
      received: orders.receivedMinor,
      refunded: orders.refundedMinor,
      method: orders.method,
      paymentStatus: payments.status,
      donorName: orderDonors.fullName,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(orderDonors, eq(orderDonors.orderId, refunds.orderId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isOpen)
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
