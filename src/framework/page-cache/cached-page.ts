import { createHash } from 'node:crypto';
import { type Bodies, type Bytes, compressForMany, sizeOf } from '#src/framework/page-cache/encodings.ts';
import type { PageTarget } from '#src/framework/page-cache/page-target.ts';
import type { PageTag } from '#src/framework/page-cache/tags.ts';
import { dataAddress } from '#src/framework/render/data-address.ts';
import { withPageData } from '#src/framework/render/page-data.ts';
import type { RenderedPage } from '#src/framework/render/rendered.ts';

/** One rendering of a page, compressed: the same bytes for every visitor. Times are milliseconds since 1970. */
export type CachedPage = {
  document: { etag: string; bodies: Bodies };
  data: { etag: string; bodies: Bodies; version: string };
  tags: ReadonlySet<PageTag>;
  renderedAt: number;
  /** After this time it is rendered again, and still served meanwhile. */
  freshUntil: number;
  /** After this time it is served only if rendering it again fails. */
  validUntil: number;
};

const hash = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

export async function finishPage(
  { path, query }: PageTarget,
  page: RenderedPage,
): Promise<Pick<CachedPage, 'document' | 'data'>> {
  const flight = new Uint8Array(page.flight);
  // Of the HTML, because the rows of flight data come in another order each time and in each process.
  const version = hash(new TextEncoder().encode(page.html));
  const html = new TextEncoder().encode(withPageData(page, { data: dataAddress(path, query, version) }));
  const [document, data] = await Promise.all([compressForMany(html), compressForMany(flight)]);
  return {
    document: { etag: `W/"${hash(html)}"`, bodies: document },
    data: { etag: `W/"${version}"`, bodies: data, version },
  };
}

export const pageSize = ({ data, document }: Pick<CachedPage, 'document' | 'data'>): number =>
  sizeOf(document.bodies) + sizeOf(data.bodies);
