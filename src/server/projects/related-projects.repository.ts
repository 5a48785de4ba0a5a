import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { projectsToCategories, projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { LAST_RANK, projectRanks } from '#src/server/platform/db/schema/project-ranks.ts';
import { isPermitted, projects } from '#src/server/platform/db/schema/projects.ts';
import { findCards, type ListedProject } from '#src/server/projects/project-cards.repository.ts';

/**
 * Open projects that still need something, to give to after this one: first of the same programs, then of the same causes, then of all. Each group is
 * read from the index of its own order: the least remaining first, of a cause the newest first.
 */
export async function findRelated(
  db: Database,
  { limit, now, projectId }: { projectId: string; now: Date; limit: number },
): Promise<ListedProject[]> {
  const last = sql.raw(String(LAST_RANK));
  const isOther = (id: SQL): SQL => sql`${id} <> ${projectId}::uuid`;
  const ofPrograms = sql`
    select distinct kin.project_id as id, 1 as nearness, kin.place
    from ${projectsToTypes} own cross join lateral (
      select other.project_id, other.remaining_minor as place
      from ${projectsToTypes} other join ${projects} on ${projects.id} = other.project_id
      where other.type_id = own.type_id and other.status in ('published', 'completed') and other.remaining_minor < ${last}
        and ${isOther(sql`other.project_id`)} and other.remaining_minor > 0 and ${isPermitted(now)}
      order by other.remaining_minor, other.project_id limit ${limit}) kin
    where own.project_id = ${projectId}::uuid`;
  const ofCauses = sql`
    select distinct kin.project_id as id, 2 as nearness, kin.place
    from ${projectsToCategories} own cross join lateral (
      select other.project_id, -extract(epoch from other.published_at)::bigint as place
      from ${projectsToCategories} other
        join ${projectRanks} on ${projectRanks.projectId} = other.project_id
        join ${projects} on ${projects.id} = other.project_id
      where other.category_id = own.category_id and other.status = 'published'
        and ${isOther(sql`other.project_id`)} and ${projectRanks.remainingMinor} > 0 and ${isPermitted(now)}
      order by other.published_at desc, other.project_id desc limit ${limit}) kin
    where own.project_id = ${projectId}::uuid`;
  const ofAll = sql`
    (select ${projectRanks.projectId} as id, 3 as nearness, ${projectRanks.remainingMinor} as place
    from ${projectRanks} join ${projects} on ${projects.id} = ${projectRanks.projectId}
    where ${projectRanks.remainingMinor} < ${last} and ${isOther(sql`${projectRanks.projectId}`)}
      and ${projectRanks.remainingMinor} > 0 and ${isPermitted(now)}
    order by ${projectRanks.remainingMinor}, ${projectRanks.projectId} limit ${limit})`;
  // A project that is in several groups counts in its first.
  const nearest = sql`
    select distinct on (id) id, nearness, place from (${ofPrograms} union all ${ofCauses} union all ${ofAll}) found order by id, nearness, place`;
  return findCards(
    db,
    sql`
    select id, row_number() over (order by nearness, place, id) as place, 0 as key, null as total
    from (${nearest}) nearest order by nearness, place, id limit ${limit}`,
  );
}
