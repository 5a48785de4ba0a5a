import { LRUCache } from 'lru-cache';
import { type CachedPage, pageSize } from '#src/framework/page-cache/cached-page.ts';
import type { Bytes } from '#src/framework/page-cache/encodings.ts';
import { createTagIndex } from '#src/framework/page-cache/tag-index.ts';
import type { PageTag } from '#src/framework/page-cache/tags.ts';

const MB = 1024 * 1024;
/** How long an open document can still load its flight data, in milliseconds. */
const VERSION_LIFETIME_MS = 30 * 60 * 1000;

export type Entry = {
  page: CachedPage;
  /** One of its tags was invalidated since. */ isOutdated: boolean;
  /** It was requested since it was rendered. */ wasRequested: boolean;
};
/** The flight data of one rendering, in Brotli. */
export type Version = { data: Bytes; tags: ReadonlySet<PageTag> };
type Limits = { pages: number; bytes: number };

/** Pages within limits, and the flight data of their former renderings. The least recently used are dropped first. */
export function createPageStore({ bytes, pages }: Limits) {
  const pageTags = createTagIndex();
  const versionTags = createTagIndex();
  const entries = new LRUCache<string, Entry>({
    max: pages,
    maxSize: bytes,
    sizeCalculation: ({ page }) => pageSize(page),
    dispose: ({ page }, key) => pageTags.remove(key, page.tags),
  });
  const versions = new LRUCache<string, Version>({
    max: 4 * pages,
    maxSize: bytes / 2,
    sizeCalculation: ({ data }) => data.length,
    ttl: VERSION_LIFETIME_MS,
    dispose: ({ tags }, key) => versionTags.remove(key, tags),
  });
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    keep(key: string, page: CachedPage, isOutdated: boolean): void {
      entries.set(key, { page, isOutdated, wasRequested: false });
      if (entries.has(key)) pageTags.add(key, page.tags);
    },
    keepVersion(key: string, { data, tags }: Pick<CachedPage, 'data' | 'tags'>): void {
      const name = `${key} ${data.version}`;
      versions.set(name, { data: data.bodies.br, tags });
      if (versions.has(name)) versionTags.add(name, tags);
    },
    version: (key: string, version: string): Version | undefined => versions.get(`${key} ${version}`),
    drop: (key: string): void => {
      entries.delete(key);
    },
    /** Drops the flight data of all renderings with this tag. */
    dropVersions(tag: PageTag): void {
      for (const name of versionTags.tagged(tag)) versions.delete(name);
    },
    tagged: pageTags.tagged,
    size: () => ({
      pages: entries.size,
      bytes: entries.calculatedSize,
      versions: versions.size,
      versionBytes: versions.calculatedSize,
    }),
  };
}
export type PageStore = ReturnType<typeof createPageStore>;

/**
 * Limits by kind of address. Addresses with a query are unbounded in number, so they have limits of their own, and those
 * that were requested only once others again.
 */
export const plainLimits: Limits = { pages: 500, bytes: 64 * MB };
export const queryLimits: Limits = { pages: 600, bytes: 48 * MB };
export const onceLimits: Limits = { pages: 100, bytes: 6 * MB };
