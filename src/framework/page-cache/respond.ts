import type { CachedPage } from '#src/framework/page-cache/cached-page.ts';
import { type Encoding, encodingOf } from '#src/framework/page-cache/encodings.ts';
import type { PageRequest } from '#src/framework/page-cache/page-target.ts';
import { closedPolicy, pagePolicy, securityHeaders, transportSecurity } from '#src/framework/policy.ts';

/** Browsers ask each time; a cache in front serves a page for seconds, and for some more while it asks for the next. */
export const SHARED = 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10, stale-if-error=600';
/** The data of one rendering never change, and are asked for once by who has its page: long keeping would serve nobody. */
export const OF_ONE_VERSION = 'public, max-age=60, s-maxage=60';
/** Of a page with many projects a cache in front learns the first; its time is short anyway. */
const SURROGATE_KEYS = 60;

export type ResponseContext = { requestId: string; isSecure: boolean };

type Answer = { body: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> };
/** The headers of a page are the same for everybody but for the id: made once for each encoding. */
const answers = new WeakMap<CachedPage, Map<string, Answer>>();

/** The page or its data, as the request asked for it. */
export function cachedResponse(page: CachedPage, asked: PageRequest, request: Request, { isSecure, requestId }: ResponseContext): Response {
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const { body, headers } = answerOf(page, asked, encoding, isSecure);
  if (request.headers.get('if-none-match')?.includes(headers['etag']!.slice(2)) ?? false) {
    const { 'content-encoding': _encoding, 'content-length': _length, 'content-type': _type, ...rest } = headers;
    return new Response(null, { status: 304, headers: { ...rest, 'x-request-id': requestId } });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, 'x-request-id': requestId } });
}

function answerOf(page: CachedPage, { kind, version }: PageRequest, encoding: Encoding, isSecure: boolean): Answer {
  const name = `${kind} ${encoding} ${version !== undefined} ${isSecure}`;
  let known = answers.get(page);
  if (!known) answers.set(page, (known = new Map()));
  let answer = known.get(name);
  if (!answer) {
    const { bodies, etag } = kind === 'document' ? page.document : page.data;
    const body = bodies[encoding];
    answer = {
      body, headers: {
        ...securityHeaders, ...(isSecure ? transportSecurity : {}), ...keysOf(page.tags), ...(kind === 'document' ? documentHeaders : dataHeaders),
        'cache-control': version === undefined ? SHARED : OF_ONE_VERSION, etag, vary: 'accept-encoding', 'content-length': String(body.length), ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
    known.set(name, answer);
  }
  return answer;
}

const POLICY = pagePolicy();
export const documentHeaders = { 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' };
export const dataHeaders = { 'content-security-policy': closedPolicy, 'content-type': 'text/x-component; charset=utf-8' };
export const common = ({ isSecure, requestId }: ResponseContext) => ({ ...securityHeaders, ...(isSecure ? transportSecurity : {}), 'x-request-id': requestId });

/** Under which names a cache in front can drop the page: by spaces as Fastly reads them, by commas as others do. */
export function keysOf(tags: CachedPage['tags']) {
  const keys = [...tags].slice(0, SURROGATE_KEYS).map((tag) => tag.replace(':', '-'));
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}
