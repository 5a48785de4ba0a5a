import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a page shows: `project:<id>`, `projects` for lists, `sacrifices`, `totals` for sums of the whole site, `site` for every page. A
 * write invalidates the same tags, and the pages with these tags are rendered again.
 */
export type PageTag = `project:${string}` | 'projects' | 'sacrifices' | 'totals' | 'site';

const collecting = new AsyncLocalStorage<Set<PageTag>>();

/** Adds tags to the page that is being rendered. Does nothing outside a rendering for the page cache. */
export function tagPage(...tags: readonly PageTag[]): void {
  const collected = collecting.getStore();
  for (const tag of tags) collected?.add(tag);
}

/** Runs a rendering and returns its result with its tags. */
export async function withTags<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; tags: ReadonlySet<PageTag> }> {
  const tags = new Set<PageTag>(['site']);
  return { result: await collecting.run(tags, render), tags };
}
