import type { CachedPage } from '#src/framework/page-cache/cached-page.ts';
import { type Encoding, encodingOf } from '#src/framework/page-cache/encodings.ts';
import type { PageRequest } from '#src/framework/page-cache/page-target.ts';
import { closedPolicy, pagePolicy, securityHeaders, transportSecurity } from '#src/framework/policy.ts';

/** Browsers revalidate each time; a shared cache serves a page for 10 seconds, and 10 more while it revalidates. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10, stale-if-error=600';
/** The flight data of one version never change, but each visitor loads them once, so a longer age would not help. */
export const OF_ONE_VERSION = 'public, max-age=60, s-maxage=60';
/** The most tags in a response's headers. A page with more is refreshed by its short age. */
const SURROGATE_KEYS = 60;

export type ResponseContext = { requestId: string; isSecure: boolean };

type Answer = { body: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> };
/** The headers of a page by encoding: they differ between requests by the request id only. */
const answers = new WeakMap<CachedPage, Map<string, Answer>>();

/** The response to a request for a page's document or flight data, 304 where the client has it. */
export function cachedResponse(
  page: CachedPage,
  target: PageRequest,
  request: Request,
  { isSecure, requestId }: ResponseContext,
): Response {
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const { body, headers } = answerOf(page, target, encoding, isSecure);
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
      body,
      headers: {
        ...securityHeaders,
        ...(isSecure ? transportSecurity : {}),
        ...keysOf(page.tags),
        ...(kind === 'document' ? documentHeaders : dataHeaders),
        'cache-control': version === undefined ? SHARED : OF_ONE_VERSION,
        etag,
        vary: 'accept-encoding',
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
    known.set(name, answer);
  }
  return answer;
}

const POLICY = pagePolicy();
export const documentHeaders = { 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' };
export const dataHeaders = {
  'content-security-policy': closedPolicy,
  'content-type': 'text/x-component; charset=utf-8',
};
export const common = ({ isSecure, requestId }: ResponseContext) => ({
  ...securityHeaders,
  ...(isSecure ? transportSecurity : {}),
  'x-request-id': requestId,
});

/** The tags by which a shared cache can purge the page: separated by spaces for Fastly, by commas for others. */
export function keysOf(tags: CachedPage['tags']) {
  const keys = [...tags].slice(0, SURROGATE_KEYS).map((tag) => tag.replace(':', '-'));
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}
