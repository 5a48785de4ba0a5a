import type { PageTag } from '#src/framework/page-cache/tags.ts';

/** Finds keys by tag. */
export function createTagIndex() {
  const keysOf = new Map<PageTag, Set<string>>();
  return {
    add(key: string, tags: ReadonlySet<PageTag>): void {
      for (const tag of tags) {
        const keys = keysOf.get(tag) ?? new Set();
        keysOf.set(tag, keys.add(key));
      }
    },
    remove(key: string, tags: ReadonlySet<PageTag>): void {
      for (const tag of tags) {
        const keys = keysOf.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(tag);
      }
    },
    tagged: (tag: PageTag): string[] => [...(keysOf.get(tag) ?? [])],
  };
}
