import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#src/domain/payment.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { leaseFirst, leaseOne, setLease } from '#src/server/platform/db/lease.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { bankReceipts, payments, paymentTransitions } from '#src/server/platform/db/schema/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPaymentRow = typeof payments.$inferInsert;

export async function insertPayment(tx: Database, payment: NewPaymentRow): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  await recordPaymentStatus(tx, {
    paymentId: row!.id,
    from: null,
    to: row!.status,
    at: row!.createdAt,
    reason: 'created',
  });
  return row!;
}

export async function recordPaymentStatus(
  tx: Database,
  step: { paymentId: string; from: PaymentStatus | null; to: PaymentStatus; at: Date; reason: string },
): Promise<void> {
  await tx
    .insert(paymentTransitions)
    .values({ paymentId: step.paymentId, fromStatus: step.from, toStatus: step.to, at: step.at, reason: step.reason });
}

export const findPayment = async (db: Database, id: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.id, id)))[0];
/** Locks a payment until the transaction ends. Lock its order first. */
export const lockPayment = async (tx: Database, id: string): Promise<PaymentRow | undefined> =>
  (await tx.select().from(payments).where(eq(payments.id, id)).for('update'))[0];
/** `ref`: the provider's id of a payment, or of its money. */
export const findPaymentByRef = async (
  db: Database,
  method: PaymentRow['method'],
  ref: string,
): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.method, method), or(eq(payments.providerRef, ref), eq(payments.moneyRef, ref))))
  )[0];
/**
 * Finds a payment by the reference of its transfer. Of the periods of a pledge, which share it: the oldest that waits, else the
 * newest.
 */
export const findPaymentByReference = async (db: Database, reference: string): Promise<PaymentRow | undefined> =>
  (
    await db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.reference, reference))
      .orderBy(
        desc(sql`${orders.status} = 'awaitingTransfer'`),
        asc(sql`case when ${orders.status} = 'awaitingTransfer' then ${orders.placedAt} end`),
        desc(orders.placedAt),
      )
      .limit(1)
  )[0]?.payment;

export const findNewestPayment = async (db: Database, orderId: string): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(1)
  )[0];

/** The payments of an order that its donor may still pay at the provider, the oldest first. */
export const findUnpaidPayments = (db: Database, orderId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.status, ['created', 'requiresAction', 'processing', 'failed']),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));

/** The current payment of an order: one that is processing or under review, else the newest. */
export const findCurrentPayment = async (db: Database, orderId: string): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(sql`${payments.status} = 'processing'`), desc(payments.createdAt), desc(payments.id))
      .limit(1)
  )[0];

export async function countPayments(tx: Database, orderId: string): Promise<number> {
  return Number(
    (
      await tx
        .select({ n: sql<number>`count(*)`.mapWith(Number) })
        .from(payments)
        .where(eq(payments.orderId, orderId))
    )[0]?.n ?? 0,
  );
}

export const updatePayment = async (tx: Database, id: string, change: Partial<PaymentRow>): Promise<void> => {
  await tx.update(payments).set(change).where(eq(payments.id, id));
};

/** Longer than the time limit of a call to a provider. */
const LEASE_SECONDS = 60;

/** Takes a payment of these methods whose poll is due. */
export async function takeDuePayment(
  db: Database,
  now: Date,
  methods: readonly PaymentRow['method'][],
): Promise<PaymentRow | undefined> {
  if (methods.length === 0) return undefined;
  const due = sql`${inArray(payments.method, [...methods])} and ${payments.nextPollAt} <= ${now.toISOString()}::timestamptz and ${payments.pollFailedAt} is null`;
  const id = await leaseFirst(db, payments, { due, order: sql`${payments.nextPollAt}`, now, seconds: LEASE_SECONDS });
  return id === undefined ? undefined : findPayment(db, id);
}

/** Takes the lease of a payment; false while another worker holds it. */
export const leasePayment = (db: Database, id: string, now: Date): Promise<boolean> =>
  leaseOne(db, payments, id, { now, seconds: LEASE_SECONDS });
export const releasePayment = (db: Database, id: string): Promise<void> => setLease(db, payments, id, null);

/** Claims a call to the provider on behalf of a visitor; false where the last one was less than `seconds` ago. */
export async function claimProviderSync(db: Database, id: string, now: Date, seconds: number): Promise<boolean> {
  const before = new Date(now.getTime() - seconds * 1000);
  return (
    (
      await db
        .update(payments)
        .set({ syncRequestedAt: now })
        .where(and(eq(payments.id, id), or(isNull(payments.syncRequestedAt), lte(payments.syncRequestedAt, before))))
        .returning({ id: payments.id })
    ).length > 0
  );
}

/** The reference under which the periods of a pledge are transferred: that of its first order. */
export const findPledgeReference = async (db: Database, orderId: string): Promise<string> =>
  (
    await db
      .select({ reference: payments.reference })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.method, 'bank')))
      .orderBy(payments.createdAt)
      .limit(1)
  )[0]!.reference!;

/** Whether a transfer on our bank account is saved. */
export const hasBankReceipt = async (tx: Database, movement: string): Promise<boolean> =>
  (await tx.$count(bankReceipts, eq(bankReceipts.movement, movement))) > 0;

/** Saves a transfer on our bank account, each once; false when it was saved before. */
export async function insertBankReceipt(tx: Database, receipt: typeof bankReceipts.$inferInsert): Promise<boolean> {
  return (
    (await tx.insert(bankReceipts).values(receipt).onConflictDoNothing().returning({ id: bankReceipts.id })).length > 0
  );
}
