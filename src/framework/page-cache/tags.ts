import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a page shows, by name: `project:<id>`, `projects` for lists, `totals` for sums of the whole site. Every page is of
 * `site`. A write names the same, and the pages that show it are rendered again.
 */
export type PageTag = `project:${string}` | 'projects' | 'totals' | 'site';

const collecting = new AsyncLocalStorage<Set<PageTag>>();

/** Called while a page is rendered: it shows these. Outside a rendering for the page cache it does nothing. */
export function tagPage(...tags: readonly PageTag[]): void {
  const collected = collecting.getStore();
  for (const tag of tags) collected?.add(tag);
}

/** Renders, and gives the tags that were named meanwhile. */
export async function withTags<Result>(render: () => Promise<Result>): Promise<{ result: Result; tags: ReadonlySet<PageTag> }> {
  const tags = new Set<PageTag>(['site']);
  return { result: await collecting.run(tags, render), tags };
}
