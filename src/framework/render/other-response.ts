import { compressAs, encodingOf, FOR_ONE } from '#src/framework/page-cache/encodings.ts';
import { dataHeaders, documentHeaders } from '#src/framework/page-cache/respond.ts';
import { readDataAddress } from '#src/framework/render/data-address.ts';
import { withPageData } from '#src/framework/render/page-data.ts';
import type { Rendering } from '#src/framework/render/rendered.ts';

/** The response of a rendering for one request, which no cache stores. `isNow`: the page hydrates at once, without a first interaction. */
export async function otherResponse(rendering: Rendering, request: Request, isNow = false): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' };
  switch (rendering.kind) {
    case 'redirect':
      return new Response(null, {
        status: rendering.status,
        headers: { ...headers, location: movedTo(rendering, request) },
      });
    case 'failed':
      return new Response(rendering.message, {
        status: rendering.status,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      });
    case 'data':
      return compressed(new Uint8Array(rendering.flight), request, 200, { ...headers, ...dataHeaders });
    case 'document': {
      const html = withPageData(rendering.page, { flight: rendering.page.flight.toString() }, isNow);
      return compressed(new TextEncoder().encode(html), request, rendering.page.status, {
        ...headers,
        ...documentHeaders,
      });
    }
  }
}

/** A page that moved for good keeps the query of the address by which it was asked for: filters, and from where somebody came. */
function movedTo({ location, status }: Extract<Rendering, { kind: 'redirect' }>, { url }: Request): string {
  if (status !== 301 || location.includes('?')) return location;
  const data = readDataAddress(url);
  const query = data ? data.query : new URL(url).search.slice(1);
  return query ? `${location}?${query}` : location;
}

async function compressed(
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const body = request.method === 'HEAD' ? null : await compressAs(bytes, encoding, FOR_ONE);
  return new Response(body, {
    status,
    headers: {
      ...headers,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
