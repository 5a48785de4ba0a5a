import { LRUCache } from 'lru-cache';
import { type CachedPage, finishPage } from '#src/framework/page-cache/cached-page.ts';
import { createChangeLog } from '#src/framework/page-cache/change-log.ts';
import {
  createPageStore,
  onceLimits,
  plainLimits,
  queryLimits,
  type PageStore,
  type Version,
} from '#src/framework/page-cache/page-store.ts';
import type { PageTarget } from '#src/framework/page-cache/page-target.ts';
import { createRefresher } from '#src/framework/page-cache/refresher.ts';
import { type PageTag, withTags } from '#src/framework/page-cache/tags.ts';
import type { Rendering } from '#src/framework/render/rendered.ts';

/** Milliseconds after which a page is rendered again in the background. */
export const FRESH_FOR_MS = 5 * 60 * 1000;

export type PageCacheOptions = {
  /** Renders a page from a request with nothing personal. */
  render: (target: PageTarget) => Promise<Rendering>;
  now?: () => number;
  /** The next moment, in milliseconds since 1970, at which pages change without a write, as when a day ends. @default never */
  nextExpiry?: (from: number) => number;
};
/** A page, or another result, which is never cached: a redirect, "not found", a failure. */
export type Found = { page: CachedPage } | { other: Rendering };

export type PageCache = ReturnType<typeof createPageCache>;

const isFailure = (found: Found): boolean =>
  'other' in found && found.other.kind === 'failed' && found.other.status >= 500;

/**
 * Caches public pages, each rendered and compressed once for all visitors. `invalidate` takes tags: the pages that show them
 * are rendered again in the background and served stale meanwhile, or with `isGone` dropped at once.
 */
export function createPageCache({ now = Date.now, render, nextExpiry = () => Infinity }: PageCacheOptions) {
  const stores = {
    plain: createPageStore(plainLimits),
    query: createPageStore(queryLimits),
    once: createPageStore(onceLimits),
  };
  const storeOf = ({ query }: Pick<PageTarget, 'query'>): PageStore => (query === '' ? stores.plain : stores.query);
  /** Addresses with a query that were requested once: such a page is stored for long only at its second request. */
  const requestedOnce = new LRUCache<string, true>({ max: 4000 });
  const underway = new Map<string, { found: Promise<Found>; goneBefore: number }>();
  const gone = createChangeLog();
  const changed = createChangeLog();

  async function renderNow(target: PageTarget): Promise<Found> {
    const [goneBefore, changedBefore, startedAt] = [gone.count(), changed.count(), now()];
    const { expiresAt, result, tags } = await withTags(() => render(target));
    if (result.kind !== 'document' || result.page.status !== 200) return { other: result };
    const page = {
      ...(await finishPage(target, result.page)),
      tags,
      renderedAt: startedAt,
      freshUntil: startedAt + FRESH_FOR_MS,
      validUntil: Math.min(nextExpiry(startedAt), expiresAt),
    };
    // If a tag was dropped during the rendering, the page answers the waiting requests but is not stored.
    if (!gone.hasSince(goneBefore, tags)) keep(target, page, changed.hasSince(changedBefore, tags));
    return { page };
  }

  /** `isOutdated`: a tag was invalidated during the rendering, so the page is rendered once more. */
  function keep(target: PageTarget, page: CachedPage, isOutdated: boolean): void {
    const isAdmitted = target.query === '' || requestedOnce.has(target.key);
    requestedOnce.set(target.key, true);
    if (!isAdmitted) return stores.once.keepVersion(target.key, page);
    const store = storeOf(target);
    store.keepVersion(target.key, page);
    store.keep(target.key, page, isOutdated);
    if (isOutdated) refresher.schedule(target, page.renderedAt);
  }

  const refresher = createRefresher({
    now,
    refresh: async (target) => {
      const found = await renderNow(target);
      // A failed rendering keeps the stored page; a redirect or "not found" removes it.
      if (isFailure(found)) return false;
      if ('other' in found) storeOf(target).drop(target.key);
      return true;
    },
  });

  async function get(target: PageTarget): Promise<Found> {
    const running = underway.get(target.key);
    if (running?.goneBefore === gone.count()) return running.found;
    const mine = { found: renderNow(target), goneBefore: gone.count() };
    underway.set(target.key, mine);
    try {
      const found = await mine.found;
      const former = storeOf(target).get(target.key)?.page;
      // An expired page is better than an error page while rendering fails.
      return isFailure(found) && former ? { page: former } : found;
    } finally {
      if (underway.get(target.key) === mine) underway.delete(target.key);
    }
  }

  const known = (target: PageTarget, version: string): Version | undefined =>
    storeOf(target).version(target.key, version) ?? stores.once.version(target.key, version);

  return {
    /** The stored page, if any, without waiting; a stale one is rendered again in the background. */
    find(target: PageTarget): CachedPage | undefined {
      const entry = storeOf(target).get(target.key);
      if (!entry || entry.page.validUntil <= now()) return undefined;
      entry.wasRequested = true;
      if (entry.isOutdated || entry.page.freshUntil <= now()) refresher.schedule(target, entry.page.renderedAt);
      return entry.page;
    },
    /** Renders the page; concurrent requests share one rendering. While rendering fails, the stored page is returned. */
    get,
    /**
     * The flight data of one version of a page. Another process may have rendered that version: equal content has an equal
     * version, so the page is rendered here too, unless a stored rendering already has another version.
     */
    async version(target: PageTarget, version: string): Promise<Version | undefined> {
      const found = known(target, version);
      if (found || storeOf(target).get(target.key)) return found;
      const rendered = await get(target);
      return 'page' in rendered && rendered.page.data.version === version
        ? { data: rendered.page.data.bodies.br, tags: rendered.page.tags }
        : undefined;
    },
    invalidate(tag: PageTag, { isGone = false } = {}): void {
      changed.add(tag);
      if (isGone) gone.add(tag);
      for (const store of Object.values(stores)) {
        if (isGone) store.dropVersions(tag);
        for (const key of store.tagged(tag)) {
          const entry = store.get(key)!;
          // A page without requests since its last rendering is dropped, not rendered again.
          if (isGone || !entry.wasRequested) {
            store.drop(key);
            continue;
          }
          entry.isOutdated = true;
          const [path = '', query = ''] = key.split('?');
          refresher.schedule({ path, query, key }, entry.page.renderedAt);
        }
      }
    },
    size: () => ({ plain: stores.plain.size(), query: stores.query.size(), once: stores.once.size() }),
    /** Resolves when nothing is being rendered in the background. */
    settled: refresher.settled,
  };
}
