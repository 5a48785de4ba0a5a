import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ActivitiesQuery } from '#src/contracts/activities.ts';
import type { ActivityKind } from '#src/domain/activity.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import { isUuid } from '#src/domain/uuid.ts';
import type { ListCursor } from '#src/server/http/list-cursor.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import {
  activities,
  activitySlugs,
  applications,
  isPublic,
  trainingDays,
  trainingReviews,
} from '#src/server/platform/db/schema/activities.ts';

/** The place of a row in its list: microseconds since 1970. */
const key = sql<number>`(extract(epoch from ${activities.startsAt}) * 1000000)::bigint`.mapWith(Number);
const days = (what: SQL) =>
  sql<number>`(select count(*) from ${trainingDays} where ${trainingDays.activityId} = ${activities.id} and ${what})`.mapWith(
    Number,
  );
const cardColumns = {
  id: activities.id,
  kind: activities.kind,
  slug: activities.slug,
  title: activities.title,
  lead: activities.lead,
  topic: activities.topic,
  note: activities.note,
  tags: activities.tags,
  status: activities.status,
  timeZone: activities.timeZone,
  startsOn: activities.startsOn,
  startsAt: activities.startsAt,
  endsAt: activities.endsAt,
  closesAt: activities.closesAt,
  place: activities.place,
  isOnline: sql<boolean>`${activities.onlineUrl} is not null`,
  seats: activities.seats,
  seatsTaken: activities.seatsTaken,
  minimumDays: activities.minimumDays,
  daysCount: days(sql`true`),
  freeDays: days(sql`${trainingDays.seatsTaken} < ${trainingDays.seats}`),
  palette: activities.palette,
  coverSeed: activities.coverSeed,
  updatedAt: activities.updatedAt,
  key,
};

const cards = (db: Database) => db.select(cardColumns).from(activities);

/** Finds a word within words; one of fewer than three letters, which has no trigram, at the beginning of words. */
const containsWord = (word: string): SQL =>
  word.length >= 3
    ? sql`${activities.searchText} like ${`%${word}%`}`
    : sql`(${activities.searchText} like ${`${word}%`} or ${activities.searchText} like ${`% ${word}%`})`;

type Filters = Pick<ActivitiesQuery, 'search' | 'tag' | 'from' | 'to'> & {
  /** Only those that end after this moment, or at it and before. */
  endsAfter?: Date | undefined;
  endsBy?: Date | undefined;
};

function filtersOf(kind: ActivityKind, { endsAfter, endsBy, from, search, tag, to }: Filters): SQL[] {
  return [
    eq(activities.kind, kind),
    isPublic(activities),
    ...(tag === undefined ? [] : [sql`${activities.tags} @> array[${tag}]::text[]`]),
    ...(from === undefined ? [] : [sql`${activities.startsOn} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${activities.startsOn} <= ${to}::date`]),
    ...(endsAfter === undefined ? [] : [sql`${activities.endsAt} > ${endsAfter.toISOString()}::timestamptz`]),
    ...(endsBy === undefined ? [] : [sql`${activities.endsAt} <= ${endsBy.toISOString()}::timestamptz`]),
    ...searchWords(search ?? '').map(containsWord),
  ];
}

const timeOf = (at: number): string =>
  `${new Date(Math.floor(at / 1000)).toISOString().slice(0, -1)}${String(at % 1000).padStart(3, '0')}Z`;

type ListQuery = Filters & Pick<ActivitiesQuery, 'sort' | 'limit' | 'offset'>;

/** Events or training from an offset or after a cursor, with one more than `limit` where there is a next page. */
export function findActivities(db: Database, kind: ActivityKind, query: ListQuery, cursor?: ListCursor | undefined) {
  const isLatest = query.sort === 'latest';
  const way = sql.raw(isLatest ? 'desc' : 'asc');
  const after = cursor && [
    sql`(${activities.startsAt}, ${activities.id}) ${sql.raw(isLatest ? '<' : '>')} (${timeOf(cursor.key)}::timestamptz, ${cursor.id}::uuid)`,
  ];
  return cards(db)
    .where(and(...filtersOf(kind, query), ...(after ?? [])))
    .orderBy(sql`${activities.startsAt} ${way}`, sql`${activities.id} ${way}`)
    .limit(query.limit + 1)
    .offset(cursor ? 0 : query.offset);
}

/** How many there are; with filters counted up to `most` and one. */
export async function countActivities(
  db: Database,
  kind: ActivityKind,
  filters: Filters,
  most?: number | undefined,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(activities)
    .where(and(...filtersOf(kind, filters)))
    .$dynamic();
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from((most === undefined ? found : found.limit(most + 1)).as('found'));
  return row!.total;
}

/** Those that are still to come or under way, the soonest first, without the one itself. */
export const findUpcoming = (
  db: Database,
  kind: ActivityKind,
  { limit, now, without }: { now: Date; limit: number; without?: string },
) =>
  db
    .select({ ...cardColumns, address: activities.address })
    .from(activities)
    .where(
      and(
        ...filtersOf(kind, { endsAfter: now }),
        sql`${activities.status} <> 'cancelled'`,
        without === undefined ? undefined : sql`${activities.id} <> ${without}::uuid`,
      ),
    )
    .orderBy(asc(activities.startsAt), asc(activities.id))
    .limit(limit);

const detailColumns = {
  ...cardColumns,
  body: activities.body,
  address: activities.address,
  access: activities.access,
  sketch: activities.sketch,
  program: activities.program,
  terms: activities.terms,
  onlineUrl: activities.onlineUrl,
};
export type StoredActivity = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

/** A published event or training by its id or slug, or by a former slug that no other has now. */
export async function findActivity(db: Database, kind: ActivityKind, name: string) {
  const find = async (named: SQL) =>
    (
      await db
        .select(detailColumns)
        .from(activities)
        .where(and(eq(activities.kind, kind), isPublic(activities), named))
        .limit(1)
    )[0];
  if (isUuid(name)) return find(eq(activities.id, name));
  return (
    (await find(eq(activities.slug, name))) ??
    find(
      sql`${activities.id} = (select ${activitySlugs.activityId} from ${activitySlugs} where ${activitySlugs.kind} = ${kind} and ${activitySlugs.slug} = ${name})`,
    )
  );
}

/** The days of some trainings, in their order. */
export const findDays = (db: Database, ...activityIds: readonly string[]) =>
  db
    .select()
    .from(trainingDays)
    .where(inArray(trainingDays.activityId, [...activityIds]))
    .orderBy(asc(trainingDays.day));

/** How many seats the waiting list of an event wants. */
export const countWaiting = async (db: Database, activityId: string): Promise<number> =>
  (
    await db
      .select({ seats: sql<number>`coalesce(sum(${applications.seats}), 0)`.mapWith(Number) })
      .from(applications)
      .where(and(eq(applications.activityId, activityId), sql`${applications.status} = 'submitted'`))
  )[0]!.seats;

/** Every review of training, the newest first. */
export const findReviews = (db: Database, activityId: string) =>
  db
    .select({
      rating: trainingReviews.rating,
      name: trainingReviews.name,
      words: trainingReviews.words,
      writtenAt: trainingReviews.writtenAt,
    })
    .from(trainingReviews)
    .where(eq(trainingReviews.activityId, activityId))
    .orderBy(sql`${trainingReviews.writtenAt} desc`);

/** How many each tag files, and how many start in each month, the latest month first. */
export const countByTag = (db: Database, kind: ActivityKind) =>
  db
    .select({ tag: sql<string>`unnest(${activities.tags})`, total: sql<number>`count(*)`.mapWith(Number) })
    .from(activities)
    .where(and(eq(activities.kind, kind), isPublic(activities)))
    .groupBy(sql`1`);

export const countByMonth = (db: Database, kind: ActivityKind) =>
  db
    .select({
      month: sql<string>`to_char(${activities.startsOn}, 'YYYY-MM')`,
      total: sql<number>`count(*)`.mapWith(Number),
    })
    .from(activities)
    .where(and(eq(activities.kind, kind), isPublic(activities)))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);

/** Kind and slug of what is published, the oldest first, so that a new one changes the last page only. */
export const findSlugs = (db: Database, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ kind: activities.kind, slug: activities.slug, title: activities.title, changedAt: activities.updatedAt })
    .from(activities)
    .where(isPublic(activities))
    .orderBy(activities.id)
    .limit(limit)
    .offset(offset);

/** How many events and training are published. */
export const countPublished = (db: Database): Promise<number> => db.$count(activities, isPublic(activities));
