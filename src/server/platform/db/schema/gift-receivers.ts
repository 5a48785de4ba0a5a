import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

/** Whom a person gave for and saved by an act of their own. Deleted by its owner, and with them. */
export const giftReceivers = pgTable(
  'gift_receivers',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    /** As `+966501234567`. */
    phone: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('gift_receivers_user').on(table.userId, table.name),
    // Saving somebody twice saves them once.
    uniqueIndex('gift_receivers_same_key').on(
      table.userId,
      sql`lower(${table.name})`,
      sql`lower(coalesce(${table.email}, ''))`,
      sql`coalesce(${table.phone}, '')`,
    ),
    check('gift_receivers_name', sql`length(${table.name}) between 1 and 120`),
    check('gift_receivers_reached', sql`${table.email} is not null or ${table.phone} is not null`),
    check('gift_receivers_phone', sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);
