import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/server/platform/db/schema/columns.ts';

/** Counts of requests by limit and network, shared by all processes. The library defines the names of the columns. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: instant() },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** Numbers without gaps: drawing one locks the row until the transaction ends. */
export const counters = pgTable('counters', { name: text().primaryKey(), value: bigint({ mode: 'number' }).notNull() });
