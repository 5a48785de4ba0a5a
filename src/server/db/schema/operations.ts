import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Counts of calls by limit and network, for several processes together. The names of the columns are the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant(),
}, (table) => [index('rate_limits_expire').on(table.expire)]);

/** Numbers without gaps: the row is locked until the transaction that draws one ends. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
