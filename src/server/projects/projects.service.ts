import type { Page } from '#src/contracts/lists.ts';
import {
  type ProjectCard,
  type ProjectDetail,
  type ProjectsQueryInput,
  projectsQuery,
} from '#src/contracts/projects.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import { readCursor, writeCursor } from '#src/server/http/list-cursor.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findFacetsOfType } from '#src/server/projects/program-facets.repository.ts';
import { findProgramFigures } from '#src/server/projects/program-figures.repository.ts';
import { findProjectsById, type ProjectRow } from '#src/server/projects/project-cards.repository.ts';
import { type Facet, findFacets, limited } from '#src/server/projects/project-counts.repository.ts';
import { findNewestRecurringSlug, hasOpenOfType } from '#src/server/projects/project-highlights.repository.ts';
import { totalOf } from '#src/server/projects/project-total.service.ts';
import { cardOf, detailsOf } from '#src/server/projects/project-view.ts';
import { findLatestDonations, findProject, findProjects } from '#src/server/projects/projects.repository.ts';
import { findRelated } from '#src/server/projects/related-projects.repository.ts';
import { readSuggestedAmounts } from '#src/server/settings/settings.service.ts';

/** A page of public projects. `input`: the parameters of the address as text, all optional. @throws AppError `validation` */
export async function listProjects(
  ctx: ServiceContext,
  input: ProjectsQueryInput = {},
  locale: Locale = defaultLocale,
): Promise<Page<ProjectCard>> {
  const query = validate(projectsQuery, input);
  const cursor = readCursor(query.cursor, query.sort);
  const found = await findProjects(ctx.db, query, cursor);
  const shown = found.slice(0, query.limit);
  const known =
    found[0]?.total ??
    (cursor === undefined && shown.length > 0 && found.length <= query.limit ? query.offset + shown.length : null);
  const { total, isAtLeast } = known === null ? await totalOf(ctx, query) : limited(known);
  const data = await cardsOf(ctx, shown, locale);
  const last = shown.at(-1);
  return {
    data,
    total,
    ...(isAtLeast ? { totalIsAtLeast: true as const } : {}),
    ...(found.length > query.limit && last
      ? { nextCursor: writeCursor({ key: last.key, id: last.id }, query.sort) }
      : {}),
  };
}

type OpenCountry = { code: string; open: number };

const openAmong = (facets: readonly Facet[]): OpenCountry[] =>
  facets
    .filter(({ facet, open }) => facet === 'country' && open > 0)
    .map(({ open, value }) => ({ code: value, open }))
    .toSorted((a, b) => b.open - a.open || a.code.localeCompare(b.code));

/** The countries with open projects, by code, sorted by their number, highest first. */
export const listOpenCountries = async (ctx: Pick<ServiceContext, 'db'>): Promise<OpenCountry[]> =>
  openAmong(await findFacets(ctx.db));

/** The same, with how many countries have completed projects and none that is open. */
export async function countCountries(
  ctx: Pick<ServiceContext, 'db'>,
): Promise<{ open: OpenCountry[]; completedOnly: number }> {
  const facets = await findFacets(ctx.db);
  const completedOnly = facets.filter(({ facet, open, total }) => facet === 'country' && open === 0 && total > 0);
  return { open: openAmong(facets), completedOnly: completedOnly.length };
}

/** How many public projects there are by country, program, cause and suitability for zakat. */
export const countFacets = (ctx: Pick<ServiceContext, 'db'>): Promise<Facet[]> => findFacets(ctx.db);

/** The same of one program's projects, or nothing where there are too many to count on a request. */
export const countFacetsOfType = (ctx: Pick<ServiceContext, 'db'>, type: string): Promise<Facet[] | undefined> =>
  findFacetsOfType(ctx.db, type);

/** What became of one program's projects; nothing where they are too many to count on a request. */
export const countProgram = (ctx: ServiceContext, type: string) => findProgramFigures(ctx.db, type);

/** Whether a program has a project that takes donations now. */
export const hasOpenProject = (ctx: ServiceContext, type: string): Promise<boolean> =>
  hasOpenOfType(ctx.db, type, ctx.now());

/** The slug of a program's newest open project that accepts a recurring donation. */
export const newestRecurringSlug = (ctx: Pick<ServiceContext, 'db'>, type: string): Promise<string | undefined> =>
  findNewestRecurringSlug(ctx.db, type);

/** Projects as cards, in the given order. */
export async function cardsOf(
  ctx: ServiceContext,
  rows: readonly ProjectRow[],
  locale: Locale,
): Promise<ProjectCard[]> {
  const suggestedAmounts = await readSuggestedAmounts(ctx);
  return rows.map((row) => cardOf(row, { locale, now: ctx.now(), suggestedAmounts }));
}

/** Projects that a project's page leads to. */
const RELATED = 3;

/** A public project by id, slug or former slug: where `slug` differs, redirect. @throws AppError `notFound` */
export async function getProject(
  ctx: ServiceContext,
  slug: string,
  locale: Locale = defaultLocale,
): Promise<ProjectDetail> {
  const row = await findProject(ctx.db, slug);
  if (!row) throw new AppError('notFound');
  const [related, latest] = await Promise.all([
    findRelated(ctx.db, { projectId: row.id, now: ctx.now(), limit: RELATED }),
    findLatestDonations(ctx.db, row.id, 6),
  ]);
  const [card, ...relatedCards] = await cardsOf(ctx, [row, ...related], locale);
  return {
    ...card!,
    ...detailsOf(row, locale),
    latestDonations: latest.map((donation) => ({ ...donation, at: donation.at.toISOString() })),
    related: relatedCards,
  };
}

/** When a project was published, in full: pages compute with it and never show it where the project is about a person. */
export async function readPublishedAt(ctx: Pick<ServiceContext, 'db'>, id: string): Promise<Date> {
  const [row] = await findProjectsById(ctx.db, [id]);
  if (!row) throw new AppError('notFound');
  return row.publishedAt ?? row.createdAt;
}
