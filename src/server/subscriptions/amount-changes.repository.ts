import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { amountChanges } from '#src/server/platform/db/schema/subscriptions.ts';

export type AmountChangeRow = typeof amountChanges.$inferSelect;

const isPending = and(isNull(amountChanges.confirmedAt), isNull(amountChanges.withdrawnAt));

/** Every amount that was asked for, the newest first. */
export const findAmountChanges = (db: Database, subscriptionId: string): Promise<AmountChangeRow[]> =>
  db
    .select()
    .from(amountChanges)
    .where(eq(amountChanges.subscriptionId, subscriptionId))
    .orderBy(desc(amountChanges.createdAt), desc(amountChanges.id));
/** The one that its donor has still to agree to; there is at most one. */
export const findPendingAmount = async (db: Database, subscriptionId: string): Promise<AmountChangeRow | undefined> =>
  (
    await db
      .select()
      .from(amountChanges)
      .where(and(eq(amountChanges.subscriptionId, subscriptionId), isPending))
  )[0];
/** Those of several donations. */
export const findPendingAmounts = (db: Database, subscriptionIds: readonly string[]): Promise<AmountChangeRow[]> =>
  db
    .select()
    .from(amountChanges)
    .where(and(inArray(amountChanges.subscriptionId, [...subscriptionIds]), isPending));
export const insertAmountChange = async (
  tx: Database,
  row: typeof amountChanges.$inferInsert,
): Promise<AmountChangeRow> => (await tx.insert(amountChanges).values(row).returning())[0]!;
/** Whether one was pending. */
export const withdrawAmount = async (tx: Database, subscriptionId: string, now: Date): Promise<boolean> =>
  (
    await tx
      .update(amountChanges)
      .set({ withdrawnAt: now })
      .where(and(eq(amountChanges.subscriptionId, subscriptionId), isPending))
      .returning({ id: amountChanges.id })
  ).length > 0;
export const confirmAmountChange = async (tx: Database, id: string, now: Date): Promise<void> => {
  await tx.update(amountChanges).set({ confirmedAt: now }).where(eq(amountChanges.id, id));
};
