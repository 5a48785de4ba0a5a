import type { PageTag } from '#src/framework/page-cache/tags.ts';

const REMEMBERED = 1000;

/** The latest invalidations in their order: a rendering that began before one may not show the change. */
export function createChangeLog() {
  let tags: PageTag[] = [];
  let count = 0;
  return {
    add(tag: PageTag): void {
      count += 1;
      tags = [...tags, tag].slice(-REMEMBERED);
    },
    count: () => count,
    /** Whether one of these tags was invalidated after change number `before`. Changes dropped from the log count for every tag. */
    hasSince(before: number, shown: ReadonlySet<PageTag>): boolean {
      const missed = count - before;
      return missed > tags.length || (missed > 0 && tags.slice(-missed).some((tag) => shown.has(tag)));
    },
  };
}
