import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';

/**
 * The next receipt number, without gaps: the counter is locked until the transaction ends, and rolled back with it. Must be
 * called last in a transaction, so that other payments wait for its commit only.
 */
export const nextReceiptNumber = (tx: Database): Promise<number> => nextReceiptNumbers(tx, 1);

/** The last of `count` receipt numbers in a row, drawn under the same lock. */
export async function nextReceiptNumbers(tx: Database, count: number): Promise<number> {
  const [row] = await rowsOf<{ value: string }>(
    tx,
    sql`update counters set value = value + ${count} where name = 'receipts' returning value`,
  );
  return Number(row!.value);
}
