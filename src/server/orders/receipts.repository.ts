import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';

/**
 * The next receipt number, without gaps: the counter is locked until the transaction ends, and rolled back with it. Must be
 * called last in a transaction, so that other payments wait for its commit only.
 */
export async function nextReceiptNumber(tx: Database): Promise<number> {
  const [row] = await rowsOf<{ value: string }>(
    tx,
    sql`update counters set value = value + 1 where name = 'receipts' returning value`,
  );
  return Number(row!.value);
}
