import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { NOTICE_KINDS } from '#src/domain/notice.ts';
import { instant, oneOf } from '#src/server/platform/db/schema/columns.ts';

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

/** Kinds of email that an address gets no more. Only an HMAC of the address is stored, so that guests leave them out as well. */
export const mutedNotices = pgTable(
  'muted_notices',
  {
    addressHash: text().notNull(),
    kind: text().$type<(typeof NOTICE_KINDS)[number]>().notNull(),
    mutedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.kind] }),
    check('muted_notices_kind', oneOf(table.kind, NOTICE_KINDS)),
  ],
);
