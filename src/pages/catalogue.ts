import type { ProjectCard } from '#src/contracts/projects.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { AppError } from '#src/server/errors.ts';
import { listProjectCountries, listProjects } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

const PAGE = 9;
/** So many pages stand together at most: further down, the first ones leave. */
const MOST_PAGES = 11;

export type Catalogue = { countries: string[]; found?: { data: ProjectCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean } | undefined };

/** The pages up to the one that the address names, so that who comes back finds the place again. A wrong filter finds nothing. */
export async function readCatalogue(query: CatalogueQuery, page: number, locale: Locale): Promise<Catalogue> {
  const ctx = await getServices();
  const first = Math.max(0, page - MOST_PAGES) * PAGE;
  const reading = listProjects(ctx, { ...query, sort: sortOf(query.sort), offset: String(first), limit: String(page * PAGE - first) } as never, locale);
  const [countries, [read]] = await Promise.all([listProjectCountries(ctx), Promise.allSettled([reading])]);
  try {
    if (read.status === 'rejected') throw read.reason;
    const { data, nextCursor, total, totalIsAtLeast } = read.value;
    // An address from a longer list leads to the end of this one.
    const last = Math.ceil(total / PAGE);
    if (data.length === 0 && total > 0 && last < page) return await readCatalogue(query, last, locale);
    tagPage('projects', ...data.map(({ id }) => `project:${id}` as const));
    return { countries, found: { data, total, totalIsAtLeast, hasMore: nextCursor !== undefined } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') return { countries, found: { data: [], total: 0, hasMore: false } };
    ctx.log.error({ err: error }, 'the catalogue could not be read');
    return { countries };
  }
}

const SORTS = ['newest', 'mostFunded', 'leastRemaining', 'endingSoon'];
const sortOf = (sort: string | undefined): string => (sort && SORTS.includes(sort) ? sort : 'newest');
