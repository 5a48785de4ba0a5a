import type { CachedPage } from '#src/framework/page-cache/cached-page.ts';
import { type Bodies, encodingOf } from '#src/framework/page-cache/encodings.ts';
import type { PageRequest } from '#src/framework/page-cache/page-target.ts';
import { pagePolicy, securityHeaders, transportSecurity } from '#src/framework/policy.ts';

/** Browsers ask each time; a cache in front serves a page for seconds, and for some more while it asks for the next. */
export const SHARED = 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10, stale-if-error=600';
/** The data of one rendering never change, and are asked for once by who has its page: long keeping would serve nobody. */
export const OF_ONE_VERSION = 'public, max-age=60, s-maxage=60';
/** Of a page with many projects a cache in front learns the first; its time is short anyway. */
const SURROGATE_KEYS = 60;

export type ResponseContext = { requestId: string; isSecure: boolean };
type Part = { etag: string; bodies: Bodies };

/** The page or its data, as the request asked for it. */
export function cachedResponse(page: CachedPage, asked: PageRequest, request: Request, context: ResponseContext): Response {
  const isDocument = asked.kind === 'document';
  return respond(isDocument ? page.document : page.data, request, {
    ...common(context),
    'cache-control': asked.version === undefined ? SHARED : OF_ONE_VERSION,
    ...keysOf(page.tags),
    ...(isDocument ? documentHeaders : dataHeaders),
  });
}

const POLICY = pagePolicy();
export const documentHeaders = { 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' };
export const dataHeaders = { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'`, 'content-type': 'text/x-component; charset=utf-8' };
export const common = ({ isSecure, requestId }: ResponseContext) => ({ ...securityHeaders, ...(isSecure ? transportSecurity : {}), 'x-request-id': requestId });

/** Under which names a cache in front can drop the page: by spaces as Fastly reads them, by commas as others do. */
export function keysOf(tags: CachedPage['tags']) {
  const keys = [...tags].slice(0, SURROGATE_KEYS).map((tag) => tag.replace(':', '-'));
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}

function respond({ bodies, etag }: Part, request: Request, headers: Record<string, string>): Response {
  const isKnown = request.headers.get('if-none-match')?.includes(etag.replace('W/', '')) ?? false;
  const { 'content-type': type, ...rest } = headers;
  const all = { ...rest, etag, vary: 'accept-encoding' };
  if (isKnown) return new Response(null, { status: 304, headers: all });
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const body = bodies[encoding];
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...all, 'content-type': type!, 'content-length': String(body.length), ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) },
  });
}
