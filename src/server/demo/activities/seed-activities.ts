import { eq, sql } from 'drizzle-orm';
import type { ActivityInput } from '#src/contracts/activity-input.ts';
import { dayAfter } from '#src/domain/activity.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { saveActivity } from '#src/server/activities/save-activity.ts';
import type { EventSeed, TrainingSeed } from '#src/server/demo/activities/activity-seed.ts';
import { applicationsForDays, applicationsForSeats } from '#src/server/demo/activities/demo-applications.ts';
import { talks } from '#src/server/demo/activities/events-talks.ts';
import { together } from '#src/server/demo/activities/events-together.ts';
import { fieldTraining } from '#src/server/demo/activities/training-field.ts';
import { officeTraining } from '#src/server/demo/activities/training-office.ts';
import { demoTerms } from '#src/server/demo/activities/training-terms.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { activities, applications, trainingDays, trainingReviews } from '#src/server/platform/db/schema/activities.ts';

const TIME_ZONE = 'Asia/Riyadh';
const ROOM = 'https://meet.sanad.example/';

/** The demo charity's events and training, stored by the service that stores those of editors, with those who applied. */
export async function seedActivities(ctx: ServiceContext): Promise<void> {
  const today = dayIn(TIME_ZONE, ctx.now());
  const applied: (typeof applications.$inferInsert)[] = [];
  const reviews: (typeof trainingReviews.$inferInsert)[] = [];
  let coverSeed = 500;
  for (const seed of [...talks, ...together]) {
    const { id } = await saveActivity(ctx, eventOf(seed, { coverSeed: (coverSeed += 1), today }));
    applied.push(...applicationsForSeats(ctx, id, seed));
    await ctx.db.update(activities).set({ seatsTaken: seed.taken }).where(eq(activities.id, id));
  }
  for (const seed of [...fieldTraining, ...officeTraining]) {
    const { id } = await saveActivity(ctx, trainingOf(seed, { coverSeed: (coverSeed += 1), today }));
    const days = seed.days.map(([inDays, , taken]) => ({ day: dayAfter(today, inDays), taken }));
    applied.push(...applicationsForDays(ctx, id, days));
    const taken = sql.join(
      days.map((one) => sql`when ${one.day}::date then ${one.taken}::integer`),
      sql` `,
    );
    await ctx.db
      .update(trainingDays)
      .set({ seatsTaken: sql`case ${trainingDays.day} ${taken} end` })
      .where(eq(trainingDays.activityId, id));
    reviews.push(...reviewsOf(seed, id, ctx.now()));
  }
  await ctx.db.insert(applications).values(applied);
  await ctx.db.insert(trainingReviews).values(reviews);
}

type Made = { coverSeed: number; today: string };

const sharedOf = ({ at, body, lead, note, palette, tags, title, topic }: EventSeed | TrainingSeed) => ({
  title,
  lead,
  body,
  topic,
  note,
  palette,
  tags: [...(tags ?? [])],
  timeZone: at?.timeZone ?? TIME_ZONE,
  ...(at && { place: at.place, address: at.address, access: at.access, sketch: at.sketch }),
});

const eventOf = (seed: EventSeed, { coverSeed, today }: Made): ActivityInput => ({
  kind: 'event',
  ...sharedOf(seed),
  ...(seed.isOnline && { onlineUrl: `${ROOM}${coverSeed}` }),
  coverSeed,
  status: seed.isClosed ? 'closed' : 'open',
  startsAt: `${dayAfter(today, seed.inDays)}T${seed.from}`,
  endsAt: `${dayAfter(today, seed.inDays)}T${seed.until}`,
  seats: seed.seats,
  program: seed.program.map(([at, title, who]) => ({ at, title, ...(who && { who }) })),
});

const trainingOf = (seed: TrainingSeed, { coverSeed, today }: Made): ActivityInput => ({
  kind: 'training',
  ...sharedOf(seed),
  ...(seed.isOnline && { onlineUrl: `${ROOM}${coverSeed}` }),
  coverSeed,
  status: 'open',
  registrationEndsOn: dayAfter(today, seed.registrationInDays),
  minimumDays: seed.minimumDays,
  terms: demoTerms,
  days: seed.days.map(([inDays, title]) => ({
    day: dayAfter(today, inDays),
    from: seed.from,
    until: seed.until,
    title,
    seats: seed.seats,
  })),
});

/** Ratings as often as they are written down; those with words first take theirs. */
function reviewsOf(seed: TrainingSeed, activityId: string, now: Date): (typeof trainingReviews.$inferInsert)[] {
  const ratings = (seed.ratings ?? []).flatMap((count, index) => Array.from({ length: count }, () => 5 - index));
  const written = [...(seed.reviews ?? [])];
  return ratings.map((rating, index) => {
    const at = written.findIndex((review) => review.rating === rating);
    const [review] = at === -1 ? [] : written.splice(at, 1);
    const daysAgo = review?.daysAgo ?? 170 + index;
    return {
      activityId,
      rating,
      name: review?.name ?? null,
      words: review?.words ?? null,
      writtenAt: new Date(now.getTime() - daysAgo * DAY_MS),
    };
  });
}
