import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';

/**
 * Tags of what public pages show: one project, the lists of projects, the sacrifices, one article, the lists of articles, the names of
 * their categories and authors, one event or training, their lists, the sums of the whole site, or the content of every page. With `gone:` pages with the tag must not be served again; others may be served stale for some seconds.
 */
export type InvalidationTag =
  | `project:${string}`
  | `gone:project:${string}`
  | 'gone:site'
  | 'projects'
  | 'sacrifices'
  | `article:${string}`
  | `gone:article:${string}`
  | 'articles'
  | 'gone:articles'
  | 'article-names'
  | `activity:${string}`
  | `gone:activity:${string}`
  | 'activities'
  | 'gone:activities'
  | 'totals'
  | 'site';
export const INVALIDATION_CHANNEL = 'touched';

/** Invalidates tags in the transaction that changes their content; every process is notified when it commits. */
export async function invalidate(tx: Database, ...what: readonly InvalidationTag[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${INVALIDATION_CHANNEL}, named) from jsonb_array_elements_text(${JSON.stringify(what)}::jsonb) as named`,
  );
}
