import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { leaseFirst, setLease } from '../db/lease.ts';
import { recurringCharges, recurringDonations } from '../db/schema/orders.ts';

export type PlanRow = typeof recurringDonations.$inferSelect;
export type ChargeRow = typeof recurringCharges.$inferSelect;

const LEASE_SECONDS = 300;

/** Takes a plan whose next attempt is due. One that is being charged, paused or ended has no date. */
export async function takeDuePlan(db: Database, now: Date): Promise<PlanRow | undefined> {
  const due = sql`${recurringDonations.status} in ('active', 'pastDue') and ${recurringDonations.paymentMethodRef} is not null and ${recurringDonations.nextAt} <= ${now.toISOString()}::timestamptz`;
  const id = await leaseFirst(db, recurringDonations, { due, order: sql`${recurringDonations.nextAt}`, now, seconds: LEASE_SECONDS });
  return id === undefined ? undefined : (await db.select().from(recurringDonations).where(eq(recurringDonations.id, id)))[0];
}
export const releasePlan = (db: Database, id: string): Promise<void> => setLease(db, recurringDonations, id, null);

/** The plan, held until the transaction ends. Whoever needs an order of it too takes that first. */
export const lockPlan = async (tx: Database, id: string): Promise<PlanRow | undefined> => (await tx.select().from(recurringDonations).where(eq(recurringDonations.id, id)).for('update'))[0];
export const updatePlan = async (tx: Database, id: string, change: Partial<PlanRow>): Promise<void> => { await tx.update(recurringDonations).set(change).where(eq(recurringDonations.id, id)); };

/** The charge that an order was written for, if it was written by the clock. */
export const findCharge = async (db: Database, orderId: string): Promise<ChargeRow | undefined> => (await db.select().from(recurringCharges).where(eq(recurringCharges.orderId, orderId)))[0];
export const findLastCharge = async (db: Database, planId: string): Promise<ChargeRow | undefined> =>
  (await db.select().from(recurringCharges).where(eq(recurringCharges.recurringId, planId)).orderBy(desc(recurringCharges.period)).limit(1))[0];
export const insertCharge = async (tx: Database, charge: ChargeRow): Promise<void> => { await tx.insert(recurringCharges).values(charge); };

/** The plan of an order: its first one, or any that came of it. */
export async function findPlanOf(db: Database, orderId: string): Promise<PlanRow | undefined> {
  const charge = await findCharge(db, orderId);
  return (await db.select().from(recurringDonations).where(charge ? eq(recurringDonations.id, charge.recurringId) : eq(recurringDonations.orderId, orderId)))[0];
}
