import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAX_MESSAGE, SUBJECTS } from '#src/domain/contact-message.ts';
import { id, instant, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** What people wrote to the charity, until staff have answered it and a while longer. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** What the person is told, to find the message again. */
    number: text().notNull().unique(),
    /** Null where the API was called, which asks for none. */
    subject: text({ enum: SUBJECTS }),
    fullName: text(),
    email: text(),
    phoneCountry: text(),
    phoneNumber: text(),
    orderNumber: text(),
    message: text().notNull(),
    locale: text().notNull(),
    /** The same message of the same person on the same day, so that a second press stores nothing. */
    fingerprint: text().notNull(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('contact_messages_fingerprint').on(table.fingerprint),
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_email').on(sql`lower(${table.email})`, table.createdAt),
    check('contact_messages_subject', oneOf(table.subject, SUBJECTS)),
    check('contact_messages_locale', oneOf(table.locale, ['en', 'ar', 'tr'])),
    check('contact_messages_length', sql`char_length(${table.message}) between 1 and ${sql.raw(String(MAX_MESSAGE))}`),
    check(
      'contact_messages_sender',
      sql`${table.subject} is not distinct from 'wrong' or (${table.email} is not null and ${table.fullName} is not null)`,
    ),
    check('contact_messages_phone', sql`(${table.phoneCountry} is null) = (${table.phoneNumber} is null)`),
  ],
);
