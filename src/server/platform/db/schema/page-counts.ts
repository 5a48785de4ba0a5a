import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { locales } from '#src/i18n/locales.ts';
import { oneOf } from '#src/server/platform/db/schema/columns.ts';

/** How often a kind of page was opened on a day (UTC), in each language. Nothing about who opened it. */
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date().notNull(),
    /** The pattern of its address, such as `/projects/[slug]`. */
    route: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.route, table.locale] }),
    check('page_counts_locale', oneOf(table.locale, locales)),
    check('page_counts_count', sql`${table.count} > 0`),
  ],
);
