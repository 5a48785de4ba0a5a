import { sql } from 'drizzle-orm';
import type { OpenRow } from '#src/contracts/open-data.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projectTotals } from '#src/server/platform/db/schema/project-counters.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';

/** Where the page before ended, in the order of publishing. */
export type After = { id: string; at: string };
type ProjectRow = Omit<OpenRow<'projects'>, 'page'> & { id: string; slug: string; at: string };

/** A page of public projects, the oldest first. One about a person is left out: copies of it could not be taken back. */
export const findOpenProjects = (db: Database, after: After | undefined, limit: number): Promise<ProjectRow[]> =>
  rowsOf<ProjectRow>(
    db,
    sql`
  select ${projects.id} as id, ${projects.slug} as slug,
    ${projects.title}->>'en' as title_en, ${projects.title}->>'ar' as title_ar, ${projects.title}->>'tr' as title_tr,
    coalesce((select string_agg(${projectTypes.slug}, ' ' order by ${projectTypes.position})
      from ${projectsToTypes} join ${projectTypes} on ${projectTypes.id} = ${projectsToTypes.typeId}
      where ${projectsToTypes.projectId} = ${projects.id}), '') as programs,
    ${projects.country} as country, ${projects.status} as status, ${projects.outcome} as outcome,
    ${projects.currency} as currency, ${projects.goalMinor}::float8 as goal_minor,
    coalesce(${projectTotals.raisedMinor}, 0)::float8 as raised_minor, coalesce(${projectTotals.donorsCount}, 0)::int as donors,
    ${projects.isSuitableForZakat} as suitable_for_zakat, ${ngos.slug} as ngo,
    to_char(${projects.publishedAt} at time zone 'UTC', 'YYYY-MM-DD') as published_on,
    to_char(${projects.closedAt} at time zone 'UTC', 'YYYY-MM-DD') as closed_on,
    ${projects.publishedAt}::text as at
  from ${projects}
    left join ${projectTotals} on ${projectTotals.projectId} = ${projects.id}
    left join ${ngos} on ${ngos.id} = ${projects.ngoId} and ${ngos.status} = 'approved'
  where ${isPublic(projects)} and not ${projects.isAboutPerson}
    ${after ? sql`and (${projects.publishedAt}, ${projects.id}) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
  order by ${projects.publishedAt}, ${projects.id} limit ${limit}`,
  );

/** The sums of each program over its public projects, by currency. */
export const findOpenPrograms = (db: Database): Promise<OpenRow<'programs'>[]> =>
  rowsOf<OpenRow<'programs'>>(
    db,
    sql`
  select ${projectTypes.slug} as slug,
    ${projectTypes.title}->>'en' as title_en, ${projectTypes.title}->>'ar' as title_ar, ${projectTypes.title}->>'tr' as title_tr,
    ${projects.currency} as currency,
    (count(*) filter (where ${projects.status} <> 'completed'))::int as projects_open,
    (count(*) filter (where ${projects.status} = 'completed'))::int as projects_completed,
    sum(${projects.goalMinor})::float8 as goal_minor, sum(coalesce(${projectTotals.raisedMinor}, 0))::float8 as raised_minor
  from ${projectTypes}
    join ${projectsToTypes} on ${projectsToTypes.typeId} = ${projectTypes.id}
    join ${projects} on ${projects.id} = ${projectsToTypes.projectId} and ${isPublic(projects)}
    left join ${projectTotals} on ${projectTotals.projectId} = ${projects.id}
  group by ${projectTypes.id}, ${projects.currency}
  order by ${projectTypes.position}, ${projects.currency}`,
  );
