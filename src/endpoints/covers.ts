import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { renderCover, renderFlatCover } from '#ds/art/cover.ts';
import { renderFlatMissingStar, renderMissingStar } from '#ds/art/missing-star.ts';
import { renderOrderStar } from '#ds/art/order-star.ts';
import { type PaletteName, palettes } from '#ds/art/palettes.ts';
import { coverSteps } from '#src/domain/cover-step.ts';
import { conditional } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { coverSizes, type CoverSize, missingStarAddress } from '#src/screens/cover/cover-address.ts';

type Cover = { etag: string; identity: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer> };

/** `/covers/orphans/case-30418-card-35.svg`. Sizes, palettes and steps come from lists, which bounds the number and the size of pictures. */
const ADDRESS = /^\/covers\/([a-z]+)\/([a-z0-9-]{1,80})-(thumb|card|project|feature|hero|receipt)(?:-(\d{1,2}))?\.svg$/;
/** A drawing in two encodings is about 30 KB. */
const cache = new LRUCache<string, Promise<Cover>>({ max: 300 });

/** `/covers/star/orphans/100042.svg`: the star of a donation, drawn from its number. */
const STAR = /^\/covers\/star\/([a-z]+)\/(\d{1,15})\.svg$/;

/** The covers of projects and the stars of donations: drawn from their seed and compressed once, cached here and in browsers. */
const app = new Hono().use(conditional).get('/covers/*', async (c) => {
  const isFlat = c.req.header('save-data') === 'on';
  const draw = drawingOf(c.req.path, isFlat);
  if (!draw) return c.text('404', 404);
  const cover = await coverAt(`${c.req.path}${isFlat ? '#flat' : ''}`, draw);
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: cover.etag,
    vary: 'accept-encoding, save-data',
  };
  return /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
    ? c.body(cover.br, 200, { ...headers, 'content-encoding': 'br' })
    : c.body(cover.identity, 200, headers);
});

const isPalette = (name: string | undefined): name is PaletteName =>
  name !== undefined && Object.hasOwn(palettes, name);

/** Draws what an address names; undefined for any other address. The star of a donation is always drawn: it is to be kept. */
function drawingOf(path: string, isFlat: boolean): (() => string) | undefined {
  if (path === missingStarAddress) return isFlat ? renderFlatMissingStar : renderMissingStar;
  const [, starPalette, number] = STAR.exec(path) ?? [];
  if (number !== undefined)
    return isPalette(starPalette) ? () => renderOrderStar({ number, palette: starPalette }) : undefined;
  const [, palette, seed, size, step] = ADDRESS.exec(path) ?? [];
  if (!isPalette(palette) || !seed || !size) return undefined;
  if (step !== undefined && !coverSteps.some((known) => String(known) === step)) return undefined;
  if (isFlat) return () => renderFlatCover({ palette, ...coverSizes[size as CoverSize] });
  const percent = step === undefined ? undefined : Number(step);
  return () => renderCover({ palette, seed, ...coverSizes[size as CoverSize], percent });
}

function coverAt(key: string, draw: () => string): Promise<Cover> {
  let cover = cache.get(key);
  if (!cover) cache.set(key, (cover = compress(draw())));
  return cover;
}

async function compress(svg: string): Promise<Cover> {
  const identity = new TextEncoder().encode(svg);
  const br = await promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { etag: `"${createHash('sha256').update(identity).digest('base64url')}"`, identity, br: new Uint8Array(br) };
}

export const covers: Endpoint = { matches: (path) => path.startsWith('/covers/'), app };
