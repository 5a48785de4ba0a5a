import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '#src/server/platform/db/client.ts';
import { givingCodes } from '#src/server/platform/db/schema/subscriptions.ts';

export type GivingCode = typeof givingCodes.$inferSelect;

export const insertCode = async (tx: Database, code: typeof givingCodes.$inferInsert): Promise<void> => {
  await tx.insert(givingCodes).values(code);
};

/** How many codes were sent for a donation since a moment. */
export const countCodes = async (tx: Database, subscriptionId: string, since: Date): Promise<number> =>
  tx.$count(givingCodes, and(eq(givingCodes.subscriptionId, subscriptionId), gt(givingCodes.createdAt, since)));

const newest = (db: Database, subscriptionId: string, now: Date) =>
  db
    .select()
    .from(givingCodes)
    .where(
      and(eq(givingCodes.subscriptionId, subscriptionId), isNull(givingCodes.usedAt), gt(givingCodes.expiresAt, now)),
    )
    .orderBy(desc(givingCodes.createdAt), desc(givingCodes.id))
    .limit(1);

/** The newest code that can still be used. */
export const findCode = async (db: Database, subscriptionId: string, now: Date): Promise<GivingCode | undefined> =>
  (await newest(db, subscriptionId, now))[0];
/** The same, locked until the transaction ends. */
export const lockCode = async (tx: Database, subscriptionId: string, now: Date): Promise<GivingCode | undefined> =>
  (await newest(tx, subscriptionId, now).for('update'))[0];
/** One that was used, while it would still be valid; locked until the transaction ends. */
export const lockCodeById = async (tx: Database, id: string, now: Date): Promise<GivingCode | undefined> =>
  (
    await tx
      .select()
      .from(givingCodes)
      .where(and(eq(givingCodes.id, id), gt(givingCodes.expiresAt, now)))
      .for('update')
  )[0];
export const updateCode = async (tx: Database, id: string, change: Partial<GivingCode>): Promise<void> => {
  await tx.update(givingCodes).set(change).where(eq(givingCodes.id, id));
};
/** The codes for the recurring donations of an account open nothing any more, nor does what they opened. */
export const endGivingCodes = async (tx: Database, userId: string, now: Date): Promise<void> => {
  await rowsOf(
    tx,
    sql`update giving_codes c set used_at = coalesce(c.used_at, ${now.toISOString()}::timestamptz),
        expires_at = greatest(${now.toISOString()}::timestamptz, c.created_at + interval '1 millisecond')
      from subscriptions s
      where s.id = c.subscription_id and s.account_id = ${userId} and c.expires_at > ${now.toISOString()}::timestamptz returning 1`,
  );
};

/** An order of a recurring donation. */
export type PlanOrder = {
  number: string;
  totalMinor: number;
  status: string;
  at: Date;
  paidAt: Date | null;
  receiptNumber: string | null;
};

const SHOWN = 24;

/** The latest orders of a recurring donation, with the number and the sum of all that were paid. */
export async function findPlanOrders(
  db: Database,
  { id, orderId }: { id: string; orderId: string },
): Promise<{ orders: PlanOrder[]; paidCount: number; paidMinor: number }> {
  const rows = await rowsOf<{
    number: string;
    total: string;
    status: string;
    placed: string | Date;
    paid: string | Date | null;
    receipt: string | null;
    paidCount: string;
    paidMinor: string | null;
  }>(
    db,
    sql`
    select o.number::text as number, o.total_minor::text as total, o.status, o.placed_at as placed, o.paid_at as paid, o.receipt_number::text as receipt,
      (count(*) filter (where o.paid_at is not null) over ())::text as "paidCount", (sum(o.total_minor) filter (where o.paid_at is not null) over ())::text as "paidMinor"
    from orders o
    where o.id = ${orderId} or o.id in (select c.order_id from subscription_charges c where c.subscription_id = ${id})
    order by o.placed_at desc, o.id desc limit ${SHOWN}`,
  );
  return {
    orders: rows.map((row) => ({
      number: row.number,
      totalMinor: Number(row.total),
      status: row.status,
      at: new Date(row.paid ?? row.placed),
      paidAt: row.paid === null ? null : new Date(row.paid),
      receiptNumber: row.receipt,
    })),
    paidCount: Number(rows[0]?.paidCount ?? 0),
    paidMinor: Number(rows[0]?.paidMinor ?? 0),
  };
}
