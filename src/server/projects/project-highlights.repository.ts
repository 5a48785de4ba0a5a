import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { isClosing, LAST_RANK, projectRanks } from '#src/server/platform/db/schema/project-ranks.ts';
import { isPermitted, isPublic, projects } from '#src/server/platform/db/schema/projects.ts';
import { findCards, type ListedProject } from '#src/server/projects/project-cards.repository.ts';
import { keyOf, typeNamed } from '#src/server/projects/project-lists.repository.ts';

/** Whether a project takes donations: an endowment always, others while an amount remains. */
const takesGifts = (now: Date, remaining: SQL): SQL =>
  sql`(${remaining} > 0 or ${projects.isEndowment}) and ${isPermitted(now)}`;

/** Open projects close to their goal, the least remaining first. */
export const findClosing = (db: Database, now: Date, limit: number): Promise<ListedProject[]> =>
  findCards(
    db,
    sql`
  select ${projectRanks.projectId} as id, ${projectRanks.remainingMinor} as place, ${projectRanks.remainingMinor} as key, null as total
  from ${projectRanks} join ${projects} on ${projects.id} = ${projectRanks.projectId}
  where ${isClosing(projectRanks)} and ${isPermitted(now)} order by ${projectRanks.remainingMinor}, ${projectRanks.projectId} limit ${limit}`,
  );

/** Open projects that cannot wait, the newest first. */
export const findUrgent = (db: Database, now: Date, limit: number): Promise<ListedProject[]> =>
  findCards(
    db,
    sql`
  select ${projects.id} as id, ${projects.publishedAt} as place, ${keyOf({ isTime: true, place: projects.publishedAt })} as key, null as total
  from ${projects} join ${projectRanks} on ${projectRanks.projectId} = ${projects.id}
  where ${projects.status} = 'published' and ${projects.isUrgent} and ${takesGifts(now, sql`${projectRanks.remainingMinor}`)}
  order by ${projects.publishedAt} desc, ${projects.id} desc limit ${limit}`,
    true,
  );

const openLinks = (type: string, now: Date): SQL => sql`
  from ${projectsToTypes} join ${projects} on ${projects.id} = ${projectsToTypes.projectId}
  where ${and(sql`${projectsToTypes.typeId} = ${typeNamed(type)}`, isPublic(projectsToTypes), sql`${projectsToTypes.remainingMinor} < ${sql.raw(String(LAST_RANK))}`, takesGifts(now, sql`${projectsToTypes.remainingMinor}`))}`;

/** Open projects of a program, the least remaining first. */
export const findOpenOfType = (db: Database, type: string, now: Date, limit: number): Promise<ListedProject[]> =>
  findCards(
    db,
    sql`
  select ${projectsToTypes.projectId} as id, ${projectsToTypes.remainingMinor} as place, ${projectsToTypes.remainingMinor} as key, null as total
  ${openLinks(type, now)} order by ${projectsToTypes.remainingMinor}, ${projectsToTypes.projectId} limit ${limit}`,
  );

/** Whether a program has a project that takes donations. */
export const hasOpenOfType = async (db: Database, type: string, now: Date): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 ${openLinks(type, now)} limit 1`)).length > 0;

/** The slug of a program's newest open project that takes any amount, and so a recurring donation too. */
export async function findNewestRecurringSlug(db: Database, type: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: projects.slug })
    .from(projectsToTypes)
    .innerJoin(projects, eq(projects.id, projectsToTypes.projectId))
    .where(
      and(
        sql`${projectsToTypes.typeId} = ${typeNamed(type)}`,
        sql`${projectsToTypes.publishedAt} is not null`,
        eq(projects.status, 'published'),
        eq(projects.donationMethod, 'money'),
      ),
    )
    .orderBy(sql`${projectsToTypes.publishedAt} desc`, sql`${projectsToTypes.projectId} desc`)
    .limit(1);
  return row?.slug;
}
