import { and, eq, ne } from 'drizzle-orm';
import type { LocalText } from '#src/domain/slug.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { projectUpdates } from '#src/server/platform/db/schema/project-content.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/** The id of the child with this slug; undefined for another project. */
export const findChild = async (db: Database, slug: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: projects.id, monthly: projects.monthlyMinor })
    .from(projects)
    .where(eq(projects.slug, slug));
  return row?.monthly == null ? undefined : row.id;
};

/** The id of the project about a person with this slug; undefined for another project. */
export const findPersonsProject = async (db: Database, slug: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.slug, slug), eq(projects.isAboutPerson, true)))
  )[0]?.id;

/** The sponsorship whose months are running or paused, with its first order; undefined where nobody sponsors the child. */
export const findSponsorship = async (
  db: Database,
  projectId: string,
): Promise<{ id: string; orderId: string } | undefined> =>
  (
    await db
      .select({ id: subscriptions.id, orderId: subscriptions.orderId })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.sponsoredProjectId, projectId),
          ne(subscriptions.status, 'cancelled'),
          ne(subscriptions.status, 'incomplete'),
        ),
      )
  )[0];

export type SponsorNews = {
  projectId: string;
  happenedOn: string;
  title: LocalText;
  text: LocalText;
  /** The sponsorship whose donor is told. */
  toldTo?: string | undefined;
};

/** Stores news that only the sponsor is told, and returns their id. */
export const insertSponsorNews = async (tx: Database, news: SponsorNews): Promise<string> =>
  (
    await tx
      .insert(projectUpdates)
      .values({ ...news, isForSponsor: true })
      .returning({ id: projectUpdates.id })
  )[0]!.id;

/** News of a child, with the title of its page. */
export const findSponsorNews = async (db: Database, id: string) =>
  (
    await db
      .select({ title: projectUpdates.title, text: projectUpdates.text, child: projects.title })
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
      .where(eq(projectUpdates.id, id))
  )[0];
