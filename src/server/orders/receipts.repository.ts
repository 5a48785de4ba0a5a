import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';

/**
 * The next receipt number, without a gap: the counter is locked until the transaction ends, and goes back with it. Drawn
 * last in a transaction, so that payments wait for each other no longer than it takes to commit.
 */
export async function nextReceiptNumber(tx: Database): Promise<number> {
  const [row] = await rowsOf<{ value: string }>(tx, sql`update counters set value = value + 1 where name = 'receipts' returning value`);
  return Number(row!.value);
}
