import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import { PUBLIC_STATUSES } from '#src/domain/project.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { ngoNamed } from '#src/server/platform/db/schema/ngos.ts';
import { projectCounts, projectFacetCounts } from '#src/server/platform/db/schema/project-counters.ts';
import { categoryNamed, joined, sourceOf, typeNamed } from '#src/server/projects/project-lists.repository.ts';
import { containsWord } from '#src/server/projects/project-search.repository.ts';

const COUNTED_TO = 10_000;
export type Total = { total: number; isAtLeast: boolean };
const FACETS = ['country', 'isSuitableForZakat', 'type', 'category', 'donationMethod', 'gender', 'ngo'] as const;

/** The filters of a list besides its status, and the facet where it is the only filter. */
function narrowing(query: ProjectsQuery) {
  const {
    offset: _offset,
    limit: _limit,
    sort: _sort,
    cursor: _cursor,
    status: _status,
    search = '',
    ...filters
  } = query;
  const words = searchWords(search);
  const used = Object.keys(filters).filter((name) => filters[name as keyof typeof filters] !== undefined);
  const facet = words.length === 0 && used.length === 1 ? FACETS.find((name) => name === used[0]) : undefined;
  return { words, filters, facet, isNothing: words.length === 0 && used.length === 0 };
}

/** Whether stored counters give the length of a list. */
export function isCountedAhead(query: ProjectsQuery): boolean {
  const { facet, isNothing } = narrowing(query);
  return isNothing || facet !== undefined;
}

/** The length of a list: exact from stored counters without a filter or with a single facet, else counted up to 10,000. */
export async function countProjects(db: Database, query: ProjectsQuery): Promise<Total> {
  const { facet, filters, isNothing, words } = narrowing(query);
  const statuses = query.status ? [query.status] : [...PUBLIC_STATUSES];
  if (isNothing)
    return sum(
      await db
        .select({ total: projectCounts.total })
        .from(projectCounts)
        .where(inArray(projectCounts.status, statuses)),
    );
  if (facet) return limited(sum(await findFacet(db, facet, filters, statuses)).total);
  return limited(await countTo(db, query, words));
}

const sum = (rows: readonly { total: number }[]): Total => ({
  total: rows.reduce((all, { total }) => all + total, 0),
  isAtLeast: false,
});
export const limited = (total: number): Total => ({
  total: Math.min(total, COUNTED_TO),
  isAtLeast: total > COUNTED_TO,
});

function findFacet(
  db: Database,
  facet: (typeof FACETS)[number],
  filters: Pick<ProjectsQuery, (typeof FACETS)[number]>,
  statuses: readonly ('published' | 'completed')[],
) {
  const [name, value] = (
    {
      country: ['country', sql`${filters.country}`],
      isSuitableForZakat: ['zakat', sql`${String(filters.isSuitableForZakat)}`],
      type: ['type', sql`${typeNamed(filters.type ?? '')}::text`],
      category: ['category', sql`${categoryNamed(filters.category ?? '')}::text`],
      donationMethod: ['method', sql`${filters.donationMethod}`],
      gender: ['gender', sql`${filters.gender}`],
      ngo: ['ngo', sql`${ngoNamed(filters.ngo ?? '')}::text`],
    } as const
  )[facet] satisfies readonly [string, SQL];
  return db
    .select({ total: projectFacetCounts.total })
    .from(projectFacetCounts)
    .where(
      and(
        eq(projectFacetCounts.facet, name),
        sql`${projectFacetCounts.value} = ${value}`,
        inArray(projectFacetCounts.status, [...statuses]),
      ),
    );
}

async function countTo(db: Database, query: ProjectsQuery, words: readonly string[]): Promise<number> {
  const source = sourceOf(db, { ...query, sort: 'newest' });
  const [row] = await rowsOf<{ total: string }>(
    db,
    sql`
    select count(*)::text as total from (select 1 from ${joined(source, words.length > 0 || source.rest.length > 0)}
    where ${and(sql`true`, ...source.where, ...source.rest, ...words.map(containsWord))} limit ${sql.raw(String(COUNTED_TO + 1))}) as counted`,
  );
  return Number(row!.total);
}

export type Facet = {
  facet: 'country' | 'zakat' | 'type' | 'category' | 'method' | 'gender';
  value: string;
  total: number;
  open: number;
};

/** How many public projects each value of a facet has, and how many of them are open; values without any and institutions are left out. */
export const findFacets = async (db: Database): Promise<Facet[]> =>
  (
    await db
      .select({
        facet: sql<Facet['facet']>`${projectFacetCounts.facet}`,
        value: projectFacetCounts.value,
        total: sql<number>`sum(${projectFacetCounts.total})::int`,
        open: sql<number>`coalesce(sum(${projectFacetCounts.total}) filter (where ${projectFacetCounts.status} = 'published'), 0)::int`,
      })
      .from(projectFacetCounts)
      .where(and(inArray(projectFacetCounts.status, [...PUBLIC_STATUSES]), ne(projectFacetCounts.facet, 'ngo')))
      .groupBy(projectFacetCounts.facet, projectFacetCounts.value)
      .orderBy(asc(projectFacetCounts.value))
  ).filter(({ total }) => total > 0);
