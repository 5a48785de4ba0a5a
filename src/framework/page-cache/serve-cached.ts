import type { MiddlewareHandler } from 'hono';
import { compressAs, encodingOf, FOR_ONE, fromBrotli } from '#src/framework/page-cache/encodings.ts';
import type { PageCache } from '#src/framework/page-cache/page-cache.ts';
import type { Version } from '#src/framework/page-cache/page-store.ts';
import { readPageRequest } from '#src/framework/page-cache/page-target.ts';
import {
  cachedResponse,
  common,
  dataHeaders,
  keysOf,
  OF_ONE_VERSION,
  type ResponseContext,
} from '#src/framework/page-cache/respond.ts';
import { otherResponse } from '#src/framework/render/other-response.ts';
import type { AnswerVariables } from '#src/framework/response-variables.ts';
import { failurePage } from '#src/framework/static-html.ts';
import { personalPageReason } from '#src/framework/visitor/personal-page.ts';
import { splitLocale } from '#src/i18n/locales.ts';

type Handler = MiddlewareHandler<{ Variables: AnswerVariables }>;

/** The cacheable page of a request; undefined where its visitor needs a personal rendering. */
function targetOf(request: Request, isSecure: boolean) {
  const target = readPageRequest(request);
  return target?.kind === 'document' && personalPageReason(request.headers.get('cookie'), isSecure)
    ? undefined
    : target;
}

/** Serves a stored page, ahead of all other middleware. */
export const serveCached =
  (pages: PageCache, isSecure: boolean): Handler =>
  async (c, next) => {
    const target = targetOf(c.req.raw, isSecure);
    const page = target && pages.find(target);
    if (!page || (target.version !== undefined && target.version !== page.data.version)) return next();
    return cachedResponse(page, target, c.req.raw, { requestId: c.get('requestId'), isSecure });
  };

/** Renders and stores a cacheable page; concurrent requests share the rendering. */
export const renderCached =
  (pages: PageCache, isSecure: boolean): Handler =>
  async (c, next) => {
    const request = c.req.raw;
    const target = targetOf(request, isSecure);
    if (!target) return next();
    const context: ResponseContext = { requestId: c.get('requestId'), isSecure };
    if (target.version !== undefined)
      return versionResponse(await pages.version(target, target.version), request, context);
    const found = await pages.get(target);
    if ('page' in found) return cachedResponse(found.page, target, request, context);
    if (found.other.kind === 'failed' && found.other.status >= 500)
      return withHeaders(
        failurePage(splitLocale(target.path).locale, found.other.status, context.requestId),
        common(context),
      );
    // A redirect or "not found" is the same for all visitors, but is not stored.
    return withHeaders(await otherResponse(found.other, request), common(context));
  };

async function versionResponse(
  found: Version | undefined,
  request: Request,
  context: ResponseContext,
): Promise<Response> {
  const headers = { ...common(context), ...dataHeaders };
  if (!found) return new Response('404', { status: 404, headers: { ...headers, 'cache-control': 'no-store' } });
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const body = encoding === 'br' ? found.data : await compressAs(await fromBrotli(found.data), encoding, FOR_ONE);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      ...keysOf(found.tags),
      vary: 'accept-encoding',
      'cache-control': OF_ONE_VERSION,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
