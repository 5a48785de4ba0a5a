import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/**
 * Takes the lock under which the stored totals of an account change, until the transaction ends. Taken before the counter of
 * receipts, which each donation locks, so that two donations of one donor never wait for each other.
 */
export const lockDonor = async (tx: Database, accountId: string): Promise<void> => {
  await rowsOf(tx, sql`select lock_donor(${accountId}::uuid)`);
};
