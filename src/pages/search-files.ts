import { Hono } from 'hono';
import { siteOrigin } from '#src/framework/origin.ts';
import { alternatesOf } from '#src/i18n/links.ts';
import { isReady, pathTo, routeNames, routes } from '#src/routes.ts';
import { listProjectTypes } from '#src/server/programs/programs.service.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

const FILES = new Set(['/robots.txt', '/sitemap.xml']);
export const isSearchFile = (path: string): boolean => FILES.has(path);

const escape = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Each public page once, with its addresses in the other languages. */
function entry(origin: string, path: string): string {
  const alternates = alternatesOf(origin, path).map(({ href, hrefLang }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escape(href)}"/>`);
  return `<url><loc>${escape(origin + path)}</loc>${alternates.join('')}</url>`;
}

/** What search engines read: the rules, and the list of pages that have their screen. */
export const createSearchFiles = (): Hono => new Hono()
  .get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /api/\nDisallow: /forms/\nSitemap: ${siteOrigin(process.env['PUBLIC_URL'], c.req.raw)}/sitemap.xml\n`))
  .get('/sitemap.xml', async (c) => {
    const ctx = await getServices();
    const origin = siteOrigin(process.env['PUBLIC_URL'], c.req.raw);
    const fixed = routeNames.filter((name) => isReady(name) && 'isCacheable' in routes[name] && !routes[name].path.includes('[')).map((name) => routes[name].path as string);
    const programs = isReady('program') ? (await listProjectTypes(ctx)).data.map(({ slug }) => pathTo('program', { type: slug })) : [];
    const projects = isReady('project') ? (await listProjects(ctx, { limit: '100' })).data.map(({ slug }) => pathTo('project', { slug })) : [];
    return c.body(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...fixed, ...programs, ...projects].map((path) => entry(origin, path)).join('')}</urlset>`, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  });
