import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#src/server/platform/db/schema/columns.ts';

/** The first responses to requests with an idempotency key, encrypted, because they hold an access key and a client secret. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    orderId: uuid(),
    status: smallint(),
    encryptedBody: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_records_expiry').on(table.expiresAt),
  ],
);
