import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashPolicy, inlineScriptSources } from '#src/framework/policy.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type KeptPage = { etag: string; policy: string; expiresAt: number; bodies: Record<Encoding, Uint8Array<ArrayBuffer>> };

export const KEPT_FOR_MS = 5 * 60 * 1000;
export const KEPT_AT_MOST = 500;

export type PageStore = ReturnType<typeof createPageStore>;

/**
 * Pages that are the same for every visitor, finished and compressed once. The oldest leaves when the store is full.
 * `turnsAt` gives the next moment at which pages show something else by themselves, as when a day ends.
 */
export function createPageStore(now: () => number = Date.now, turnsAt: (from: number) => number = () => Infinity) {
  const pages = new Map<string, KeptPage>();
  /** Raised by every `forget`: a page that was being rendered meanwhile may show what no longer holds. */
  let generation = 0;
  return {
    generation: () => generation,
    /** Until when a page may be kept whose rendering begins now: it was drawn for this moment, however long it takes. */
    until: () => Math.min(now() + KEPT_FOR_MS, turnsAt(now())),
    find(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (page && page.expiresAt <= now()) {
        pages.delete(key);
        return undefined;
      }
      return page;
    },
    keep(key: string, page: KeptPage, renderedIn: number): void {
      if (renderedIn !== generation) return;
      pages.delete(key);
      pages.set(key, page);
      if (pages.size > KEPT_AT_MOST) pages.delete(pages.keys().next().value!);
    },
    /** Forgets every page whose path passes; all of them without a test. */
    forget(touches: (path: string) => boolean = () => true): void {
      generation += 1;
      for (const key of pages.keys()) if (touches(key)) pages.delete(key);
    },
    size: () => pages.size,
  };
}

/** Compresses a finished page and names its inline scripts, once for all who will read it. */
export async function finishPage(html: string, expiresAt: number): Promise<KeptPage> {
  const identity = new TextEncoder().encode(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url')}"`,
    policy: hashPolicy(inlineScriptSources(html)),
    expiresAt,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity },
  };
}
