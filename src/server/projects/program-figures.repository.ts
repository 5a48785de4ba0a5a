import { sql } from 'drizzle-orm';
import type { ProgramFigures } from '#src/domain/program-figures.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { projectTotals } from '#src/server/platform/db/schema/project-counters.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';
import { COUNTED_TO } from '#src/server/projects/program-facets.repository.ts';
import { hasSponsor } from '#src/server/projects/project-cards.repository.ts';
import { typeNamed } from '#src/server/projects/project-lists.repository.ts';

/** The figures of one program, or nothing where it has more than `COUNTED_TO` projects. */
export async function findProgramFigures(db: Database, type: string): Promise<ProgramFigures | undefined> {
  const [row] = await rowsOf<ProgramFigures & { total: number }>(
    db,
    sql`
    with listed as (
      select ${projectsToTypes.projectId} as id from ${projectsToTypes}
      where ${projectsToTypes.typeId} = ${typeNamed(type)} and ${isPublic(projectsToTypes)}
      order by ${projectsToTypes.remainingMinor}, ${projectsToTypes.projectId} limit ${sql.raw(String(COUNTED_TO + 1))}),
    counted as (
      select ${projects.status} as status, ${projects.outcome} as outcome, ${projects.monthlyMinor} as monthly, ${hasSponsor} as is_taken,
        ${projects.beneficiariesCount} as people, ${projects.currency} as currency, ${projects.goalMinor} as goal, coalesce(${projectTotals.raisedMinor}, 0) as raised
      from listed join ${projects} on ${projects.id} = listed.id
        left join ${projectTotals} on ${projectTotals.projectId} = listed.id)
    select count(*)::int as total,
      (count(*) filter (where status = 'published'))::int as open,
      (count(*) filter (where status = 'published' and monthly is not null and not is_taken))::int as waiting,
      (count(*) filter (where status = 'completed'))::int as completed,
      coalesce(sum(people), 0)::float8 as people,
      (count(*) filter (where outcome = 'funded'))::int as funded,
      (count(*) filter (where status = 'sponsored'))::int as sponsored,
      (min(monthly) filter (where status = 'published'))::float8 as "monthlyFrom",
      coalesce(sum(raised), 0)::float8 as raised,
      coalesce(sum(greatest(goal - raised, 0)) filter (where status = 'published'), 0)::float8 as remaining,
      case when count(distinct currency) = 1 then min(currency) end as currency
    from counted`,
  );
  if (!row || row.total > COUNTED_TO) return undefined;
  const { total: _total, ...figures } = row;
  return figures;
}
