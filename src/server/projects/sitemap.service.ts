import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';
import {
  findSitemapSlugs,
  findSitemapStarts,
  type SitemapStart,
} from '#src/server/projects/project-sitemap.repository.ts';

/** Projects in a file of the sitemap. A file may have 50,000 addresses and 50 MB, with three languages for each. */
const SITEMAP_PAGE = 5000;

const readStarts = cacheBriefly<SitemapStart[]>({ ms: 600_000, invalidatedBy: 'site' }, ({ db }) =>
  findSitemapStarts(db, SITEMAP_PAGE),
);

/** How many pages the sitemap of public projects has. */
export const countSitemapPages = async (ctx: ServiceContext): Promise<number> => (await readStarts(ctx)).length;

/** The slugs of a page, counted from 1; undefined for a page that does not exist. */
export async function listSitemapSlugs(ctx: ServiceContext, page: number): Promise<string[] | undefined> {
  const start = (await readStarts(ctx))[page - 1];
  return start && findSitemapSlugs(ctx.db, start, SITEMAP_PAGE);
}
