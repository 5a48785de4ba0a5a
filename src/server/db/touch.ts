import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** What public pages show, by the noun that a write may change. */
export const TOUCHED = ['projects', 'site'] as const;
export type Touched = (typeof TOUCHED)[number];
export const TOUCH_CHANNEL = 'touched';

/** Names in the very transaction what it changes; every process hears of it when it is committed, and not before. */
export async function touch(tx: Database, what: Touched): Promise<void> {
  await tx.execute(sql`select pg_notify(${TOUCH_CHANNEL}, ${what})`);
}
