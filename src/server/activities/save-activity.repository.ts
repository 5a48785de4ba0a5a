import { and, eq, inArray, like, ne, notInArray } from 'drizzle-orm';
import type { ActivityKind } from '#src/domain/activity.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { activities, activitySlugs, trainingDays } from '#src/server/platform/db/schema/activities.ts';
import { tags } from '#src/server/platform/db/schema/programs.ts';

/** Which of these tags there are. */
export async function findKnownTags(db: Database, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const known = await db
    .select({ code: tags.code })
    .from(tags)
    .where(inArray(tags.code, [...codes]));
  return new Set(known.map(({ code }) => code));
}

/** The stored event or training of an id, locked: nobody takes a seat meanwhile. */
export const lockStored = async (tx: Database, id: string) =>
  (await tx.select().from(activities).where(eq(activities.id, id)).for('update'))[0];

/** The slugs of others of a kind that begin with a name, former ones included, which redirect for ever. */
export async function findTakenSlugs(
  db: Database,
  { kind, name, own }: { kind: ActivityKind; name: string; own: string | undefined },
): Promise<Set<string>> {
  const present = await db
    .select({ slug: activities.slug })
    .from(activities)
    .where(
      and(
        eq(activities.kind, kind),
        like(activities.slug, `${name}%`),
        own === undefined ? undefined : ne(activities.id, own),
      ),
    );
  const former = await db
    .select({ slug: activitySlugs.slug })
    .from(activitySlugs)
    .where(
      and(
        eq(activitySlugs.kind, kind),
        like(activitySlugs.slug, `${name}%`),
        own === undefined ? undefined : ne(activitySlugs.activityId, own),
      ),
    );
  return new Set([...present, ...former].map(({ slug }) => slug));
}

type Row = typeof activities.$inferInsert;
export const insertActivity = async (tx: Database, row: Row): Promise<string> =>
  (await tx.insert(activities).values(row).returning({ id: activities.id }))[0]!.id;
export const updateActivity = (tx: Database, id: string, row: Partial<Row>) =>
  tx.update(activities).set(row).where(eq(activities.id, id));

/** Stores a former slug, which leads to the activity from now on. */
export async function keepFormerSlug(tx: Database, former: typeof activitySlugs.$inferInsert): Promise<void> {
  await tx.insert(activitySlugs).values(former).onConflictDoNothing();
}

type Day = Omit<typeof trainingDays.$inferInsert, 'activityId' | 'seatsTaken'>;

/** Stores the days of training. Days that are left out are deleted; those that stay keep their taken seats. */
export async function saveDays(tx: Database, activityId: string, days: readonly Day[]): Promise<void> {
  await tx.delete(trainingDays).where(
    and(
      eq(trainingDays.activityId, activityId),
      notInArray(
        trainingDays.day,
        days.map(({ day }) => day),
      ),
    ),
  );
  for (const day of days)
    await tx
      .insert(trainingDays)
      .values({ ...day, activityId })
      .onConflictDoUpdate({ target: [trainingDays.activityId, trainingDays.day], set: day });
}

/** The seats taken on each day. */
export const findTakenDays = (tx: Database, activityId: string) =>
  tx
    .select({ day: trainingDays.day, seatsTaken: trainingDays.seatsTaken })
    .from(trainingDays)
    .where(eq(trainingDays.activityId, activityId))
    .for('update');
