import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ActivityKind } from '#src/domain/activity.ts';
import type { ApplicationStatus } from '#src/domain/application.ts';
import { isUuid } from '#src/domain/uuid.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { activities, applications, isPublic, trainingDays } from '#src/server/platform/db/schema/activities.ts';

export type Application = typeof applications.$inferSelect;
export type Activity = typeof activities.$inferSelect;

const isActive = sql`${applications.status} in ('submitted', 'accepted')`;

const published = (kind: ActivityKind, name: string) =>
  and(
    eq(activities.kind, kind),
    isPublic(activities),
    isUuid(name) ? eq(activities.id, name) : eq(activities.slug, name),
  );

/** A published event or training by its id or slug. */
export const findActivity = async (db: Database, kind: ActivityKind, name: string): Promise<Activity | undefined> =>
  (await db.select().from(activities).where(published(kind, name)))[0];

/** The same, locked: seats are counted one after the other. */
export const lockActivity = async (tx: Database, kind: ActivityKind, name: string): Promise<Activity | undefined> =>
  (await tx.select().from(activities).where(published(kind, name)).for('update'))[0];

export const lockActivityById = async (tx: Database, id: string): Promise<Activity> =>
  (await tx.select().from(activities).where(eq(activities.id, id)).for('update'))[0]!;

export const findActivityById = async (db: Database, id: string): Promise<Activity | undefined> =>
  (await db.select().from(activities).where(eq(activities.id, id)))[0];

/** The application that an address has for an event or training, if it has one that counts. */
export const findActive = async (tx: Database, activityId: string, email: string): Promise<Application | undefined> =>
  (
    await tx
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.activityId, activityId),
          sql`lower(${applications.email}) = ${email.toLowerCase()}`,
          isActive,
        ),
      )
  )[0];

/** The applications of an address that count, those of one event or training after the other, as they are locked. */
export const findActiveOf = (tx: Database, email: string): Promise<Application[]> =>
  tx
    .select()
    .from(applications)
    .where(and(sql`lower(${applications.email}) = ${email.toLowerCase()}`, isActive))
    .orderBy(asc(applications.activityId), asc(applications.id));

export const deleteApplicationsOf = async (tx: Database, email: string): Promise<void> => {
  await tx.delete(applications).where(sql`lower(${applications.email}) = ${email.toLowerCase()}`);
};

/** How many applications an address has sent since a moment. */
export const countSince = (tx: Database, email: string, since: Date): Promise<number> =>
  tx.$count(
    applications,
    and(sql`lower(${applications.email}) = ${email.toLowerCase()}`, gt(applications.createdAt, since)),
  );

export const insertApplication = async (tx: Database, row: typeof applications.$inferInsert): Promise<Application> =>
  (await tx.insert(applications).values(row).returning())[0]!;

export const findApplication = async (
  db: Database,
  by: { id: string } | { tokenHash: string } | { number: string },
): Promise<Application | undefined> => {
  const condition =
    'id' in by
      ? eq(applications.id, by.id)
      : 'number' in by
        ? eq(applications.number, by.number)
        : eq(applications.tokenHash, by.tokenHash);
  return (await db.select().from(applications).where(condition))[0];
};

/** Sets the status of applications. `submitted` has no moment of decision. */
export async function setStatus(
  tx: Database,
  ids: readonly string[],
  status: Exclude<ApplicationStatus, 'submitted'>,
  decidedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(applications)
    .set({ status, decidedAt })
    .where(inArray(applications.id, [...ids]));
}

/** The waiting list of an event, whoever came first at its head. */
export const findLine = async (tx: Database, activityId: string) =>
  (
    await tx
      .select({ id: applications.id, seats: applications.seats })
      .from(applications)
      .where(and(eq(applications.activityId, activityId), sql`${applications.status} = 'submitted'`))
      .orderBy(asc(applications.createdAt), asc(applications.id))
  ).map(({ id, seats }) => ({ id, seats: seats ?? 1 }));

/** Takes seats of an event, or gives them back below zero. A check of the table refuses more than there are. */
export async function moveSeats(tx: Database, activityId: string, seats: number): Promise<void> {
  await tx
    .update(activities)
    .set({ seatsTaken: sql`${activities.seatsTaken} + ${seats}` })
    .where(eq(activities.id, activityId));
}

export const findDays = (tx: Database, activityId: string) =>
  tx.select().from(trainingDays).where(eq(trainingDays.activityId, activityId)).orderBy(asc(trainingDays.day));

/** Takes a seat on each of these days, or gives it back. */
export async function moveDays(tx: Database, activityId: string, days: readonly string[], by: 1 | -1): Promise<void> {
  await tx
    .update(trainingDays)
    .set({ seatsTaken: sql`${trainingDays.seatsTaken} + ${by}` })
    .where(and(eq(trainingDays.activityId, activityId), inArray(trainingDays.day, [...days])));
}

/** The ids of everybody who counts on an event or training. */
export const findActiveIds = async (tx: Database, activityId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.activityId, activityId), isActive))
  ).map(({ id }) => id);

export async function markCancelled(tx: Database, activityId: string, at: Date): Promise<void> {
  await tx.update(activities).set({ status: 'cancelled', updatedAt: at }).where(eq(activities.id, activityId));
}

/** Applications for training that nobody has answered, the oldest first. */
export const findUnanswered = (db: Database, limit: number) =>
  db
    .select({ application: applications, title: activities.title })
    .from(applications)
    .innerJoin(activities, eq(activities.id, applications.activityId))
    .where(and(eq(activities.kind, 'training'), sql`${applications.status} = 'submitted'`))
    .orderBy(asc(applications.createdAt))
    .limit(limit);
