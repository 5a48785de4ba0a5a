import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Hono } from 'hono';
import { renderCover } from '#ds/art/cover.ts';
import { palettes } from '#ds/art/palettes.ts';
import { coverSizes, type CoverSize } from '#src/screens/cover/cover-address.ts';

type Cover = { etag: string; identity: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer> };

/** `/covers/orphans/case-30418-card.svg`: sizes and palettes are named, so that nobody can ask for a wall of pixels. */
const ADDRESS = /^\/covers\/([a-z]+)\/([a-z0-9-]{1,80})-(thumb|card|project|feature|hero|slip)\.svg$/;
const KEPT_AT_MOST = 300;
const kept = new Map<string, Promise<Cover>>();

export const isCoverPath = (path: string): boolean => path.startsWith('/covers/');

/** The pattern covers: drawn once from their seed, compressed once, kept here and for ever in the browser. */
export const covers = new Hono().get('/covers/*', async (c) => {
  const [, palette, seed, size] = ADDRESS.exec(c.req.path) ?? [];
  if (!palette || !seed || !size || !Object.hasOwn(palettes, palette)) return c.text('404', 404);
  const cover = await coverAt(c.req.path, palette as keyof typeof palettes, seed, size as CoverSize);
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable', etag: cover.etag, vary: 'accept-encoding' };
  if (c.req.header('if-none-match') === cover.etag) return c.body(null, 304, headers);
  return /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
    ? c.body(cover.br, 200, { ...headers, 'content-encoding': 'br' })
    : c.body(cover.identity, 200, headers);
});

function coverAt(key: string, palette: keyof typeof palettes, seed: string, size: CoverSize): Promise<Cover> {
  let cover = kept.get(key);
  if (!cover) {
    cover = draw(palette, seed, size);
    kept.set(key, cover);
    if (kept.size > KEPT_AT_MOST) kept.delete(kept.keys().next().value!);
  }
  return cover;
}

async function draw(palette: keyof typeof palettes, seed: string, size: CoverSize): Promise<Cover> {
  const identity = new TextEncoder().encode(renderCover({ seed, palette, ...coverSizes[size] }));
  const br = await promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { etag: `"${createHash('sha256').update(identity).digest('base64url')}"`, identity, br: new Uint8Array(br) };
}
