import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { disputes } from '#src/server/platform/db/schema/disputes.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';

export type DisputeRow = typeof disputes.$inferSelect;

const isUndecided = inArray(disputes.status, ['inquiry', 'open']);

export const findDispute = async (db: Database, providerRef: string): Promise<DisputeRow | undefined> =>
  (await db.select().from(disputes).where(eq(disputes.providerRef, providerRef)))[0];
export const insertDispute = async (tx: Database, dispute: typeof disputes.$inferInsert): Promise<DisputeRow> =>
  (await tx.insert(disputes).values(dispute).returning())[0]!;
export const updateDispute = async (tx: Database, id: string, change: Partial<DisputeRow>): Promise<void> => {
  await tx.update(disputes).set(change).where(eq(disputes.id, id));
};

/** Whether a payment is in the hands of a bank: one dispute of it is open. */
export const hasOpenDispute = async (db: Database, paymentId: string): Promise<boolean> =>
  (
    await db
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(eq(disputes.paymentId, paymentId), eq(disputes.status, 'open')))
  ).length > 0;

/** Whether a bank has taken a payment back for good: one dispute of it is lost. */
export const hasLostDispute = async (db: Database, paymentId: string): Promise<boolean> =>
  (
    await db
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(eq(disputes.paymentId, paymentId), eq(disputes.status, 'lost')))
  ).length > 0;

/** The disputes that a bank has not decided, the first to answer first. */
export const findUndecidedDisputes = (db: Database) =>
  db
    .select({
      dispute: disputes,
      orderNumber: orders.number,
      method: payments.method,
      paymentRef: payments.providerRef,
    })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(isUndecided)
    .orderBy(asc(disputes.dueBy), asc(disputes.openedAt));
