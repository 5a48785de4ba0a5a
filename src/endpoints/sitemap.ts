import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { robotsText } from '#src/endpoints/robots.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { siteOrigin } from '#src/framework/origin.ts';
import { alternatesOf } from '#src/i18n/links.ts';
import { type Locale, localePath, locales } from '#src/i18n/locales.ts';
import { isIndexable, isReady, pathTo, routeNames, routes } from '#src/routes/routes.ts';
import { countActivitySitemaps, listActivitySitemap } from '#src/server/activities/activities.service.ts';
import { countArticleSitemaps, listArticleSitemap } from '#src/server/articles/articles.service.ts';
import { countNgoSitemaps, listNgoSitemap } from '#src/server/ngos/ngo-sitemap.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listProjectTypes } from '#src/server/programs/programs.service.ts';
import { countSitemapPages, listSitemapProjects } from '#src/server/projects/sitemap.service.ts';
import { getServices } from '#src/server/services.ts';

const SITEMAP = /^\/sitemap(?:-(pages|(projects|ngos|articles|activities)-([1-9]\d{0,4})))?\.xml$/;

const escape = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page of the site: its path without language, the languages that it is written in, and when it was last changed, if known. */
type Listed = { path: string; written?: readonly Locale[]; changedAt?: Date };

/** The addresses of a page in the sitemap, one for each of its languages, each naming all of them. */
function entries(origin: string, { changedAt, path, written = locales }: Listed): string {
  const alternates = alternatesOf(origin, path, written)
    .map(({ href, hrefLang }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escape(href)}"/>`)
    .join('');
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
  return written
    .map((locale) => `<url><loc>${escape(origin + localePath(locale, path))}</loc>${changed}${alternates}</url>`)
    .join('');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const urlset = (origin: string, pages: readonly Listed[]): string =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.map((page) => entries(origin, page)).join('')}</urlset>`;

async function sitemapIndex(ctx: ServiceContext, origin: string): Promise<string> {
  const pages = isReady('project') ? await countSitemapPages(ctx) : 0;
  const institutions = isReady('ngo') ? await countNgoSitemaps(ctx) : 0;
  const articles = isReady('newsItem') ? await countArticleSitemaps(ctx) : 0;
  const activities = isReady('event') ? await countActivitySitemaps(ctx) : 0;
  const files = [
    '/sitemap-pages.xml',
    ...Array.from({ length: pages }, (_, index) => `/sitemap-projects-${index + 1}.xml`),
    ...Array.from({ length: institutions }, (_, index) => `/sitemap-ngos-${index + 1}.xml`),
    ...Array.from({ length: articles }, (_, index) => `/sitemap-articles-${index + 1}.xml`),
    ...Array.from({ length: activities }, (_, index) => `/sitemap-activities-${index + 1}.xml`),
  ];
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${escape(origin + file)}</loc></sitemap>`).join('')}</sitemapindex>`;
}

async function sitemapOfPages(ctx: ServiceContext, origin: string): Promise<string> {
  const fixed = routeNames
    .filter((name) => isReady(name) && isIndexable(name) && !routes[name].path.includes('['))
    .map((name) => routes[name].path as string);
  const programs = isReady('program')
    ? (await listProjectTypes(ctx)).data.map(({ slug }) => pathTo('program', { type: slug }))
    : [];
  return urlset(
    origin,
    [...fixed, ...programs].map((path) => ({ path })),
  );
}

async function sitemapOfProjects(ctx: ServiceContext, origin: string, page: number): Promise<string | undefined> {
  const found = isReady('project') ? await listSitemapProjects(ctx, page) : undefined;
  return (
    found &&
    urlset(
      origin,
      found.map(({ slug, ...project }) => ({ path: pathTo('project', { slug }), ...project })),
    )
  );
}

async function sitemapOfNgos(ctx: ServiceContext, origin: string, page: number): Promise<string | undefined> {
  const found = isReady('ngo') ? await listNgoSitemap(ctx, page) : undefined;
  return (
    found &&
    urlset(
      origin,
      found.map(({ slug, written }) => ({ path: pathTo('ngo', { slug }), written })),
    )
  );
}

async function sitemapOfArticles(ctx: ServiceContext, origin: string, page: number): Promise<string | undefined> {
  const articles = isReady('newsItem') ? await listArticleSitemap(ctx, page) : [];
  return articles.length === 0
    ? undefined
    : urlset(
        origin,
        articles.map(({ kind, slug, ...article }) => ({
          path: pathTo(kind === 'news' ? 'newsItem' : 'blog', { slug }),
          ...article,
        })),
      );
}

async function sitemapOfActivities(ctx: ServiceContext, origin: string, page: number): Promise<string | undefined> {
  const activities = isReady('event') ? await listActivitySitemap(ctx, page) : [];
  return activities.length === 0
    ? undefined
    : urlset(
        origin,
        activities.map(({ kind, slug, ...activity }) => ({
          path: pathTo(kind === 'event' ? 'event' : 'trainingItem', { slug }),
          ...activity,
        })),
      );
}

async function sitemapAt(
  ctx: ServiceContext,
  origin: string,
  { files, name, page }: { name: string | undefined; files: string | undefined; page: string | undefined },
): Promise<string | undefined> {
  if (name === undefined) return sitemapIndex(ctx, origin);
  if (page === undefined) return sitemapOfPages(ctx, origin);
  const make = {
    projects: sitemapOfProjects,
    ngos: sitemapOfNgos,
    articles: sitemapOfArticles,
    activities: sitemapOfActivities,
  };
  return make[files as keyof typeof make](ctx, origin, Number(page));
}

const TEN_MINUTES_MS = 600_000;

/** `robots.txt` and the sitemap: an index and files of at most 5,000 pages, ready and indexable ones only. */
export function createSitemap(open: () => Promise<ServiceContext> = getServices): Endpoint {
  // Several crawlers read the same files in a short time.
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ byteLength }) => byteLength,
    ttl: TEN_MINUTES_MS,
  });
  const app = new Hono()
    .get('/robots.txt', (c) => c.text(robotsText(siteOrigin(c.req.raw))))
    .get('/*', async (c, next) => {
      const [path, name, files, page] = SITEMAP.exec(c.req.path) ?? [];
      if (path === undefined) return next();
      const origin = siteOrigin(c.req.raw);
      const body =
        made.get(origin + path) ??
        new TextEncoder().encode(await sitemapAt(await open(), origin, { name, files, page }));
      if (body.byteLength === 0) return c.text('404', 404);
      made.set(origin + path, body);
      return c.body(body, 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
    });
  return { matches: (path) => path === '/robots.txt' || SITEMAP.test(path), app };
}
