import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';
import {
  findSitemapProjects,
  findSitemapStarts,
  type SitemapProject,
  type SitemapStart,
} from '#src/server/projects/project-sitemap.repository.ts';

/** Projects in a file of the sitemap. A file may have 50,000 addresses and 50 MB, with three languages for each. */
const SITEMAP_PAGE = 5000;

const readStarts = cacheBriefly<SitemapStart[]>({ ms: 600_000, invalidatedBy: 'site' }, ({ db }) =>
  findSitemapStarts(db, SITEMAP_PAGE),
);

/** How many pages the sitemap of public projects has. */
export const countSitemapPages = async (ctx: ServiceContext): Promise<number> => (await readStarts(ctx)).length;

/** The projects of a page, counted from 1; undefined for a page that does not exist. */
export async function listSitemapProjects(ctx: ServiceContext, page: number): Promise<SitemapProject[] | undefined> {
  const start = (await readStarts(ctx))[page - 1];
  return start && findSitemapProjects(ctx.db, start, SITEMAP_PAGE);
}
