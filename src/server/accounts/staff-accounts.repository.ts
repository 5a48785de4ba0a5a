import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';

/** Whether somebody is an administrator. */
export const hasAdministrator = async (db: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from users where 'admin' = any(roles) and erased_at is null limit 1`)).length > 0;

/** Whether the accounts of the demo charity were made before. */
export const hasDemoAccounts = async (db: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from settings where category = 'site' and field = 'hasDemoAccounts'`)).length > 0;

/** Whether this is the first time: one of several processes is told so. */
export const claimDemoAccounts = async (tx: Database): Promise<boolean> =>
  (
    await tx
      .insert(settings)
      .values({ category: 'site', field: 'hasDemoAccounts', value: true })
      .onConflictDoNothing()
      .returning({ field: settings.field })
  ).length > 0;
