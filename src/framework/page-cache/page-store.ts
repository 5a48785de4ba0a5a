import { LRUCache } from 'lru-cache';
import { type CachedPage, pageSize } from '#src/framework/page-cache/cached-page.ts';
import type { Bytes } from '#src/framework/page-cache/encodings.ts';
import { createTagIndex } from '#src/framework/page-cache/tag-index.ts';
import type { PageTag } from '#src/framework/page-cache/tags.ts';

const MB = 1024 * 1024;
/** How long a page that stands open can still be started with the data that it was rendered from. */
const VERSION_LIFETIME_MS = 30 * 60 * 1000;

export type Entry = { page: CachedPage; /** Something that it shows has changed since. */ isOutdated: boolean; /** Somebody has asked for it since it was rendered. */ wasAsked: boolean };
/** The data of one rendering, as Brotli. */
export type Version = { data: Bytes; tags: ReadonlySet<PageTag> };
type Limits = { pages: number; bytes: number };

/** Pages of one kind, within a bound of their own, and the data of their former renderings. The least used leave first. */
export function createPageStore({ bytes, pages }: Limits) {
  const pageTags = createTagIndex();
  const versionTags = createTagIndex();
  const entries = new LRUCache<string, Entry>({ max: pages, maxSize: bytes, sizeCalculation: ({ page }) => pageSize(page), dispose: ({ page }, key) => pageTags.remove(key, page.tags) });
  const versions = new LRUCache<string, Version>({ max: 4 * pages, maxSize: bytes / 2, sizeCalculation: ({ data }) => data.length, ttl: VERSION_LIFETIME_MS, dispose: ({ tags }, key) => versionTags.remove(key, tags) });
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    keep(key: string, page: CachedPage, isOutdated: boolean): void {
      entries.set(key, { page, isOutdated, wasAsked: false });
      if (entries.has(key)) pageTags.add(key, page.tags);
    },
    keepVersion(key: string, { data, tags }: Pick<CachedPage, 'data' | 'tags'>): void {
      const name = `${key} ${data.version}`;
      versions.set(name, { data: data.bodies.br, tags });
      if (versions.has(name)) versionTags.add(name, tags);
    },
    version: (key: string, version: string): Version | undefined => versions.get(`${key} ${version}`),
    drop: (key: string): void => { entries.delete(key); },
    /** Data that show what must not be shown any longer. */
    dropVersions(tag: PageTag): void {
      for (const name of versionTags.tagged(tag)) versions.delete(name);
    },
    tagged: pageTags.tagged,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize, versions: versions.size, versionBytes: versions.calculatedSize }),
  };
}
export type PageStore = ReturnType<typeof createPageStore>;

/**
 * Addresses without a query are as many as there are pages; with one a stranger can make up as many as they like, so these
 * have a bound of their own, and those that were asked for only once another.
 */
export const plainLimits: Limits = { pages: 500, bytes: 64 * MB };
export const queryLimits: Limits = { pages: 600, bytes: 48 * MB };
export const onceLimits: Limits = { pages: 100, bytes: 6 * MB };
