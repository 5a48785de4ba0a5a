import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, encode } from '#src/server/http/encoding.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** What an operation shows, and so which writes invalidate its responses. */
export type CacheGroup = 'projects' | 'articles' | 'activities' | 'site';
type Entry = {
  body: string;
  etag: string;
  group: CacheGroup;
  startedAt: number;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
};
export type CachedBody = { body: string | Uint8Array<ArrayBuffer>; etag: string; encoding: Encoding | undefined };

const MAX_BYTES = 16 * 1024 * 1024;
const FRESH_MS = 10_000;
/** Milliseconds in which a stale response is served while a new one is made. */
const STALE_MS = 3000;
const MIN_ENCODED_LENGTH = 1024;
const NEVER = { projects: -Infinity, articles: -Infinity, activities: -Infinity, site: -Infinity } as const;

/** Shared caches keep a response for 10 seconds; browsers revalidate each time by `etag`. */
export const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

/**
 * Caches responses of public operations by operation, query and language, within a limit of bytes. After a donation a response
 * is stale and served for `STALE_MS` at most; any other write to what it shows drops it.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: 5000,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 500,
  });
  readonly #underway = new Map<string, { startedAt: number; made: Promise<Entry> }>();
  readonly #agedAt: Record<CacheGroup, number> = { ...NEVER };
  readonly #droppedAt: Record<CacheGroup, number> = { ...NEVER };
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Handles an invalidated tag. A donation invalidates its project and `totals`; other tags drop the responses. */
  invalidate(what: string): void {
    if (what.startsWith('project:')) this.#agedAt.projects = this.#now();
    // No cached response shows a sacrifice.
    else if (what === 'sacrifices') return;
    else if (/^(?:gone:)?article/.test(what)) this.#droppedAt.articles = this.#now();
    else if (/^(?:gone:)?activit/.test(what)) this.#droppedAt.activities = this.#now();
    else if (what === 'totals') this.#agedAt.site = this.#now();
    else {
      this.#droppedAt.projects = this.#now();
      if (what.endsWith('site'))
        this.#droppedAt.site = this.#droppedAt.articles = this.#droppedAt.activities = this.#now();
    }
  }

  /** The cached response of a key, or a new one, which concurrent requests share. `accepted`: the `accept-encoding` header. */
  async get(key: string, group: CacheGroup, accepted: string, make: () => Promise<string>): Promise<CachedBody> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Infinity : this.#ageOf(entry);
    if (age < FRESH_MS) return encode(entry!, accepted, MIN_ENCODED_LENGTH);
    const made = this.#make(key, group, make);
    if (age >= FRESH_MS + STALE_MS) return encode(await made, accepted, MIN_ENCODED_LENGTH);
    // The stale response is served without waiting; if making a new one fails, a later request gets the error.
    made.catch(() => {});
    return encode(entry!, accepted, MIN_ENCODED_LENGTH);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The age in milliseconds: at least `FRESH_MS` after a donation, infinite after a drop. */
  #ageOf({ group, startedAt }: Entry): number {
    if (startedAt <= this.#droppedAt[group]) return Infinity;
    const age = this.#now() - startedAt;
    return startedAt <= this.#agedAt[group]
      ? Math.max(age, FRESH_MS + Math.min(this.#now() - this.#agedAt[group], STALE_MS))
      : age;
  }

  #make(key: string, group: CacheGroup, make: () => Promise<string>): Promise<Entry> {
    const running = this.#underway.get(key);
    // One that began before a write may not show it.
    if (running && running.startedAt > this.#droppedAt[group]) return running.made;
    const startedAt = this.#now();
    const made = make()
      .then((body): Entry => {
        const entry = {
          body,
          group,
          startedAt,
          encoded: new Map(),
          etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
        };
        if (startedAt > this.#droppedAt[group]) this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#underway.get(key)?.made === made) this.#underway.delete(key);
      });
    this.#underway.set(key, { startedAt, made });
    return made;
  }
}

const caches = new WeakMap<ServiceContext, ResponseCache>();

/** The cache of a context; undefined where the context is not notified of writes. */
export function responseCacheOf(ctx: ServiceContext): ResponseCache | undefined {
  if (!ctx.onInvalidate) return undefined;
  let cache = caches.get(ctx);
  if (!cache) {
    const made = new ResponseCache();
    ctx.onInvalidate((what) => made.invalidate(what));
    caches.set(ctx, (cache = made));
  }
  return cache;
}
