import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAX_NOTES, WEEKDAYS, WORK_WITH } from '#src/domain/volunteer.ts';
import { id, instant, oneOf } from '#src/server/platform/db/schema/columns.ts';

const words = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);
const listOf = (column: unknown, values: readonly string[]) =>
  sql`${column} <@ array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]`;
const CLOCK = sql.raw(`'^([01][0-9]|2[0-3]):[0-5][0-9]$'`);

/** People who offer help, until staff have found them a task and a while longer. */
export const volunteers = pgTable(
  'volunteers',
  {
    id: id(),
    /** What the person is told, to find the offer again. */
    number: text().notNull().unique(),
    fullName: text().notNull(),
    email: text().notNull(),
    phoneCountry: text().notNull(),
    phoneNumber: text().notNull(),
    gender: text({ enum: ['male', 'female'] }).notNull(),
    dateOfBirth: date().notNull(),
    nationality: text().notNull(),
    country: text().notNull(),
    city: text().notNull(),
    days: text({ enum: WEEKDAYS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    timeFrom: text().notNull(),
    timeTo: text().notNull(),
    startDate: date().notNull(),
    endDate: date(),
    education: text().notNull(),
    occupation: text().notNull(),
    /** Slugs of programs and of causes. */
    preferredTypes: words(),
    preferredCategories: words(),
    preferredGenders: text({ enum: WORK_WITH })
      .array()
      .notNull()
      .default(sql`'{}'`),
    interests: words(),
    notes: text(),
    locale: text().notNull(),
    /** The same offer of the same person on the same day, so that a second press stores nothing. */
    fingerprint: text().notNull(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('volunteers_fingerprint').on(table.fingerprint),
    index('volunteers_created').on(table.createdAt),
    index('volunteers_email').on(sql`lower(${table.email})`, table.createdAt),
    check('volunteers_gender', oneOf(table.gender, ['male', 'female'])),
    check('volunteers_locale', oneOf(table.locale, ['en', 'ar', 'tr'])),
    check('volunteers_days', listOf(table.days, WEEKDAYS)),
    check('volunteers_genders', listOf(table.preferredGenders, WORK_WITH)),
    check('volunteers_end', sql`${table.endDate} >= ${table.startDate}`),
    check('volunteers_birth', sql`${table.dateOfBirth} < ${table.startDate}`),
    check(
      'volunteers_time',
      sql`${table.timeFrom} ~ ${CLOCK} and ${table.timeTo} ~ ${CLOCK} and ${table.timeTo} > ${table.timeFrom}`,
    ),
    check('volunteers_notes', sql`char_length(${table.notes}) between 1 and ${sql.raw(String(MAX_NOTES))}`),
  ],
);
