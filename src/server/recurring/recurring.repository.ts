import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { recurringCharges, recurringDonations } from '../db/schema/orders.ts';

export type PlanRow = typeof recurringDonations.$inferSelect;
export type ChargeRow = typeof recurringCharges.$inferSelect;

/** Plans whose next attempt is due. One that is being charged, paused or ended has no date. */
export const findDuePlans = (db: Database, now: Date, limit = 50): Promise<PlanRow[]> => db.select().from(recurringDonations)
  .where(and(inArray(recurringDonations.status, ['active', 'pastDue']), isNotNull(recurringDonations.paymentMethodRef), lte(recurringDonations.nextAt, now)))
  .orderBy(asc(recurringDonations.nextAt)).limit(limit);

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
