import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import { etagOf } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { directionOf, isLocale, type Locale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { ICONS } from '#src/routes/icon-paths.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { drawIcon, iconSvg } from '#src/server/pictures/draw-icon.ts';

const MANIFEST = /^\/manifest\.(\w{2})\.webmanifest$/;
const FAVICON = '/favicon.svg';
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

/** What a device needs to keep the site as an app, in the language in which it was added. */
async function manifestOf(locale: Locale): Promise<string> {
  const i18n = await getI18n(locale);
  return JSON.stringify({
    id: '/',
    name: i18n._(msg`Sanad: donate to orphans, relief and zakat`),
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

const app = new Hono().get('/*', async (c) => {
  const { path } = c.req;
  const [, locale] = MANIFEST.exec(path) ?? [];
  const [body, type] =
    path === FAVICON
      ? [iconSvg('plain'), 'image/svg+xml']
      : isLocale(locale)
        ? [await manifestOf(locale), 'application/manifest+json; charset=utf-8']
        : [await pictureAt(path), 'image/png'];
  if (body === undefined) return c.text('404', 404);
  const headers = { 'content-type': type, 'cache-control': ONE_DAY, etag: etagOf(body) };
  return c.req.header('if-none-match') === headers.etag ? c.body(null, 304, headers) : c.body(body, 200, headers);
});

/** Icons and the web manifest, drawn once. */
export const icons: Endpoint = {
  matches: (path) => path === FAVICON || MANIFEST.test(path) || ICONS.some((icon) => icon.path === path),
  app,
};
