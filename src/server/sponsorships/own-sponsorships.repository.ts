import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projectUpdates } from '#src/server/platform/db/schema/project-content.ts';
import { projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/** More children than a person sponsors, and more news of them than are told. */
const MOST = 500;
const MOST_NEWS = 500;

const CHILD = {
  id: projects.id,
  slug: projects.slug,
  title: projects.title,
  status: projects.status,
  coverSeed: projects.coverSeed,
};

/** Of the child's first program. */
const paletteOf = sql<string | null>`(select ${projectTypes.palette} from ${projectsToTypes}
  join ${projectTypes} on ${projectTypes.id} = ${projectsToTypes.typeId}
  where ${projectsToTypes.projectId} = ${projects.id} order by ${projectTypes.position} limit 1)`;

/** The sponsorships of an account of which a month was paid, those that run first. */
export const findOwnSponsorships = (db: Database, userId: string) =>
  db
    .select({ subscription: subscriptions, child: CHILD, palette: paletteOf })
    .from(subscriptions)
    .innerJoin(projects, eq(projects.id, subscriptions.sponsoredProjectId))
    .where(and(eq(subscriptions.accountId, userId), ne(subscriptions.status, 'incomplete')))
    .orderBy(sql`${subscriptions.status} = 'cancelled'`, desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(MOST);

/** News of several children, the last first. */
export const findNewsOf = (db: Database, projectIds: readonly string[]) =>
  db
    .select()
    .from(projectUpdates)
    .where(inArray(projectUpdates.projectId, [...projectIds]))
    .orderBy(desc(projectUpdates.happenedOn), desc(projectUpdates.id))
    .limit(MOST_NEWS);
