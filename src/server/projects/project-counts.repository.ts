import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import { PUBLIC_STATUSES } from '#src/domain/project.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { projectCounts, projectFacetCounts } from '../db/schema/catalogue.ts';
import { categoryNamed, joined, sourceOf, typeNamed } from './project-lists.repository.ts';
import { containsWord } from './project-search.repository.ts';

export const COUNTED_TO = 10_000;
export type Total = { total: number; isAtLeast: boolean };
const FACETS = ['country', 'isSuitableForZakat', 'type', 'category'] as const;

/** What narrows a list, beside its status, and the one facet that may be all of it. */
function narrowing(query: ProjectsQuery) {
  const { offset: _offset, limit: _limit, sort: _sort, cursor: _cursor, status: _status, search = '', ...filters } = query;
  const words = searchWords(search);
  const used = Object.keys(filters).filter((name) => filters[name as keyof typeof filters] !== undefined);
  const facet = words.length === 0 && used.length === 1 ? FACETS.find((name) => name === used[0]) : undefined;
  return { words, filters, facet, isNothing: words.length === 0 && used.length === 0 };
}

/** Whether counters know how long a list is. */
export function isCountedAhead(query: ProjectsQuery): boolean {
  const { facet, isNothing } = narrowing(query);
  return isNothing || facet !== undefined;
}

/** Without a filter, or with a single common one, the counters know, exactly; else it is counted, and to 10,000 only. */
export async function countProjects(db: Database, query: ProjectsQuery): Promise<Total> {
  const { facet, filters, isNothing, words } = narrowing(query);
  const statuses = query.status ? [query.status] : [...PUBLIC_STATUSES];
  if (isNothing) return sum(await db.select({ total: projectCounts.total }).from(projectCounts).where(inArray(projectCounts.status, statuses)));
  if (facet) return limited(sum(await findFacet(db, facet, filters, statuses)).total);
  return limited(await countTo(db, query, words));
}

const sum = (rows: readonly { total: number }[]): Total => ({ total: rows.reduce((all, { total }) => all + total, 0), isAtLeast: false });
export const limited = (total: number): Total => ({ total: Math.min(total, COUNTED_TO), isAtLeast: total > COUNTED_TO });

function findFacet(db: Database, facet: (typeof FACETS)[number], filters: Pick<ProjectsQuery, (typeof FACETS)[number]>, statuses: readonly ('published' | 'completed')[]) {
  const [name, value] = ({
    country: ['country', sql`${filters.country}`], isSuitableForZakat: ['zakat', sql`${String(filters.isSuitableForZakat)}`],
    type: ['type', sql`${typeNamed(filters.type ?? '')}::text`], category: ['category', sql`${categoryNamed(filters.category ?? '')}::text`],
  } as const)[facet] satisfies readonly [string, SQL];
  return db.select({ total: projectFacetCounts.total }).from(projectFacetCounts)
    .where(and(eq(projectFacetCounts.facet, name), sql`${projectFacetCounts.value} = ${value}`, inArray(projectFacetCounts.status, [...statuses])));
}

async function countTo(db: Database, query: ProjectsQuery, words: readonly string[]): Promise<number> {
  const source = sourceOf(db, { ...query, sort: 'newest' });
  const [row] = await rowsOf<{ total: string }>(db, sql`
    select count(*)::text as total from (select 1 from ${joined(source, words.length > 0 || source.rest.length > 0)}
    where ${and(sql`true`, ...source.where, ...source.rest, ...words.map(containsWord))} limit ${sql.raw(String(COUNTED_TO + 1))}) as counted`);
  return Number(row!.total);
}

/** The countries of public projects, by code. */
export const findProjectCountries = async (db: Database): Promise<string[]> =>
  (await db.selectDistinct({ country: projectFacetCounts.value }).from(projectFacetCounts)
    .where(and(eq(projectFacetCounts.facet, 'country'), gt(projectFacetCounts.total, 0))).orderBy(asc(projectFacetCounts.value))).map(({ country }) => country);
