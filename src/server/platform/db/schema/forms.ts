import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/server/platform/db/schema/columns.ts';

/** Flash state of native forms for the next page, encrypted, under the hash of a random id, for ten minutes. */
export const formFlashes = pgTable(
  'form_flashes',
  {
    keyHash: text().primaryKey(),
    encrypted: text().notNull(),
    expiresAt: instant().notNull(),
    /** A keyed hash of the sender's network, each of which may have a limited number. */
    source: text().notNull().default(''),
  },
  (table) => [
    index('form_flashes_expiry').on(table.expiresAt),
    index('form_flashes_source').on(table.source, table.expiresAt),
  ],
);
