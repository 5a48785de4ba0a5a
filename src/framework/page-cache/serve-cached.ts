import type { MiddlewareHandler } from 'hono';
import { compressAs, encodingOf, FOR_ONE, fromBrotli } from '#src/framework/page-cache/encodings.ts';
import type { PageCache } from '#src/framework/page-cache/page-cache.ts';
import type { Version } from '#src/framework/page-cache/page-store.ts';
import { readPageRequest } from '#src/framework/page-cache/page-target.ts';
import { cachedResponse, common, dataHeaders, keysOf, OF_ONE_VERSION, type ResponseContext } from '#src/framework/page-cache/respond.ts';
import { failurePage } from '#src/framework/plain-page.ts';
import type { AnswerVariables } from '#src/framework/answer.ts';
import { ownPageReason } from '#src/framework/visitor/own-page.ts';
import { otherResponse } from '#src/framework/render/other-response.ts';
import { splitLocale } from '#src/i18n/locales.ts';

type Handler = MiddlewareHandler<{ Variables: AnswerVariables }>;

/** What a request asks of the cache; nothing where its visitor needs a page of their own. */
function askedOf(request: Request, isSecure: boolean) {
  const asked = readPageRequest(request);
  return asked?.kind === 'document' && ownPageReason(request.headers.get('cookie'), isSecure) ? undefined : asked;
}

/** Answers with a page that is kept, before anything else is done: a look-up and its bytes. */
export const answerKept = (pages: PageCache, isSecure: boolean): Handler => async (c, next) => {
  const asked = askedOf(c.req.raw, isSecure);
  const page = asked && pages.find(asked);
  if (!page || (asked.version !== undefined && asked.version !== page.data.version)) return next();
  return cachedResponse(page, asked, c.req.raw, { requestId: c.get('requestId'), isSecure });
};

/** Renders what is not kept, for everybody who asks for it meanwhile. */
export const renderCached = (pages: PageCache, isSecure: boolean): Handler => async (c, next) => {
  const request = c.req.raw;
  const asked = askedOf(request, isSecure);
  if (!asked) return next();
  const context: ResponseContext = { requestId: c.get('requestId'), isSecure };
  if (asked.version !== undefined) return versionResponse(await pages.version(asked, asked.version), request, context);
  const found = await pages.get(asked);
  if ('page' in found) return cachedResponse(found.page, asked, request, context);
  if (found.other.kind === 'failed' && found.other.status >= 500) return withHeaders(failurePage(splitLocale(asked.path).locale, found.other.status, context.requestId), common(context));
  // A redirect or a page that does not exist: the same for everybody too, but nothing to keep.
  return withHeaders(await otherResponse(found.other, request), common(context));
};

async function versionResponse(found: Version | undefined, request: Request, context: ResponseContext): Promise<Response> {
  const headers = { ...common(context), ...dataHeaders };
  if (!found) return new Response('404', { status: 404, headers: { ...headers, 'cache-control': 'no-store' } });
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const body = encoding === 'br' ? found.data : await compressAs(await fromBrotli(found.data), encoding, FOR_ONE);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, ...keysOf(found.tags), vary: 'accept-encoding', 'cache-control': OF_ONE_VERSION, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) },
  });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
