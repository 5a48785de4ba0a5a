import { msg } from '@lingui/core/macro';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { conditional, decodedPath, etagOf, orNothing } from '#src/endpoints/answer-parts.ts';
import { BADGE_POLICY, badgeSvg } from '#src/endpoints/embeds/badge-svg.ts';
import { CARD_POLICY, cardHtml, noticeHtml } from '#src/endpoints/embeds/card-html.ts';
import { embeddedProject } from '#src/endpoints/embeds/embedded-project.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { siteOrigin } from '#src/framework/origin.ts';
import { isLocale, type Locale, splitLocale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { CARD_SIZE, cardMarkup } from '#src/routes/embed-path.ts';
import { picturePath } from '#src/routes/picture-path.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const ADDRESS = /^\/embed\/projects\/([^/]{1,300})\.(\w{2})\.(svg|html)$/;
const PROJECT_PAGE = /^\/projects\/([^/]{1,300})$/;
const MINUTE_MS = 60_000;

type Made = { body: string; etag: string };

const made = (body: string): Made => ({ body, etag: etagOf(body) });

/** Badge, card and oEmbed of a project, for other sites: the same bytes for everyone, without cookies, a minute old at most. */
export function createEmbeds(open: () => Promise<ServiceContext> = getServices): Endpoint {
  const cache = new LRUCache<string, Promise<Made | undefined>>({ max: 500, ttl: MINUTE_MS });
  const cached = (key: string, make: () => Promise<string>): Promise<Made | undefined> => {
    let answer = cache.get(key);
    if (!answer) {
      answer = orNothing(make().then(made));
      cache.set(key, answer);
      answer.catch(() => cache.delete(key));
    }
    return answer;
  };
  const app = new Hono()
    .use(conditional)
    .get('/embed/*', async (c) => {
      const [, slug, locale, format] = ADDRESS.exec(decodedPath(c.req.path)) ?? [];
      if (slug === undefined || !isLocale(locale)) return c.text('404', 404);
      const origin = originOf(c);
      const answer = await cached(`${origin} ${locale} ${format} ${slug}`, async () => {
        const project = await embeddedProject(await open(), slug, locale);
        return format === 'svg' ? badgeSvg(project) : cardHtml(project, origin);
      });
      if (!answer) return format === 'html' ? goneCard(locale, origin) : c.text('404', 404);
      return c.body(answer.body, 200, {
        'content-type': format === 'svg' ? 'image/svg+xml' : 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': format === 'svg' ? BADGE_POLICY : CARD_POLICY,
        etag: answer.etag,
      });
    })
    .get('/oembed', async (c) => {
      const { format = 'json', maxheight, maxwidth, url } = c.req.query();
      if (format !== 'json') return c.text('501', 501);
      const origin = originOf(c);
      const page = projectOf(url, origin);
      if (!page) return c.text('404', 404);
      const answer = await cached(`${origin} ${page.locale} oembed ${page.slug} ${maxwidth} ${maxheight}`, async () =>
        describe(await open(), page, {
          origin,
          width: Math.min(CARD_SIZE.width, limitOf(maxwidth)),
          height: Math.min(CARD_SIZE.height, limitOf(maxheight)),
        }),
      );
      if (!answer) return c.text('404', 404);
      return c.body(answer.body, 200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        etag: answer.etag,
      });
    });
  return { matches: (path) => path === '/oembed' || path.startsWith('/embed/'), app };
}

/** In the frame of another site, where a project is no longer public. */
async function goneCard(locale: Locale, origin: string): Promise<Response> {
  const i18n = await getI18n(locale);
  const words = {
    title: i18n._(msg`This project is no longer available`),
    action: i18n._(msg`See the projects`),
    href: origin + hrefTo(locale, 'projects'),
  };
  return new Response(noticeHtml(locale, words), {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': CARD_POLICY,
    },
  });
}

const originOf = (c: Context): string => siteOrigin(c.req.raw);

type ProjectPage = { slug: string; locale: Locale };

/** The description that oEmbed 1.0 asks for, of the kind "rich". */
async function describe(
  ctx: ServiceContext,
  { locale, slug: asked }: ProjectPage,
  { height, origin, width }: { origin: string; width: number; height: number },
): Promise<string> {
  const { slug, title } = await embeddedProject(ctx, asked, locale);
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    provider_name: locale === 'ar' ? 'سند' : 'Sanad',
    provider_url: origin,
    title,
    cache_age: 300,
    thumbnail_url: origin + picturePath({ of: 'projects', slug }, locale),
    thumbnail_width: 1200,
    thumbnail_height: 630,
    width,
    height,
    html: cardMarkup(origin, { slug, locale, title }, { width, height }),
  });
}

/** The project whose page has this address on our site; undefined for any other. */
function projectOf(url: string | undefined, origin: string): ProjectPage | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return undefined;
  const { locale, path } = splitLocale(pathname);
  const [, slug] = PROJECT_PAGE.exec(decodedPath(path)) ?? [];
  return slug === undefined ? undefined : { slug, locale };
}

/** A width or height of a request; none where it is no whole number above zero. */
const limitOf = (text: string | undefined): number => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Infinity);
