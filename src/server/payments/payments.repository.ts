import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#src/domain/payment.ts';
import type { Database } from '../db/client.ts';
import { auditLog } from '../db/schema/people.ts';
import { bankReceipts, inbox, payments, paymentTransitions } from '../db/schema/payments.ts';

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

/** Payments whose provider is worth asking again. */
export const findDuePayments = (db: Database, now: Date, limit = 50) =>
  db.select().from(payments).where(and(isNotNull(payments.nextEnquiryAt), lte(payments.nextEnquiryAt, now))).orderBy(asc(payments.nextEnquiryAt)).limit(limit);

/** Keeps a movement on our account, each once: false when it was known. */
export async function insertBankReceipt(tx: Database, receipt: typeof bankReceipts.$inferInsert): Promise<boolean> {
  return (await tx.insert(bankReceipts).values(receipt).onConflictDoNothing().returning({ id: bankReceipts.id })).length > 0;
}

/** Keeps a notice as it came; false when it had come before. */
export async function insertNotice(db: Database, notice: typeof inbox.$inferInsert): Promise<boolean> {
  return (await db.insert(inbox).values(notice).onConflictDoNothing().returning({ eventId: inbox.eventId })).length > 0;
}

export const findDueNotices = (db: Database, now: Date, limit = 50) =>
  db.select().from(inbox).where(and(isNull(inbox.appliedAt), lte(inbox.runAt, now))).orderBy(asc(inbox.receivedAt)).limit(limit);

export async function updateNotice(db: Database, provider: string, eventId: string, change: Partial<typeof inbox.$inferInsert>): Promise<void> {
  await db.update(inbox).set(change).where(and(eq(inbox.provider, provider), eq(inbox.eventId, eventId)));
}

export async function countOpenNotices(db: Database): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(inbox).where(isNull(inbox.appliedAt));
  return row?.n ?? 0;
}

export const isAudited = async (tx: Database, { action, subject, subjectId }: Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'subjectId'>): Promise<boolean> =>
  (await tx.select({ id: auditLog.id }).from(auditLog).where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId), eq(auditLog.action, action))).limit(1)).length > 0;

export async function audit(tx: Database, entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
