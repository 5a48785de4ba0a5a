import { and, asc, desc, eq, exists, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import { PUBLIC_STATUSES } from '#src/domain/project.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { projectCategories, projectCounts, projects, projectSlugs, projectsToCategories, projectsToTypes, projectTotals, projectTypes, units } from '../db/schema/catalogue.ts';
import { orderDonors, orderItems, orders } from '../db/schema/orders.ts';

const COUNTED_TO = 10_000;
const raised = sql<number>`coalesce(${projectTotals.raisedMinor}, 0)`.mapWith(Number);
const LAST = sql.raw('9000000000000000');
const unlessCompleted = (value: SQL): SQL => sql`case when ${projects.status} = 'completed' then ${LAST} else ${value} end`;

/** What each order of the list compares, as a whole number, and which way. Ties are broken by id, the same way. */
const SORT_KEYS: Record<ProjectsQuery['sort'], { key: SQL<number>; isDescending: boolean }> = {
  newest: { key: sql<number>`(extract(epoch from ${projects.publishedAt}) * 1000)::bigint`, isDescending: true },
  mostFunded: { key: sql<number>`(${raised} * 10000 / ${projects.goalMinor})::bigint`, isDescending: true },
  leastRemaining: { key: sql<number>`(${unlessCompleted(sql`greatest(0, ${projects.goalMinor} - ${raised})`)})::bigint`, isDescending: false },
  endingSoon: { key: sql<number>`(${unlessCompleted(sql`coalesce(extract(epoch from ${projects.endsAt}) * 1000, ${LAST})`)})::bigint`, isDescending: false },
};

export type Cursor = { key: number; id: string };
export type ProjectRow = typeof projects.$inferSelect & { raised: number; donorsCount: number; unit: { code: string; title: typeof units.$inferSelect.title } | null; key: number };

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isPublic = inArray(projects.status, [...PUBLIC_STATUSES]);

function conditions(db: Database, query: Partial<ProjectsQuery>): SQL[] {
  const linked = (link: typeof projectsToTypes | typeof projectsToCategories, named: string): SQL => {
    const [target, foreign] = link === projectsToTypes ? [projectTypes, projectsToTypes.typeId] as const : [projectCategories, projectsToCategories.categoryId] as const;
    return exists(db.select({ one: sql`1` }).from(link).innerJoin(target, eq(target.id, foreign))
      .where(and(eq(link.projectId, projects.id), isUuid(named) ? eq(target.id, named) : eq(target.slug, named))));
  };
  return [
    query.status ? eq(projects.status, query.status) : isPublic,
    query.type && linked(projectsToTypes, query.type),
    query.category && linked(projectsToCategories, query.category),
    query.country && eq(projects.country, query.country),
    query.donationMethod && eq(projects.donationMethod, query.donationMethod),
    query.isSuitableForZakat !== undefined && eq(projects.isSuitableForZakat, query.isSuitableForZakat),
    query.gender && eq(projects.beneficiariesGender, query.gender),
    query.ageFrom !== undefined && gte(projects.ageInYears, query.ageFrom),
    query.ageTo !== undefined && lte(projects.ageInYears, query.ageTo),
    query.nationality && eq(projects.nationality, query.nationality),
    query.tag && sql`${query.tag} = any(${projects.tags})`,
    query.fundraiserType && eq(projects.fundraiserType, query.fundraiserType),
    query.ngo && sql`false`,
    ...searchWords(query.search ?? '').map((word) => sql`${projects.searchText} like ${`%${word}%`}`),
  ].filter((condition): condition is SQL => Boolean(condition));
}

const rows = (db: Database, key: SQL<number>) => db
  .select({ project: projects, raised, donorsCount: sql<number>`coalesce(${projectTotals.donorsCount}, 0)`.mapWith(Number), unit: { code: units.code, title: units.title }, key: key.mapWith(Number) })
  .from(projects).leftJoin(projectTotals, eq(projectTotals.projectId, projects.id)).leftJoin(units, eq(units.id, projects.unitId));
const flat = ({ project, ...rest }: Awaited<ReturnType<typeof rows>>[number]): ProjectRow => ({ ...project, ...rest });

/** A page of public projects, from a place or from behind a cursor. */
export async function findProjects(db: Database, query: ProjectsQuery, cursor: Cursor | undefined): Promise<ProjectRow[]> {
  const { key, isDescending } = SORT_KEYS[query.sort];
  const behind = cursor && (isDescending
    ? sql`(${key}, ${projects.id}) < (${cursor.key}::bigint, ${cursor.id}::uuid)`
    : sql`(${key}, ${projects.id}) > (${cursor.key}::bigint, ${cursor.id}::uuid)`);
  const order = isDescending ? desc : asc;
  const found = await rows(db, key).where(and(...conditions(db, query), behind))
    .orderBy(order(query.sort === 'newest' ? projects.publishedAt : key), order(projects.id))
    .limit(query.limit + 1).offset(cursor ? 0 : query.offset);
  return found.map(flat);
}

/** Without a filter the counters know, exactly; else it is counted, and to 10,000 only. */
export async function countProjects(db: Database, query: ProjectsQuery): Promise<{ total: number; isAtLeast: boolean }> {
  const { offset: _offset, limit: _limit, sort: _sort, cursor: _cursor, status, search, ...filters } = query;
  const hasFilter = searchWords(search ?? '').length > 0 || Object.values(filters).some((value) => value !== undefined);
  if (!hasFilter) {
    const counts = await db.select().from(projectCounts).where(inArray(projectCounts.status, status ? [status] : [...PUBLIC_STATUSES]));
    return { total: counts.reduce((sum, { total }) => sum + total, 0), isAtLeast: false };
  }
  const some = db.select({ one: sql`1` }).from(projects).where(and(...conditions(db, query))).limit(COUNTED_TO + 1).as('some');
  const [row] = await db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNTED_TO), isAtLeast: total > COUNTED_TO };
}

const noKey = sql<number>`0`;

/** A public project by its slug, also a former one, or by its id. */
export async function findProject(db: Database, name: string): Promise<ProjectRow | undefined> {
  const former = db.select({ id: projectSlugs.projectId }).from(projectSlugs).where(eq(projectSlugs.slug, name));
  const named = isUuid(name) ? eq(projects.id, name) : or(eq(projects.slug, name), inArray(projects.id, former));
  const [row] = await rows(db, noKey).where(and(isPublic, named)).limit(1);
  return row && flat(row);
}

/** Projects by id in whichever status: what a cart or an order names. */
export async function findProjectsById(db: Database, ids: readonly string[]): Promise<ProjectRow[]> {
  return ids.length === 0 ? [] : (await rows(db, noKey).where(inArray(projects.id, [...ids]))).map(flat);
}

/** Open projects of the same program, the least remaining first. */
export async function findRelated(db: Database, projectId: string, limit: number): Promise<ProjectRow[]> {
  const sameType = db.select({ id: projectsToTypes.typeId }).from(projectsToTypes).where(eq(projectsToTypes.projectId, projectId));
  const kin = db.select({ id: projectsToTypes.projectId }).from(projectsToTypes).where(inArray(projectsToTypes.typeId, sameType));
  const { key } = SORT_KEYS.leastRemaining;
  return (await rows(db, key).where(and(eq(projects.status, 'published'), ne(projects.id, projectId), inArray(projects.id, kin))).orderBy(key, projects.id).limit(limit)).map(flat);
}

/** Programs and campaigns of several projects at once. */
export async function findLabels(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return { types: [], categories: [] };
  const types = await db.select({ projectId: projectsToTypes.projectId, id: projectTypes.id, slug: projectTypes.slug, title: projectTypes.title, palette: projectTypes.palette })
    .from(projectsToTypes).innerJoin(projectTypes, eq(projectTypes.id, projectsToTypes.typeId)).where(inArray(projectsToTypes.projectId, [...ids])).orderBy(projectTypes.position);
  const categories = await db.select({ projectId: projectsToCategories.projectId, id: projectCategories.id, slug: projectCategories.slug, title: projectCategories.title })
    .from(projectsToCategories).innerJoin(projectCategories, eq(projectCategories.id, projectsToCategories.categoryId))
    .where(inArray(projectsToCategories.projectId, [...ids])).orderBy(projectsToCategories.position, projectCategories.position);
  return { types, categories };
}

/** The newest gifts to a project; a name only where its giver allowed it. */
export const findLatestDonations = (db: Database, projectId: string, limit: number) => db
  .select({ name: sql<string | null>`case when ${orders.showName} then ${orderDonors.fullName} end`, amount: orderItems.amountMinor, currency: orders.currency, at: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt) })
  .from(orderItems).innerJoin(orders, eq(orders.id, orderItems.orderId)).leftJoin(orderDonors, eq(orderDonors.orderId, orders.id))
  .where(and(eq(orderItems.projectId, projectId), inArray(orders.status, ['paid', 'partiallyRefunded'])))
  .orderBy(desc(orders.paidAt), desc(orders.id)).limit(limit);

/** Whether the database has the index that makes search quick. */
export const hasSearchIndex = async (db: Database): Promise<boolean> => (await rowsOf(db, sql`select 1 from pg_indexes where indexname = 'projects_search'`)).length > 0;

export const findProjectCountries = async (db: Database): Promise<string[]> =>
  (await db.selectDistinct({ country: projects.country }).from(projects).where(isPublic).orderBy(asc(projects.country))).map(({ country }) => country);
