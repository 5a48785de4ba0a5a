import { and, asc, desc, eq, gt, inArray, isNull, ne, notLike, or, sql } from 'drizzle-orm';
import type { MovementStatus } from '#src/domain/bank-statement.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { bankMovements, bankStatements } from '#src/server/platform/db/schema/bank-statements.ts';
import { orderDonors, orders } from '#src/server/platform/db/schema/orders.ts';
import { bankReceipts, payments } from '#src/server/platform/db/schema/payments.ts';

export type MovementRow = typeof bankMovements.$inferSelect;

/** The latest statement of an account before another one. */
export const findStatementBefore = async (
  db: Database,
  account: string,
  day: string,
): Promise<typeof bankStatements.$inferSelect | undefined> =>
  (
    await db
      .select()
      .from(bankStatements)
      .where(and(eq(bankStatements.account, account), sql`${bankStatements.untilDay} < ${day}`))
      .orderBy(desc(bankStatements.untilDay), desc(bankStatements.importedAt))
      .limit(1)
  )[0];

export async function insertStatement(tx: Database, row: typeof bankStatements.$inferInsert): Promise<string> {
  return (await tx.insert(bankStatements).values(row).returning({ id: bankStatements.id }))[0]!.id;
}

/** Saves movements, each once. Returns how many were new. */
export const insertMovements = async (
  tx: Database,
  rows: readonly (typeof bankMovements.$inferInsert)[],
): Promise<number> =>
  (
    await tx
      .insert(bankMovements)
      .values([...rows])
      .onConflictDoNothing({ target: bankMovements.key })
      .returning({ id: bankMovements.id })
  ).length;

/** Movements that are not booked or ignored yet, the oldest first. */
export const findOpenMovements = (db: Database, limit: number): Promise<MovementRow[]> =>
  db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.status, 'open'))
    .orderBy(asc(bankMovements.number))
    .limit(limit);

/** Movements of a status after a number, the oldest first. */
export const findMovements = (
  db: Database,
  { after, limit, status }: { status: MovementStatus; after: number; limit: number },
): Promise<MovementRow[]> =>
  db
    .select()
    .from(bankMovements)
    .where(and(eq(bankMovements.status, status), gt(bankMovements.number, after)))
    .orderBy(asc(bankMovements.number))
    .limit(limit);

export const countMovements = (db: Database, status: MovementStatus): Promise<number> =>
  db.$count(bankMovements, eq(bankMovements.status, status));

export const findMovementById = async (db: Database, id: string): Promise<MovementRow | undefined> =>
  (await db.select().from(bankMovements).where(eq(bankMovements.id, id)))[0];

export const findMovement = async (db: Database, number: number): Promise<MovementRow | undefined> =>
  (await db.select().from(bankMovements).where(eq(bankMovements.number, number)))[0];

/** Closes a movement that is still open as no transfer of a donor; false where it was closed before. */
export const markIgnored = async (
  tx: Database,
  id: string,
  change: Pick<typeof bankMovements.$inferInsert, 'reason' | 'closedAt'>,
): Promise<boolean> =>
  (
    await tx
      .update(bankMovements)
      .set({ ...change, status: 'ignored' })
      .where(and(eq(bankMovements.id, id), eq(bankMovements.status, 'open')))
      .returning({ id: bankMovements.id })
  ).length > 0;

/** Notes that the money of a movement is booked, also where somebody has just ignored it. */
export const markBooked = async (
  tx: Database,
  id: string,
  change: Pick<typeof bankMovements.$inferInsert, 'paymentId' | 'closedAt'>,
): Promise<void> => {
  await tx
    .update(bankMovements)
    .set({ ...change, status: 'booked', reason: null })
    .where(and(eq(bankMovements.id, id), ne(bankMovements.status, 'booked')));
};

/** The payment for which a movement of the bank was recorded. */
export const findReceiptPayment = async (db: Database, movement: string): Promise<string | undefined> =>
  (await db.select({ id: bankReceipts.paymentId }).from(bankReceipts).where(eq(bankReceipts.movement, movement)))[0]
    ?.id;

const EXPECTED = {
  reference: payments.reference,
  currency: payments.currency,
  status: orders.status,
  totalMinor: orders.totalMinor,
  receivedMinor: orders.receivedMinor,
  donorName: orderDonors.fullName,
  placedAt: orders.placedAt,
  /** What a pledge that runs is due each time, where it has this reference. */
  pledgeMinor: sql<
    string | null
  >`(select s.amount_minor::text from subscriptions s join payments f on f.order_id = s.order_id
    where s.is_pledge and s.status in ('active', 'paused') and f.reference = ${payments.reference} and not f.repeats_reference)`,
};
const expected = (db: Database) =>
  db
    .select(EXPECTED)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(orderDonors, eq(orderDonors.orderId, orders.id));
export type ExpectedRow = Awaited<ReturnType<typeof expected>>[number];

/** The announced transfers with one of these references. */
export const findByReferences = (db: Database, references: readonly string[]): Promise<ExpectedRow[]> =>
  expected(db).where(inArray(payments.reference, [...references]));

/** Announced transfers that wait for one of these amounts, in minor units; also those whose time is over, while their donor is known. */
export const findWaitingFor = (db: Database, amounts: readonly number[]): Promise<ExpectedRow[]> =>
  expected(db).where(
    and(
      eq(payments.method, 'bank'),
      or(
        eq(orders.status, 'awaitingTransfer'),
        and(inArray(orders.status, ['expired', 'cancelled']), isNull(orders.erasedAt)),
      ),
      inArray(sql<number>`${orders.totalMinor} - ${orders.receivedMinor}`, [...amounts]),
      ne(payments.status, 'succeeded'),
    ),
  );

/** Amounts that were recorded by hand with the references of these payments, not from a statement. The periods of a pledge share one. */
export const findRecordedByHand = (
  db: Database,
  references: readonly string[],
  fromStatements: string,
): Promise<{ reference: string | null; amountMinor: number; receivedAt: Date }[]> =>
  references.length === 0
    ? Promise.resolve([])
    : db
        .select({
          reference: payments.reference,
          amountMinor: bankReceipts.amountMinor,
          receivedAt: bankReceipts.receivedAt,
        })
        .from(bankReceipts)
        .innerJoin(payments, eq(payments.id, bankReceipts.paymentId))
        .where(and(inArray(payments.reference, [...references]), notLike(bankReceipts.movement, `${fromStatements}%`)));
