import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** Lets go of every lease. Only for the embedded database, as it opens: it has one owner, so whoever held one is dead. */
export async function releaseAll(db: Database): Promise<void> {
  for (const table of ['inbox', 'outbox', 'payments', 'orders', 'recurring_donations']) await db.execute(sql`update ${sql.identifier(table)} set locked_until = null where locked_until is not null`);
}
