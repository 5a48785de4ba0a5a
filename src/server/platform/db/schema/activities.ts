import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { placeSketch } from '#src/contracts/activities.ts';
import { ACTIVITY_KINDS, ACTIVITY_STATUSES, MOST_SEATS } from '#src/domain/activity.ts';
import { APPLICATION_STATUSES } from '#src/domain/application.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { hasText, id, instant, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';

type PlaceSketchRow = InferOutput<typeof placeSketch>;

/** One line of an event's program: the time by the clocks of the place, what happens, and who does it. */
export type ProgramLine = { at: string; title: LocalText; who?: LocalText | undefined };

/** Events and training. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    slug: text().notNull(),
    title: localText().notNull(),
    lead: localText().notNull(),
    /** HTML by language. Only `saveActivity` writes it, sanitized. */
    body: localText().notNull(),
    /** In a few words: "Talk", "Field research". */
    topic: localText().notNull(),
    /** What else one should know in a line: "free, in Arabic, with English captions". */
    note: localText(),
    /** Codes of `tags`. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text({ enum: ACTIVITY_STATUSES }).notNull().default('draft'),
    timeZone: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The first day by the clocks of the place. */
    startsOn: date({ mode: 'string' }).notNull(),
    /** From here on nobody can join or apply. */
    closesAt: instant().notNull(),
    /** Seats of an event; those of training belong to its days. */
    seats: integer(),
    seatsTaken: integer().notNull().default(0),
    /** A hall, a street; null where it is online alone. */
    place: localText(),
    address: localText(),
    /** How one gets in, and what is there for whom. */
    access: localText(),
    /** The streets around the place. Only `saveActivity` writes it, validated. */
    sketch: jsonb().$type<PlaceSketchRow>(),
    /** Sent to those who joined, and shown to nobody else. */
    onlineUrl: text(),
    program: jsonb().$type<ProgramLine[]>().notNull().default([]),
    /** How many days of training one chooses at least. */
    minimumDays: integer(),
    /** What an applicant for training agrees to: HTML by language, sanitized. */
    terms: localText(),
    palette: text().notNull(),
    coverSeed: integer().notNull(),
    /** When people are reminded, and when they were. */
    remindsAt: instant(),
    remindedAt: instant(),
    /** The texts of all languages, folded for search. */
    searchText: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('activities_slug').on(table.kind, table.slug),
    check(
      'activities_texts',
      sql`${hasText(table.title)} and ${hasText(table.lead)} and ${hasText(table.body)} and ${hasText(table.topic)}`,
    ),
    check('activities_kind', oneOf(table.kind, ACTIVITY_KINDS)),
    check('activities_status', oneOf(table.status, ACTIVITY_STATUSES)),
    check('activities_times', sql`${table.startsAt} < ${table.endsAt} and ${table.closesAt} <= ${table.endsAt}`),
    check(
      'activities_of_kind',
      sql`case ${table.kind} when 'event' then ${table.seats} is not null and ${table.minimumDays} is null and ${table.remindsAt} is not null else ${table.seats} is null and ${table.minimumDays} > 0 and ${hasText(table.terms)} end`,
    ),
    // Nobody gets a seat that there is not, whatever happens at once.
    check(
      'activities_seats',
      sql`${table.seatsTaken} >= 0 and (${table.seats} is null or (${table.seats} > 0 and ${table.seatsTaken} <= ${table.seats}))`,
    ),
    check(
      'activities_sketch',
      sql`${table.sketch} is null or (jsonb_typeof(${table.sketch}) = 'object' and ${table.place} is not null)`,
    ),
    check('activities_where', sql`${table.place} is not null or ${table.onlineUrl} is not null`),
    // `desc()` sorts NULLS FIRST, so the index must too, or it is never used.
    index('activities_latest')
      .on(table.kind, ...latest(table))
      .where(isPublic(table)),
    index('activities_ending').on(table.kind, table.endsAt).where(isPublic(table)),
    index('activities_reminders')
      .on(table.remindsAt)
      .where(sql`${table.remindedAt} is null and ${table.kind} = 'event'`),
    index('activities_tags').using('gin', table.tags),
    index('activities_near_slug').using('gin', table.slug.op('gin_trgm_ops')).where(isPublic(table)),
  ],
);

function latest({ startsAt, id: last }: Record<'startsAt' | 'id', ExtraConfigColumn>) {
  return [startsAt.desc().nullsFirst(), last.desc().nullsFirst()] as const;
}

/** With a literal, so that generic query plans use the partial indexes too. */
export const isPublic = ({ status }: { status: AnyPgColumn }): SQL => sql`${status} <> 'draft'`;

/** Former slugs, which redirect to the present one. */
export const activitySlugs = pgTable(
  'activity_slugs',
  {
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    slug: text().notNull(),
    activityId: uuid()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** The days of training, each with seats of its own. */
export const trainingDays = pgTable(
  'training_days',
  {
    activityId: uuid()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    title: localText().notNull(),
    seats: integer().notNull(),
    seatsTaken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.day] }),
    check('training_days_title', hasText(table.title)),
    check('training_days_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('training_days_seats', sql`${table.seats} > 0 and ${table.seatsTaken} between 0 and ${table.seats}`),
  ],
);

/** What people said of training that they took. */
export const trainingReviews = pgTable(
  'training_reviews',
  {
    id: id(),
    activityId: uuid()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    /** A first name, and the words; most only rate. */
    name: localText(),
    words: localText(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('training_reviews_activity').on(table.activityId, table.writtenAt.desc().nullsFirst()),
    check('training_reviews_rating', sql`${table.rating} between 1 and 5`),
    check('training_reviews_name', sql`${table.words} is null or ${table.name} is not null`),
  ],
);

/** Who joins an event or applies for training. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    activityId: uuid()
      .notNull()
      .references(() => activities.id),
    /** What the person is told, to name the application. */
    number: text().notNull().unique(),
    fullName: text().notNull(),
    email: text().notNull(),
    phoneCountry: text(),
    phoneNumber: text(),
    /** `submitted`: it waits for a seat, or for an answer. */
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    /** Of an event. */
    seats: integer(),
    /** Of training: the chosen days. */
    days: text().array(),
    locale: text().notNull(),
    /** The hash of what the link in its emails holds. */
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** When it was accepted, rejected or withdrawn. */
    decidedAt: instant(),
  },
  (table) => [
    // One person has one application at a time.
    uniqueIndex('applications_person')
      .on(table.activityId, sql`lower(${table.email})`)
      .where(sql`${table.status} in ('submitted', 'accepted')`),
    index('applications_line')
      .on(table.activityId, table.createdAt, table.id)
      .where(sql`${table.status} = 'submitted'`),
    index('applications_accepted')
      .on(table.activityId)
      .where(sql`${table.status} = 'accepted'`),
    index('applications_created').on(table.createdAt),
    index('applications_email').on(sql`lower(${table.email})`, table.createdAt),
    check('applications_status', oneOf(table.status, APPLICATION_STATUSES)),
    check('applications_locale', oneOf(table.locale, ['en', 'ar', 'tr'])),
    check('applications_of_kind', sql`(${table.seats} is null) <> (${table.days} is null)`),
    check('applications_seats', sql`${table.seats} between 1 and ${sql.raw(String(MOST_SEATS))}`),
    check('applications_days', sql`cardinality(${table.days}) > 0`),
    check('applications_phone', sql`(${table.phoneCountry} is null) = (${table.phoneNumber} is null)`),
    check('applications_decided', sql`(${table.status} = 'submitted') = (${table.decidedAt} is null)`),
  ],
);
