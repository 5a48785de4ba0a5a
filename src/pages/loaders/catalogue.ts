import type { ProjectCard } from '#src/contracts/projects.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readZakatProjects } from '#src/pages/loaders/zakat-projects.ts';
import { type CatalogueQuery, hasFilters } from '#src/screens/projects/catalogue-query.ts';
import { type FacetCounts, facetsOf } from '#src/screens/projects/facets.ts';
import { AppError } from '#src/server/http/errors.ts';
import { nameOfNgo } from '#src/server/ngos/ngos.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { countFacets, countFacetsOfType, listProjects } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

const PAGE = 9;
/** So many pages stand together at most: further down, the first ones leave. */
const MOST_PAGES = 11;

type Found = { data: ProjectCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean };
export type Catalogue = {
  facets: FacetCounts;
  found?: Found | undefined;
  /** Open projects that zakat may be given to, where the list itself is empty. */
  alternatives: ProjectCard[];
  /** The institution that the address names. */
  ngoName?: LocalText | undefined;
};

/** The pages up to the one that the address names, so that who comes back finds the place again. A wrong filter finds nothing. */
export async function readCatalogue(
  query: CatalogueQuery,
  page: number,
  locale: Locale,
  /** The slug of the program whose own page it is. */
  program?: string,
): Promise<Catalogue> {
  const ctx = await getServices();
  const [facets, ngoName, [read]] = await Promise.all([
    readFacets(ctx, program),
    query.ngo === undefined ? undefined : nameOfNgo(ctx, query.ngo),
    Promise.allSettled([readPages(ctx, query, page, locale)]),
  ]);
  if (read.status === 'rejected') {
    if (read.reason instanceof AppError && read.reason.code === 'validation')
      return { facets, found: { data: [], total: 0, hasMore: false }, alternatives: [], ngoName };
    ctx.log.error({ err: read.reason }, 'the catalogue could not be read');
    return { facets, alternatives: [], ngoName };
  }
  const found = read.value;
  const alternatives = found.total === 0 ? await readAlternatives(ctx, query, locale) : [];
  tagPage('projects', ...found.data.map(({ id }) => `project:${id}` as const));
  return { facets, found, alternatives, ngoName };
}

/** What the filters count: the projects of a program on its own page, where they are few enough, else all. */
async function readFacets(ctx: ServiceContext, program: string | undefined): Promise<FacetCounts> {
  const ofProgram = program === undefined ? undefined : await countFacetsOfType(ctx, program);
  const counted = ofProgram ?? (await countFacets(ctx));
  return facetsOf(counted, ofProgram !== undefined);
}

async function readAlternatives(ctx: ServiceContext, { type, ...query }: CatalogueQuery, locale: Locale) {
  if (type === undefined || hasFilters(query)) return [];
  return readZakatProjects(ctx, locale);
}

async function readPages(ctx: ServiceContext, query: CatalogueQuery, page: number, locale: Locale): Promise<Found> {
  const first = Math.max(0, page - MOST_PAGES) * PAGE;
  const sort = sortOf(query.sort);
  const list = (status: string | undefined, offset: number, limit: number) =>
    listProjects(
      ctx,
      { ...query, sort, ...(status && { status }), offset: String(offset), limit: String(limit) } as never,
      locale,
    );
  const wanted = page * PAGE - first;
  const splits = query.status === undefined && sort !== 'leastRemaining';
  const [open, all] = await Promise.all([
    list(splits ? 'published' : query.status, first, wanted),
    splits ? list(undefined, 0, 1) : undefined,
  ]);
  const { total, totalIsAtLeast } = all ?? open;
  // Whatever the order, a finished project stands behind those that still take donations; the order by what is left does so itself.
  const finished =
    splits && open.data.length < wanted
      ? (await list('completed', Math.max(0, first - open.total), wanted - open.data.length)).data
      : [];
  const data = [...open.data, ...finished];
  // An address from a longer list leads to the end of this one.
  const last = Math.ceil(total / PAGE);
  if (data.length === 0 && total > 0 && last < page) return readPages(ctx, query, last, locale);
  return { data, total, totalIsAtLeast, hasMore: totalIsAtLeast === true || first + data.length < total };
}

const SORTS = ['newest', 'mostFunded', 'leastRemaining', 'endingSoon'];
const sortOf = (sort: string | undefined): string => (sort && SORTS.includes(sort) ? sort : 'newest');
