import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a page shows: `project:<id>`, `projects` for lists, `sacrifices`, `article:<id>`, `articles` for their lists,
 * `article-names` for the names of their categories and authors, `activity:<id>` for an event or training, `activities` for
 * their lists, `totals` for sums of the whole site, `site` for every page. A
 * write invalidates the same tags, and the pages with these tags are rendered again.
 */
export type PageTag =
  | `project:${string}`
  | 'projects'
  | 'sacrifices'
  | `article:${string}`
  | 'articles'
  | 'article-names'
  | `activity:${string}`
  | 'activities'
  | 'totals'
  | 'site';

type Collected = { tags: Set<PageTag>; expiresAt: number };
const collecting = new AsyncLocalStorage<Collected>();

/** Adds tags to the page that is being rendered. Does nothing outside a rendering for the page cache. */
export function tagPage(...tags: readonly PageTag[]): void {
  const collected = collecting.getStore();
  for (const tag of tags) collected?.tags.add(tag);
}

/** Says when the page that is being rendered changes by the clock alone, in milliseconds since 1970. The earliest counts. */
export function expirePageAt(moment: number): void {
  const collected = collecting.getStore();
  if (collected) collected.expiresAt = Math.min(collected.expiresAt, moment);
}

/** Runs a rendering and returns its result with its tags, and when it expires: `Infinity` where nothing says so. */
export async function withTags<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; tags: ReadonlySet<PageTag>; expiresAt: number }> {
  const collected: Collected = { tags: new Set<PageTag>(['site']), expiresAt: Infinity };
  const result = await collecting.run(collected, render);
  return { result, ...collected };
}
