import { LRUCache } from 'lru-cache';
import { readDataAddress } from '#src/framework/render/data-address.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { pageAt } from '#src/routes.ts';

/** A page that is the same for everybody: its address in the one form that stands for all that mean it. */
export type PageTarget = {
  /** With its language, percent-encoded in one way. */
  path: string;
  /** What the page reads of the query, without `?`. */
  query: string;
  key: string;
};
/** Whether its document is asked for, or the data of a client navigation to it; `version` names one rendering. */
export type PageRequest = PageTarget & { kind: 'document' | 'data'; version?: string | undefined };

const LONGEST_PATH = 300;

/** What addresses were read as: popular ones come again and again. `false` for those of no cacheable page. */
const readBefore = new LRUCache<string, PageRequest | false>({ max: 2000 });

/** The cacheable page that a request asks for; nothing for all else. */
export function readPageRequest(request: Pick<Request, 'method' | 'url'>): PageRequest | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  // Without scheme and host, which say nothing of the page.
  const address = request.url.slice(request.url.indexOf('/', 8));
  const known = readBefore.get(address);
  if (known !== undefined) return known || undefined;
  const read = readAddress(request.url);
  if (address.length <= LONGEST_PATH) readBefore.set(address, read ?? false);
  return read;
}

function readAddress(address: string): PageRequest | undefined {
  const url = new URL(address);
  const data = url.pathname.startsWith('/RSC/') ? readDataAddress(address) : undefined;
  const target = pageTarget(data?.path ?? url.pathname, data?.query ?? url.search);
  if (!target) return undefined;
  return data ? { ...target, kind: 'data', version: data.params.get('version') ?? undefined } : { ...target, kind: 'document' };
}

export function pageTarget(pathname: string, search: string): PageTarget | undefined {
  const path = normalisePath(pathname);
  const page = path === undefined ? undefined : pageAt(splitLocale(path).path, search);
  if (path === undefined || !page?.isCacheable) return undefined;
  const { query } = page;
  return { path, query, key: query === '' ? path : `${path}?${query}` };
}

/** Nothing for a path that cannot be decoded, or whose slashes another address is for: no page has it. */
function normalisePath(pathname: string): string | undefined {
  if (pathname.length > LONGEST_PATH || (pathname !== '/' && /\/\/|\/$/.test(pathname))) return undefined;
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => /\p{Cc}/u.test(segment)) ? undefined : segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}
