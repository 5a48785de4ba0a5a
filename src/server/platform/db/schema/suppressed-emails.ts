import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/server/platform/db/schema/columns.ts';

/** Addresses that a mail server refused for good. Only an HMAC is stored: it says nothing to whoever reads it. */
export const suppressedEmails = pgTable(
  'suppressed_emails',
  {
    addressHash: text().primaryKey(),
    /** When it was refused last. */
    refusedAt: instant().notNull(),
  },
  (table) => [index('suppressed_emails_refused').on(table.refusedAt)],
);
