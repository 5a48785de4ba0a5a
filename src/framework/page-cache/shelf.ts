import { LRUCache } from 'lru-cache';
import { type CachedPage, pageSize } from '#src/framework/page-cache/cached-page.ts';
import type { Bytes } from '#src/framework/page-cache/encodings.ts';
import type { PageTag } from '#src/framework/page-cache/tags.ts';

const MB = 1024 * 1024;
/** How long a page that stands open can still be started with the data that it was rendered from. */
const VERSION_LIFETIME_MS = 30 * 60 * 1000;

export type Entry = { page: CachedPage; /** Something that it shows has changed since. */ isOutdated: boolean; /** Somebody has asked for it since it was rendered. */ wasAsked: boolean };
type Limits = { pages: number; bytes: number };

/** Pages of one kind, within a bound of their own, and the data of their former renderings. The least used leave first. */
export function createShelf({ bytes, pages }: Limits) {
  const byTag = new Map<PageTag, Set<string>>();
  const untag = (key: string, { page: { tags } }: Entry): void => {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };
  const entries = new LRUCache<string, Entry>({ max: pages, maxSize: bytes, sizeCalculation: ({ page }) => pageSize(page), dispose: (entry, key) => untag(key, entry) });
  const versions = new LRUCache<string, Bytes>({ max: 4 * pages, maxSize: bytes / 2, sizeCalculation: (data) => data.length, ttl: VERSION_LIFETIME_MS });
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    keep(key: string, page: CachedPage, isOutdated: boolean): void {
      entries.set(key, { page, isOutdated, wasAsked: false });
      if (!entries.has(key)) return;
      for (const tag of page.tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
    },
    keepVersion: (key: string, { data }: Pick<CachedPage, 'data'>): void => { versions.set(`${key} ${data.version}`, data.bodies.br); },
    /** The data of one rendering, as Brotli. */
    version: (key: string, version: string): Bytes | undefined => versions.get(`${key} ${version}`),
    drop: (key: string): void => { entries.delete(key); },
    tagged: (tag: PageTag): string[] => [...(byTag.get(tag) ?? [])],
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize, versions: versions.size, versionBytes: versions.calculatedSize }),
  };
}
export type Shelf = ReturnType<typeof createShelf>;

/** Addresses without a query are as many as there are pages; with one a stranger can make up as many as they like. */
export const plainLimits: Limits = { pages: 500, bytes: 64 * MB };
export const queryLimits: Limits = { pages: 300, bytes: 24 * MB };
