import { and, eq, exists, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import { isUuid } from '#src/domain/uuid.ts';
import type { ListCursor } from '#src/server/http/list-cursor.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngoNamed } from '#src/server/platform/db/schema/ngos.ts';
import { projectCategories, projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projectsToCategories, projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { LAST_RANK, projectRanks } from '#src/server/platform/db/schema/project-ranks.ts';
import { endingOf, isPublic, projects } from '#src/server/platform/db/schema/projects.ts';

type Filters = Partial<Omit<ProjectsQuery, 'limit' | 'offset' | 'cursor'>>;
type Key = { place: SQL | AnyPgColumn; isDescending: boolean; isTime: boolean };

/** The table whose index has the order of a list, with the conditions that the index answers (`where`) and the others (`rest`). */
export type Source = Key & { table: SQL; id: AnyPgColumn; where: SQL[]; rest: SQL[]; isProjects: boolean };

/** A status as an SQL literal, because a parameter would prevent the use of partial indexes. */
const literal = (status: NonNullable<ProjectsQuery['status']>): SQL =>
  sql.raw(status === 'published' ? "'published'" : "'completed'");
const ofStatus = (column: AnyPgColumn, status: ProjectsQuery['status']): SQL[] =>
  status ? [sql`${column} = ${literal(status)}`] : [];

/** The id of a row of `table`, by its id or slug. */
const named =
  (table: PgTable & Record<'id' | 'slug', AnyPgColumn>) =>
  (name: string): SQL =>
    isUuid(name) ? sql`${name}::uuid` : sql`(select ${table.id} from ${table} where ${table.slug} = ${name})`;
export const typeNamed = named(projectTypes);
export const categoryNamed = named(projectCategories);

/** The table from which to read a list, by its order and its most selective filter. */
export function sourceOf(db: Database, filters: Filters): Source {
  const { category, sort = 'newest', status, type, ...others } = filters;
  const types =
    type === undefined
      ? []
      : [
          exists(
            db
              .select({ one: sql`1` })
              .from(projectsToTypes)
              .where(
                and(eq(projectsToTypes.projectId, projects.id), sql`${projectsToTypes.typeId} = ${typeNamed(type)}`),
              ),
          ),
        ];
  const categories =
    category === undefined
      ? []
      : [
          exists(
            db
              .select({ one: sql`1` })
              .from(projectsToCategories)
              .where(
                and(
                  eq(projectsToCategories.projectId, projects.id),
                  sql`${projectsToCategories.categoryId} = ${categoryNamed(category)}`,
                ),
              ),
          ),
        ];
  const rest = otherFilters(others);
  const ofRank = (column: AnyPgColumn): SQL[] =>
    status === 'published'
      ? [sql`${column} < ${sql.raw(String(LAST_RANK))}`]
      : status === 'completed'
        ? [sql`${column} = ${sql.raw(String(LAST_RANK))}`]
        : [];
  if (type !== undefined && (sort === 'newest' || sort === 'leastRemaining')) {
    const link = projectsToTypes;
    const isNewest = sort === 'newest';
    return {
      table: sql`${link}`,
      id: link.projectId,
      isProjects: false,
      rest: [...categories, ...rest],
      place: isNewest ? link.publishedAt : link.remainingMinor,
      isDescending: isNewest,
      isTime: isNewest,
      where: [
        sql`${link.typeId} = ${typeNamed(type)}`,
        ...(isNewest && !status ? [sql`${link.publishedAt} is not null`] : [isPublic(link)]),
        ...(isNewest ? ofStatus(link.status, status) : ofRank(link.remainingMinor)),
      ],
    };
  }
  if (category !== undefined && sort === 'newest') {
    const link = projectsToCategories;
    return {
      table: sql`${link}`,
      id: link.projectId,
      isProjects: false,
      rest: [...types, ...rest],
      place: link.publishedAt,
      isDescending: true,
      isTime: true,
      where: [
        sql`${link.categoryId} = ${categoryNamed(category)}`,
        ...(status ? [isPublic(link), ...ofStatus(link.status, status)] : [sql`${link.publishedAt} is not null`]),
      ],
    };
  }
  const filtered = [...types, ...categories, ...rest];
  if (sort === 'leastRemaining')
    return {
      table: sql`${projectRanks}`,
      id: projectRanks.projectId,
      isProjects: false,
      rest: filtered,
      place: projectRanks.remainingMinor,
      isDescending: false,
      isTime: false,
      where: ofRank(projectRanks.remainingMinor),
    };
  if (sort === 'mostFunded')
    return {
      table: sql`${projectRanks}`,
      id: projectRanks.projectId,
      isProjects: false,
      rest: filtered,
      place: projectRanks.fundedRatio,
      isDescending: true,
      isTime: false,
      where: ofStatus(projectRanks.status, status),
    };
  return {
    table: sql`${projects}`,
    id: projects.id,
    isProjects: true,
    rest: filtered,
    isTime: true,
    where: [isPublic(projects), ...ofStatus(projects.status, status)],
    ...(sort === 'endingSoon'
      ? { place: endingOf(projects), isDescending: false }
      : { place: projects.publishedAt, isDescending: true }),
  };
}

function otherFilters(query: Omit<Filters, 'type' | 'category' | 'sort' | 'status'>): SQL[] {
  return [
    query.country && eq(projects.country, query.country),
    query.donationMethod && eq(projects.donationMethod, query.donationMethod),
    query.isSuitableForZakat !== undefined &&
      sql`${projects.isSuitableForZakat} = ${sql.raw(String(query.isSuitableForZakat))}`,
    query.gender && eq(projects.beneficiariesGender, query.gender),
    query.ageFrom !== undefined && gte(projects.ageInYears, query.ageFrom),
    query.ageTo !== undefined && lte(projects.ageInYears, query.ageTo),
    query.nationality && eq(projects.nationality, query.nationality),
    query.tag && sql`${projects.tags} @> array[${query.tag}]::text[]`,
    query.fundraiserType && eq(projects.fundraiserType, query.fundraiserType),
    query.ngo && sql`${projects.ngoId} = ${ngoNamed(query.ngo)}`,
  ].filter((condition): condition is SQL => Boolean(condition));
}

/** The sort value as a whole number: microseconds since 1970, minor units, or a ratio. */
export const keyOf = ({ isTime, place }: Pick<Key, 'place' | 'isTime'>): SQL =>
  isTime
    ? sql`case when isfinite(${place}) then (extract(epoch from ${place}) * 1000000)::bigint else ${sql.raw(String(LAST_RANK))} end`
    : sql`${place}`;

const timeOf = (key: number): string =>
  key === LAST_RANK
    ? 'infinity'
    : `${new Date(Math.floor(key / 1000)).toISOString().slice(0, -1)}${String(key % 1000).padStart(3, '0')}Z`;

/** The condition of rows after a cursor, in the order of the source. */
export function behind({ id, isDescending, isTime, place }: Source, cursor: ListCursor | undefined): SQL[] {
  if (!cursor) return [];
  const at = isTime ? sql`${timeOf(cursor.key)}::timestamptz` : sql`${cursor.key}::bigint`;
  return [
    isDescending
      ? sql`(${place}, ${id}) < (${at}, ${cursor.id}::uuid)`
      : sql`(${place}, ${id}) > (${at}, ${cursor.id}::uuid)`,
  ];
}

/** Joins projects only where a filter needs one of their columns. */
export const joined = ({ id, isProjects, rest, table }: Source, isWanted = rest.length > 0): SQL =>
  isProjects || !isWanted ? table : sql`${table} join ${projects} on ${projects.id} = ${id}`;

export const inOrder = ({ id, isDescending, place }: Source): SQL => {
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`order by ${place} ${way}, ${id} ${way}`;
};

/** Selects the ids of a page, for `findCards`. */
export const pageFrom = (
  source: Source,
  { cursor, limit, offset }: { cursor?: ListCursor | undefined; limit: number; offset: number },
): SQL => sql`
  select ${source.id} as id, ${source.place} as place, ${keyOf(source)} as key, null as total from ${joined(source)}
  where ${and(sql`true`, ...source.where, ...source.rest, ...behind(source, cursor))} ${inOrder(source)} limit ${limit} offset ${cursor ? 0 : offset}`;
