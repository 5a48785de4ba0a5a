import { and, asc, eq } from 'drizzle-orm';
import type { ActivityKind } from '#src/domain/activity.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { activities, trainingDays } from '#src/server/platform/db/schema/activities.ts';

/** An event or training in any status, by its present slug, with the days of training. */
export async function findActivityWithDays(db: Database, { kind, slug }: { kind: ActivityKind; slug: string }) {
  const [activity] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.kind, kind), eq(activities.slug, slug)));
  if (!activity) return undefined;
  const days = await db
    .select()
    .from(trainingDays)
    .where(eq(trainingDays.activityId, activity.id))
    .orderBy(asc(trainingDays.day));
  return { activity, days };
}
