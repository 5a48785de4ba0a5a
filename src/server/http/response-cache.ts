import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServiceContext } from '../context.ts';
import { type Encoding, encode } from './encoding.ts';

/** What an operation shows: of which writes its answer becomes old. */
export type CacheGroup = 'projects' | 'site';
type Entry = { body: string; etag: string; group: CacheGroup; startedAt: number; encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>> };
export type CachedBody = { body: string | Uint8Array<ArrayBuffer>; etag: string; encoding: Encoding | undefined };

const MAX_BYTES = 16 * 1024 * 1024;
const FRESH_MS = 10_000;
/** So long an answer that has become old is given, while a newer one is made. */
const STALE_MS = 3000;
const MIN_ENCODED_LENGTH = 1024;

/** For shared caches in front of us; a browser asks each time, and is told by `etag` that nothing changed. */
export const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

/**
 * Answers of public operations by operation, query and language. Bounded by bytes, so that many different queries push out
 * those that nobody asks for and fill nothing. A donation makes an answer old; any other write to what is shown drops it.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({ max: 5000, maxSize: MAX_BYTES, sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 500 });
  readonly #underway = new Map<string, { startedAt: number; made: Promise<Entry> }>();
  readonly #agedAt: Record<CacheGroup, number> = { projects: -Infinity, site: -Infinity };
  readonly #droppedAt: Record<CacheGroup, number> = { projects: -Infinity, site: -Infinity };
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Learns what a committed write names: a donation its project and `totals`; all else must be seen at once. */
  touch(what: string): void {
    if (what.startsWith('project:')) this.#agedAt.projects = this.#now();
    else if (what === 'totals') this.#agedAt.site = this.#now();
    else {
      this.#droppedAt.projects = this.#now();
      if (what.endsWith('site')) this.#droppedAt.site = this.#now();
    }
  }

  /** The answer kept under a key, or a new one: made once, however many ask. */
  async get(key: string, group: CacheGroup, accepted: string, make: () => Promise<string>): Promise<CachedBody> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Infinity : this.#ageOf(entry);
    if (age < FRESH_MS) return encode(entry!, accepted, MIN_ENCODED_LENGTH);
    const made = this.#make(key, group, make);
    if (age >= FRESH_MS + STALE_MS) return encode(await made, accepted, MIN_ENCODED_LENGTH);
    // Who asked first after it became old does not wait either; if making fails, the next one hears of it.
    made.catch(() => {});
    return encode(entry!, accepted, MIN_ENCODED_LENGTH);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Milliseconds; past being fresh when a donation came after it, past all use when it was dropped. */
  #ageOf({ group, startedAt }: Entry): number {
    if (startedAt <= this.#droppedAt[group]) return Infinity;
    const age = this.#now() - startedAt;
    return startedAt <= this.#agedAt[group] ? Math.max(age, FRESH_MS + Math.min(this.#now() - this.#agedAt[group], STALE_MS)) : age;
  }

  #make(key: string, group: CacheGroup, make: () => Promise<string>): Promise<Entry> {
    const running = this.#underway.get(key);
    // One that began before a write may not know of it.
    if (running && running.startedAt > this.#droppedAt[group]) return running.made;
    const startedAt = this.#now();
    const made = make().then((body): Entry => {
      const entry = { body, group, startedAt, encoded: new Map(), etag: createHash('sha256').update(body).digest('base64url').slice(0, 27) };
      if (startedAt > this.#droppedAt[group]) this.#entries.set(key, entry);
      return entry;
    }).finally(() => { if (this.#underway.get(key)?.made === made) this.#underway.delete(key); });
    this.#underway.set(key, { startedAt, made });
    return made;
  }
}

const caches = new WeakMap<ServiceContext, ResponseCache>();

/** The cache of a context; none where it is not told of writes. */
export function responseCacheOf(ctx: ServiceContext): ResponseCache | undefined {
  if (!ctx.onTouched) return undefined;
  let cache = caches.get(ctx);
  if (!cache) {
    const made = new ResponseCache();
    ctx.onTouched((what) => made.touch(what));
    caches.set(ctx, (cache = made));
  }
  return cache;
}
