import {
  findNgoSitemapStarts,
  findSitemapNgos,
  type NgoSitemapStart,
  type SitemapNgo,
} from '#src/server/ngos/ngo-sitemap.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';

/** Institutions in a file of the sitemap. A file may have 50,000 addresses and 50 MB, with three languages for each. */
const SITEMAP_PAGE = 5000;

const readStarts = cacheBriefly<NgoSitemapStart[]>({ ms: 600_000, invalidatedBy: 'site' }, ({ db }) =>
  findNgoSitemapStarts(db, SITEMAP_PAGE),
);

/** How many files the sitemap of institutions has. */
export const countNgoSitemaps = async (ctx: ServiceContext): Promise<number> => (await readStarts(ctx)).length;

/** The institutions of a file, counted from 1; undefined for a file that does not exist. */
export async function listNgoSitemap(ctx: ServiceContext, page: number): Promise<SitemapNgo[] | undefined> {
  const start = (await readStarts(ctx))[page - 1];
  return start && findSitemapNgos(ctx.db, start, SITEMAP_PAGE);
}
