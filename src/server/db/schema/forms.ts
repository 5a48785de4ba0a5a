import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What a native form left for the page that answers it, sealed, under the hash of a random id; ten minutes. */
export const keptForms = pgTable('kept_forms', {
  keyHash: text().primaryKey(),
  sealed: text().notNull(),
  expiresAt: instant().notNull(),
  /** A keyed hash of the network that it came from: each may hold so many and no more. */
  source: text().notNull().default(''),
}, (table) => [index('kept_forms_expiry').on(table.expiresAt), index('kept_forms_source').on(table.source, table.expiresAt)]);
