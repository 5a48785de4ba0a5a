import type { ServiceContext } from '../context.ts';
import { keptFor } from '../kept.ts';
import { findSitemapSlugs, findSitemapStarts, type SitemapStart } from './project-sitemap.repository.ts';

/** Of the 50,000 that a sitemap may hold; with three languages each it stays well under its 50 MB. */
export const SITEMAP_PAGE = 5000;

const readStarts = keptFor<SitemapStart[]>({ ms: 600_000, touchedBy: 'site' }, ({ db }) => findSitemapStarts(db, SITEMAP_PAGE));

/** How many pages the sitemap of public projects has. */
export const countSitemapPages = async (ctx: ServiceContext): Promise<number> => (await readStarts(ctx)).length;

/** The slugs of a page, counted from 1; none for a page that is not. */
export async function listSitemapSlugs(ctx: ServiceContext, page: number): Promise<string[] | undefined> {
  const start = (await readStarts(ctx))[page - 1];
  return start && findSitemapSlugs(ctx.db, start, SITEMAP_PAGE);
}
