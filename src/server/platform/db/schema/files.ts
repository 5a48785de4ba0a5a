import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { FILE_PURPOSES } from '#src/domain/upload.ts';
import { id, instant, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

/** What was uploaded. The bytes are in the file store, under `key` and the widths of the smaller sizes. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid().references(() => users.id),
    purpose: text({ enum: FILE_PURPOSES }).notNull(),
    /** 32 hexadecimal digits that nobody can guess, and the ending of its type. */
    key: text().notNull().unique(),
    /** Pixels of the largest size; null for a document. */
    width: integer(),
    height: integer(),
    /** Widths of the smaller sizes. */
    widths: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    sizeBytes: integer().notNull(),
    isPrivate: boolean().notNull(),
    createdAt: instant().notNull(),
    /** When the bytes are deleted; null once a record uses the file. */
    removeAt: instant(),
  },
  (table) => [
    index('files_removal')
      .on(table.removeAt)
      .where(sql`${table.removeAt} is not null`),
    index('files_owner').on(table.ownerId),
    check('files_purpose', oneOf(table.purpose, FILE_PURPOSES)),
    check('files_key', sql`${table.key} ~ '^[0-9a-f]{32}\\.(webp|pdf)$'`),
    check('files_size', sql`${table.sizeBytes} > 0`),
  ],
);
