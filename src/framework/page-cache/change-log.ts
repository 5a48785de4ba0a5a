import type { PageTag } from '#src/framework/page-cache/tags.ts';

const REMEMBERED = 1000;

/** What was changed, in its order: a rendering that began before may or may not show it. */
export function createChangeLog() {
  let tags: PageTag[] = [];
  let count = 0;
  return {
    add(tag: PageTag): void {
      count += 1;
      tags = [...tags, tag].slice(-REMEMBERED);
    },
    count: () => count,
    /** Whether one of these was changed after `before` changes. What is no longer remembered counts as changed. */
    hasSince(before: number, shown: ReadonlySet<PageTag>): boolean {
      const missed = count - before;
      return missed > tags.length || (missed > 0 && tags.slice(-missed).some((tag) => shown.has(tag)));
    },
  };
}
