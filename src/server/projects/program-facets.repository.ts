import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { projectsToCategories, projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';
import type { Facet } from '#src/server/projects/project-counts.repository.ts';
import { typeNamed } from '#src/server/projects/project-lists.repository.ts';

/** A program with more projects is not counted on a request. */
export const COUNTED_TO = 200;

/**
 * The facets of one program's public projects, or nothing where it has more than `COUNTED_TO` of them. The order of the few
 * rows and `offset 0` have no meaning but that indexes are used.
 */
export async function findFacetsOfType(db: Database, type: string): Promise<Facet[] | undefined> {
  const rows = await rowsOf<{ facet: Facet['facet']; value: string; total: number; open: number }>(
    db,
    sql`
    with listed as (
      select ${projectsToTypes.projectId} as id, ${projectsToTypes.status} = 'published' as is_open from ${projectsToTypes}
      where ${projectsToTypes.typeId} = ${typeNamed(type)} and ${isPublic(projectsToTypes)}
      order by ${projectsToTypes.remainingMinor}, ${projectsToTypes.projectId} limit ${sql.raw(String(COUNTED_TO + 1))}),
    facts as (
      select 'type' as facet, '' as value, is_open from listed
      union all select of.facet, of.value, is_open from listed join ${projects} on ${projects.id} = listed.id cross join lateral (
        values ('country', ${projects.country}), ('zakat', ${projects.isSuitableForZakat}::text),
          ('method', ${projects.donationMethod}), ('gender', ${projects.beneficiariesGender})) as of(facet, value)
      union all select 'category', of.category_id::text, is_open from listed cross join lateral (
        select category_id from ${projectsToCategories} where project_id = listed.id offset 0) of)
    select facet, value, count(*)::int as total, (count(*) filter (where is_open))::int as open
    from facts where value is not null group by facet, value order by value`,
  );
  const isWhole = rows.every(({ facet, total }) => facet !== 'type' || total <= COUNTED_TO);
  return isWhole ? rows.filter(({ facet }) => facet !== 'type') : undefined;
}
