import { LRUCache } from 'lru-cache';
import { type CachedPage, finishPage } from '#src/framework/page-cache/cached-page.ts';
import { type Bytes, fromBrotli } from '#src/framework/page-cache/encodings.ts';
import type { PageTarget } from '#src/framework/page-cache/page-target.ts';
import { createRefresher } from '#src/framework/page-cache/refresher.ts';
import { createShelf, plainLimits, queryLimits, type Shelf } from '#src/framework/page-cache/shelf.ts';
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

/**
 * Public pages, each rendered and compressed once for everybody. `invalidate` names what has changed: the pages that show
 * it are rendered again in the background while the former ones are served; `isGone` takes them away at once.
 */
export function createPageCache({ now = Date.now, render, turnsAt = () => Infinity }: PageCacheOptions) {
  const shelves = { plain: createShelf(plainLimits), query: createShelf(queryLimits) };
  const shelfOf = ({ query }: Pick<PageTarget, 'query'>): Shelf => (query === '' ? shelves.plain : shelves.query);
  /** Addresses with a query are kept from the second time on: one that is made up is never asked for again. */
  const askedOnce = new LRUCache<string, true>({ max: 4000 });
  const underway = new Map<string, { found: Promise<Found>; goneBefore: number }>();
  /** What was taken away, in its order: a rendering that began before may still show it. */
  let gone: PageTag[] = [];
  let goneCount = 0;
  let changes = 0;
  const isGoneSince = (count: number, tags: ReadonlySet<PageTag>): boolean => count < goneCount && (goneCount - count > gone.length || gone.slice(count - goneCount).some((tag) => tags.has(tag)));

  async function renderNow(target: PageTarget): Promise<Found> {
    const [goneBefore, changesBefore, startedAt] = [goneCount, changes, now()];
    const { result, tags } = await withTags(() => render(target));
    if (result.kind !== 'document' || result.page.status !== 200) return { other: result };
    const page = { ...(await finishPage(target, result.page)), tags, renderedAt: startedAt, freshUntil: startedAt + FRESH_FOR_MS, validUntil: turnsAt(startedAt) };
    const shelf = shelfOf(target);
    shelf.keepVersion(target.key, page);
    const isAdmitted = target.query === '' || askedOnce.has(target.key);
    askedOnce.set(target.key, true);
    if (isAdmitted && !isGoneSince(goneBefore, tags)) {
      // Whatever changed meanwhile may or may not be in it: it is rendered once more.
      shelf.keep(target.key, page, changes !== changesBefore);
      if (changes !== changesBefore) refresher.schedule(target, page.renderedAt);
    }
    return { page };
  }

  const refresher = createRefresher({
    now,
    refresh: async (target) => {
      const found = await renderNow(target);
      if ('page' in found) return true;
      // What cannot be rendered just now is shown as it was; what is no page any more is not.
      if (found.other.kind === 'failed' && found.other.status >= 500) return false;
      shelfOf(target).drop(target.key);
      return true;
    },
  });

  return {
    /** The page as it is kept, without waiting; whatever it lacks is done in the background. */
    find(target: PageTarget): CachedPage | undefined {
      const entry = shelfOf(target).get(target.key);
      if (!entry || entry.page.validUntil <= now()) return undefined;
      if (!entry.wasAsked && entry.isOutdated) refresher.schedule(target, entry.page.renderedAt);
      entry.wasAsked = true;
      if (entry.page.freshUntil <= now()) refresher.schedule(target, entry.page.renderedAt);
      return entry.page;
    },
    /** The page, rendered once however many ask for it meanwhile. */
    async get(target: PageTarget): Promise<Found> {
      const running = underway.get(target.key);
      if (running?.goneBefore === goneCount) return running.found;
      const found = renderNow(target);
      const mine = { found, goneBefore: goneCount };
      underway.set(target.key, mine);
      try {
        const result = await found;
        const former = shelfOf(target).get(target.key)?.page;
        // The day has turned and nothing can be rendered: yesterday's page is better than none.
        return 'other' in result && result.other.kind === 'failed' && result.other.status >= 500 && former ? { page: former } : result;
      } finally {
        if (underway.get(target.key) === mine) underway.delete(target.key);
      }
    },
    /** The flight data that one rendering of a page was made of, while it is known. */
    async version(target: PageTarget, version: string): Promise<Bytes | undefined> {
      const packed = shelfOf(target).version(target.key, version);
      return packed && fromBrotli(packed);
    },
    invalidate(tag: PageTag, { isGone = false } = {}): void {
      changes += 1;
      if (isGone) {
        goneCount += 1;
        gone = [...gone, tag].slice(-1000);
      }
      for (const shelf of Object.values(shelves)) {
        for (const key of shelf.tagged(tag)) {
          const entry = shelf.get(key)!;
          if (isGone || !entry.wasAsked) { shelf.drop(key); continue; }
          entry.isOutdated = true;
          const [path = '', query = ''] = key.split('?');
          refresher.schedule({ path, query, key }, entry.page.renderedAt);
        }
      }
    },
    size: () => ({ plain: shelves.plain.size(), query: shelves.query.size() }),
    /** Resolves when nothing is being rendered in the background. */
    settled: refresher.settled,
  };
}
