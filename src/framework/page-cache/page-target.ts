import { LRUCache } from 'lru-cache';
import { readDataAddress } from '#src/framework/render/data-address.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { pageAt } from '#src/routes/page-address.ts';

/** The normalized address of a cacheable page: the key of the page cache. */
export type PageTarget = {
  /** With its language prefix, in one percent-encoding. */
  path: string;
  /** The normal form of the query, without `?`. */
  query: string;
  key: string;
};
/** A request for the document or for the flight data of a page; `version` names one rendering. */
export type PageRequest = PageTarget & { kind: 'document' | 'data'; version?: string | undefined };

const MAX_PATH_LENGTH = 300;

/** Results by address, because popular addresses recur. `false`: no cacheable page. */
const parsed = new LRUCache<string, PageRequest | false>({ max: 2000 });

/** The cacheable page that a request is for; undefined for any other request. */
export function readPageRequest(request: Pick<Request, 'method' | 'url'>): PageRequest | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  // Without scheme and host, which do not change the page.
  const address = request.url.slice(request.url.indexOf('/', 8));
  const known = parsed.get(address);
  if (known !== undefined) return known || undefined;
  const read = readAddress(request.url);
  if (address.length <= MAX_PATH_LENGTH) parsed.set(address, read ?? false);
  return read;
}

function readAddress(address: string): PageRequest | undefined {
  const url = new URL(address);
  const data = url.pathname.startsWith('/RSC/') ? readDataAddress(address) : undefined;
  const target = pageTarget(data?.path ?? url.pathname, data?.query ?? url.search);
  if (!target) return undefined;
  return data
    ? { ...target, kind: 'data', version: data.params.get('version') ?? undefined }
    : { ...target, kind: 'document' };
}

export function pageTarget(pathname: string, search: string): PageTarget | undefined {
  const path = normalizePath(pathname);
  const page = path === undefined ? undefined : pageAt(splitLocale(path).path, search);
  if (path === undefined || !page?.isCacheable) return undefined;
  const { query } = page;
  return { path, query, key: query === '' ? path : `${path}?${query}` };
}

/** Undefined for a path that cannot be decoded, or has double or trailing slashes, for which there is a redirect. */
function normalizePath(pathname: string): string | undefined {
  if (pathname.length > MAX_PATH_LENGTH || (pathname !== '/' && /\/\/|\/$/.test(pathname))) return undefined;
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => /\p{Cc}/u.test(segment)) ? undefined : segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}
