import { LRUCache } from 'lru-cache';
import { type CachedPage, finishPage } from '#src/framework/page-cache/cached-page.ts';
import { createChangeLog } from '#src/framework/page-cache/change-log.ts';
import type { PageTarget } from '#src/framework/page-cache/page-target.ts';
import { createRefresher } from '#src/framework/page-cache/refresher.ts';
import { createPageStore, onceLimits, plainLimits, queryLimits, type PageStore, type Version } from '#src/framework/page-cache/page-store.ts';
import { type PageTag, withTags } from '#src/framework/page-cache/tags.ts';
import type { Rendering } from '#src/framework/render/rendered.ts';

/** A page is rendered again after that, in the background. */
export const FRESH_FOR_MS = 5 * 60 * 1000;

export type PageCacheOptions = {
  /** Renders a page from a request that carries nothing of anybody. */
  render: (target: PageTarget) => Promise<Rendering>;
  now?: () => number;
  /** The next moment at which pages show something else by themselves, as when a day ends. */
  turnsAt?: (from: number) => number;
};
/** A page, or what came in its place: a redirect, a page that does not exist, a failure. Those are never kept. */
export type Found = { page: CachedPage } | { other: Rendering };

export type PageCache = ReturnType<typeof createPageCache>;

const isFailure = (found: Found): boolean => 'other' in found && found.other.kind === 'failed' && found.other.status >= 500;

/**
 * Public pages, each rendered and compressed once for everybody. `invalidate` names what has changed: the pages that show
 * it are rendered again in the background while the former ones are served; `isGone` takes them away at once.
 */
export function createPageCache({ now = Date.now, render, turnsAt = () => Infinity }: PageCacheOptions) {
  const stores = { plain: createPageStore(plainLimits), query: createPageStore(queryLimits), once: createPageStore(onceLimits) };
  const storeOf = ({ query }: Pick<PageTarget, 'query'>): PageStore => (query === '' ? stores.plain : stores.query);
  /** Addresses with a query are kept from the second time on. */
  const askedOnce = new LRUCache<string, true>({ max: 4000 });
  const underway = new Map<string, { found: Promise<Found>; goneBefore: number }>();
  const gone = createChangeLog();
  const changed = createChangeLog();

  async function renderNow(target: PageTarget): Promise<Found> {
    const [goneBefore, changedBefore, startedAt] = [gone.count(), changed.count(), now()];
    const { result, tags } = await withTags(() => render(target));
    if (result.kind !== 'document' || result.page.status !== 200) return { other: result };
    const page = { ...(await finishPage(target, result.page)), tags, renderedAt: startedAt, freshUntil: startedAt + FRESH_FOR_MS, validUntil: turnsAt(startedAt) };
    // What was taken away meanwhile is shown to those who asked before, and to nobody after them.
    if (!gone.hasSince(goneBefore, tags)) keep(target, page, changed.hasSince(changedBefore, tags));
    return { page };
  }

  /** `isOutdated`: something that it shows changed while it was rendered, so it is rendered once more. */
  function keep(target: PageTarget, page: CachedPage, isOutdated: boolean): void {
    const isAdmitted = target.query === '' || askedOnce.has(target.key);
    askedOnce.set(target.key, true);
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
      // What cannot be rendered just now is shown as it was; what is no page any more is not.
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
      // The day has turned and nothing can be rendered: yesterday's page is better than none.
      return isFailure(found) && former ? { page: former } : found;
    } finally {
      if (underway.get(target.key) === mine) underway.delete(target.key);
    }
  }

  const known = (target: PageTarget, version: string): Version | undefined => storeOf(target).version(target.key, version) ?? stores.once.version(target.key, version);

  return {
    /** The page as it is kept, without waiting; whatever it lacks is done in the background. */
    find(target: PageTarget): CachedPage | undefined {
      const entry = storeOf(target).get(target.key);
      if (!entry || entry.page.validUntil <= now()) return undefined;
      entry.wasAsked = true;
      if (entry.isOutdated || entry.page.freshUntil <= now()) refresher.schedule(target, entry.page.renderedAt);
      return entry.page;
    },
    /** The page, rendered once however many ask for it meanwhile. */
    get,
    /**
     * The flight data that one rendering of a page was made of. Another process may have rendered it: the same content has
     * the same version there, so it is rendered here too, unless a rendering that is kept says that it would be another.
     */
    async version(target: PageTarget, version: string): Promise<Version | undefined> {
      const found = known(target, version);
      if (found || storeOf(target).get(target.key)) return found;
      const rendered = await get(target);
      return 'page' in rendered && rendered.page.data.version === version ? { data: rendered.page.data.bodies.br, tags: rendered.page.tags } : undefined;
    },
    invalidate(tag: PageTag, { isGone = false } = {}): void {
      changed.add(tag);
      if (isGone) gone.add(tag);
      for (const store of Object.values(stores)) {
        if (isGone) store.dropVersions(tag);
        for (const key of store.tagged(tag)) {
          const entry = store.get(key)!;
          // Nobody is rendered a page for: who asks next begins with a new one.
          if (isGone || !entry.wasAsked) { store.drop(key); continue; }
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
