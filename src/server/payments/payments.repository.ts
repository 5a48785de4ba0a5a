import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#src/domain/payment.ts';
import type { Database } from '../db/client.ts';
import { leaseFirst, leaseOne, setLease } from '../db/lease.ts';
import { auditLog } from '../db/schema/people.ts';
import { bankReceipts, payments, paymentTransitions } from '../db/schema/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(tx: Database, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  await recordPaymentStatus(tx, { paymentId: row!.id, from: null, to: row!.status, at: row!.createdAt, reason: 'created' });
  return row!;
}

export async function recordPaymentStatus(tx: Database, step: { paymentId: string; from: PaymentStatus | null; to: PaymentStatus; at: Date; reason: string }): Promise<void> {
  await tx.insert(paymentTransitions).values({ paymentId: step.paymentId, fromStatus: step.from, toStatus: step.to, at: step.at, reason: step.reason });
}

export const findPayment = async (db: Database, id: string): Promise<PaymentRow | undefined> => (await db.select().from(payments).where(eq(payments.id, id)))[0];
export const lockPayment = async (tx: Database, id: string): Promise<PaymentRow | undefined> => (await tx.select().from(payments).where(eq(payments.id, id)).for('update'))[0];
export const findPaymentByRef = async (db: Database, method: PaymentRow['method'], providerRef: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(and(eq(payments.method, method), eq(payments.providerRef, providerRef))))[0];
export const findPaymentByReference = async (db: Database, reference: string): Promise<PaymentRow | undefined> => (await db.select().from(payments).where(eq(payments.reference, reference)))[0];

export const findNewestPayment = async (db: Database, orderId: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.createdAt), desc(payments.id)).limit(1))[0];

/** The order's payment that counts now: one whose money is on its way or looked into, else the newest. */
export const findCurrentPayment = async (db: Database, orderId: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(sql`${payments.status} = 'processing'`), desc(payments.createdAt), desc(payments.id)).limit(1))[0];

export async function countPayments(tx: Database, orderId: string): Promise<number> {
  return Number((await tx.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(payments).where(eq(payments.orderId, orderId)))[0]?.n ?? 0);
}

export const updatePayment = async (tx: Database, id: string, change: Partial<PaymentRow>): Promise<void> => {
  await tx.update(payments).set(change).where(eq(payments.id, id));
};

/** Longer than a provider may take to answer. */
const LEASE_SECONDS = 60;

/** Takes a payment whose provider is worth asking again. */
export async function takeDuePayment(db: Database, now: Date): Promise<PaymentRow | undefined> {
  const due = sql`${payments.nextEnquiryAt} <= ${now.toISOString()}::timestamptz and ${payments.enquiryFailedAt} is null`;
  const id = await leaseFirst(db, payments, { due, order: sql`${payments.nextEnquiryAt}`, now, seconds: LEASE_SECONDS });
  return id === undefined ? undefined : findPayment(db, id);
}

/** Takes a payment to ask about it; false while another worker does. */
export const leasePayment = (db: Database, id: string, now: Date): Promise<boolean> => leaseOne(db, payments, id, { now, seconds: LEASE_SECONDS });
export const releasePayment = (db: Database, id: string): Promise<void> => setLease(db, payments, id, null);

/** Claims the right to ask a provider for a visitor; false where that was done less than `seconds` ago, whoever asked. */
export async function claimQuestion(db: Database, id: string, now: Date, seconds: number): Promise<boolean> {
  const before = new Date(now.getTime() - seconds * 1000);
  return (await db.update(payments).set({ askedAt: now }).where(and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, before)))).returning({ id: payments.id })).length > 0;
}

/** Keeps a movement on our account, each once: false when it was known. */
export async function insertBankReceipt(tx: Database, receipt: typeof bankReceipts.$inferInsert): Promise<boolean> {
  return (await tx.insert(bankReceipts).values(receipt).onConflictDoNothing().returning({ id: bankReceipts.id })).length > 0;
}

export const isAudited = async (tx: Database, { action, subject, subjectId }: Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'subjectId'>): Promise<boolean> =>
  (await tx.select({ id: auditLog.id }).from(auditLog).where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId), eq(auditLog.action, action))).limit(1)).length > 0;

export async function audit(tx: Database, entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
