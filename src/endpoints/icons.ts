import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import { conditional, etagOf } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { directionOf, isLocale, type Locale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { ICONS } from '#src/routes/icon-paths.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { drawIcon, iconSvg } from '#src/server/pictures/draw-icon.ts';

const MANIFEST = /^\/manifest\.(\w{2})\.webmanifest$/;
const FAVICON = '/favicon.svg';
/** Asked for by programs that read no page. */
const OLD_FAVICON = '/favicon.ico';
const OLD_SIDE = 48;
const ONE_DAY = 'public, max-age=86400';

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const pictureAt = (path: string): Promise<Uint8Array<ArrayBuffer>> | undefined => {
  const icon = ICONS.find((one) => one.path === path);
  if (!icon) return undefined;
  let picture = drawn.get(path);
  if (!picture) {
    picture = drawIcon(icon.kind, icon.side).then((png) => new Uint8Array(png));
    drawn.set(path, picture);
    picture.catch(() => drawn.delete(path));
  }
  return picture;
};

let drawnOld: Promise<Uint8Array<ArrayBuffer>> | undefined;
/** An ICO file that holds one PNG: a head of 6 bytes and an entry of 16, little-endian. */
function oldFavicon(): Promise<Uint8Array<ArrayBuffer>> {
  drawnOld ??= drawIcon('plain', OLD_SIDE).then((png) => {
    const head = new DataView(new ArrayBuffer(22));
    for (const [at, value] of [
      [2, 1],
      [4, 1],
      [10, 1],
      [12, 32],
    ] as const)
      head.setUint16(at, value, true);
    head.setUint8(6, OLD_SIDE);
    head.setUint8(7, OLD_SIDE);
    head.setUint32(14, png.byteLength, true);
    head.setUint32(18, head.byteLength, true);
    return new Uint8Array([...new Uint8Array(head.buffer), ...png]);
  });
  return drawnOld;
}

/** What a device needs to keep the site as an app, in the language in which it was added. */
async function manifestOf(locale: Locale): Promise<string> {
  const i18n = await getI18n(locale);
  return JSON.stringify({
    id: '/',
    name: i18n._(msg`Sanad: orphan care, relief and zakat`),
    short_name: i18n._(msg`Sanad`),
    lang: locale,
    dir: directionOf(locale),
    start_url: hrefTo(locale, 'home'),
    scope: '/',
    display: 'standalone',
    background_color: '#fcfbf8',
    theme_color: '#fcfbf8',
    categories: ['lifestyle', 'finance'],
    icons: ICONS.map(({ kind, path, side }) => ({
      src: path,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: kind === 'maskable' ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: i18n._(msg`Zakat`), url: hrefTo(locale, 'zakat') },
      { name: i18n._(msg`Projects`), url: hrefTo(locale, 'projects') },
      { name: i18n._(msg`Cart`), url: hrefTo(locale, 'cart') },
    ],
  });
}

const app = new Hono().use(conditional).get('/*', async (c) => {
  const { path } = c.req;
  const [, locale] = MANIFEST.exec(path) ?? [];
  const [body, type] =
    path === FAVICON
      ? [iconSvg('plain'), 'image/svg+xml']
      : path === OLD_FAVICON
        ? [await oldFavicon(), 'image/x-icon']
        : isLocale(locale)
          ? [await manifestOf(locale), 'application/manifest+json; charset=utf-8']
          : [await pictureAt(path), 'image/png'];
  if (body === undefined) return c.text('404', 404);
  return c.body(body, 200, { 'content-type': type, 'cache-control': ONE_DAY, etag: etagOf(body) });
});

/** Icons and the web manifest, drawn once. */
export const icons: Endpoint = {
  matches: (path) =>
    path === FAVICON || path === OLD_FAVICON || MANIFEST.test(path) || ICONS.some((icon) => icon.path === path),
  app,
};
