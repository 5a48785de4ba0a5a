import * as v from 'valibot';
import type { Page } from '#src/contracts/lists.ts';
import { type ProjectCard, type ProjectDetail, type ProjectsQueryInput, projectsQuery } from '#src/contracts/projects.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { AppError, invalid } from '../errors.ts';
import { readSuggestedAmounts } from '../settings/settings.service.ts';
import { validate } from '../validate.ts';
import { cardOf, detailsOf } from './project-view.ts';
import type { ProjectRow } from './project-cards.repository.ts';
import { findProjectCountries, limited } from './project-counts.repository.ts';
import { findNewestSlug, hasOpenOfType } from './project-highlights.repository.ts';
import { totalOf } from './project-total.service.ts';
import type { Cursor } from './project-lists.repository.ts';
import { findLatestDonations, findProject, findProjects, findRelated } from './projects.repository.ts';

/** A page of public projects. The query is as the address has it: texts, all of them optional. @throws AppError `validation` */
export async function listProjects(ctx: ServiceContext, input: ProjectsQueryInput = {}, locale: Locale = defaultLocale): Promise<Page<ProjectCard>> {
  const query = validate(projectsQuery, input);
  const cursor = readCursor(query.cursor, query.sort);
  const found = await findProjects(ctx.db, query, cursor);
  const shown = found.slice(0, query.limit);
  const known = found[0]?.total ?? (cursor === undefined && shown.length > 0 && found.length <= query.limit ? query.offset + shown.length : null);
  const { total, isAtLeast } = known === null ? await totalOf(ctx, query) : limited(known);
  const data = await cardsOf(ctx, shown, locale);
  const last = shown.at(-1);
  return {
    data,
    total,
    ...(isAtLeast ? { totalIsAtLeast: true as const } : {}),
    ...(found.length > query.limit && last ? { nextCursor: writeCursor({ key: last.key, id: last.id }, query.sort) } : {}),
  };
}

/** The countries that have a public project, by code. */
export const listProjectCountries = (ctx: Pick<ServiceContext, 'db'>): Promise<string[]> => findProjectCountries(ctx.db);

/** Whether a program has a project that takes gifts now. */
export const hasOpenProject = (ctx: ServiceContext, type: string): Promise<boolean> => hasOpenOfType(ctx.db, type, ctx.now());

/** The address of a program's newest public project. */
export const newestProjectSlug = (ctx: Pick<ServiceContext, 'db'>, type: string): Promise<string | undefined> => findNewestSlug(ctx.db, type);

/** Projects as cards, in the order given. */
export async function cardsOf(ctx: ServiceContext, rows: readonly ProjectRow[], locale: Locale): Promise<ProjectCard[]> {
  const suggestedAmounts = await readSuggestedAmounts(ctx);
  return rows.map((row) => cardOf(row, { locale, now: ctx.now(), suggestedAmounts }));
}

/** One public project by slug (a former one too: compare `slug` and redirect) or id. @throws AppError `notFound` */
export async function getProject(ctx: ServiceContext, slug: string, locale: Locale = defaultLocale): Promise<ProjectDetail> {
  const row = await findProject(ctx.db, slug);
  if (!row) throw new AppError('notFound');
  const [related, latest] = await Promise.all([findRelated(ctx.db, row.id, 3), findLatestDonations(ctx.db, row.id, 6)]);
  const [card, ...relatedCards] = await cardsOf(ctx, [row, ...related], locale);
  return {
    ...card!, ...detailsOf(row, locale),
    latestDonations: latest.map((donation) => ({ ...donation, at: donation.at.toISOString() })),
    related: relatedCards,
  };
}

const cursorSchema = v.pipe(
  v.string(), v.transform((text) => Buffer.from(text, 'base64url').toString()), v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.string(), v.uuid())]),
);
const writeCursor = ({ key, id }: Cursor, sort: string): string => Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** A cursor continues the order that it came from and no other. @throws AppError `validation` */
function readCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const read = v.safeParse(cursorSchema, text);
  if (!read.success || read.output[0] !== sort) throw invalid({ path: 'cursor', code: 'invalidFormat' });
  const [, key, id] = read.output;
  return { key, id };
}
