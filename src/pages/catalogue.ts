import type { ProjectCard } from '#src/contracts/projects.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { AppError } from '#src/server/errors.ts';
import { listProjectCountries, listProjects } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

const PAGE = 9;
const AT_ONCE = 99;

export type Catalogue = { countries: string[]; found?: { data: ProjectCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean } | undefined };

/** All pages up to the one that the address names, so that who comes back finds the place again. A wrong filter finds nothing. */
export async function readCatalogue(query: CatalogueQuery, page: number, locale: Locale): Promise<Catalogue> {
  const ctx = await getServices();
  const countries = await listProjectCountries(ctx);
  try {
    const wanted = page * PAGE;
    const data: ProjectCard[] = [];
    let total = 0;
    let totalIsAtLeast: boolean | undefined;
    while (data.length < wanted) {
      const part = await listProjects(ctx, { ...query, sort: sortOf(query.sort), offset: String(data.length), limit: String(Math.min(AT_ONCE, wanted - data.length)) } as never, locale);
      data.push(...part.data);
      ({ total, totalIsAtLeast } = part);
      if (part.data.length === 0 || data.length >= total) break;
    }
    tagPage('projects', ...data.map(({ id }) => `project:${id}` as const));
    return { countries, found: { data, total, totalIsAtLeast, hasMore: data.length < total } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') return { countries, found: { data: [], total: 0, hasMore: false } };
    ctx.log.error({ err: error }, 'the catalogue could not be read');
    return { countries };
  }
}

const SORTS = ['newest', 'mostFunded', 'leastRemaining', 'endingSoon'];
const sortOf = (sort: string | undefined): string => (sort && SORTS.includes(sort) ? sort : 'newest');
