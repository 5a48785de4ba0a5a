import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';

/** Ends every lease. Only when the embedded database opens: it has one process, so that the former holders are dead. */
export async function releaseLeases(db: Database): Promise<void> {
  for (const table of ['webhook_events', 'outbox', 'payments', 'orders', 'subscriptions'])
    await db.execute(sql`update ${sql.identifier(table)} set locked_until = null where locked_until is not null`);
}
