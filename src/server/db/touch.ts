import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * What public pages show, by what a write may change: one project, the lists of projects, sums of the whole site, or what
 * stands on every page. `gone:` says that it must not be shown any longer; all else may be for some seconds.
 */
export type Touched = `project:${string}` | `gone:project:${string}` | 'gone:site' | 'projects' | 'totals' | 'site';
export const TOUCH_CHANNEL = 'touched';

/** Names in the very transaction what it changes; every process hears of it when it is committed, and not before. */
export async function touch(tx: Database, ...what: readonly Touched[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${TOUCH_CHANNEL}, named) from jsonb_array_elements_text(${JSON.stringify(what)}::jsonb) as named`);
}
