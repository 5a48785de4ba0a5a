import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#src/i18n/locales.ts';
import { hasText, id, instant, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** What questions are about. */
export const faqGroups = pgTable(
  'faq_groups',
  { id: id(), slug: text().notNull().unique(), title: localText().notNull(), position: integer().notNull() },
  (table) => [
    check('faq_groups_title', hasText(table.title)),
    check('faq_groups_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    groupId: uuid()
      .notNull()
      .references(() => faqGroups.id),
    /** Its fragment in the address of the page. */
    slug: text().notNull().unique(),
    question: localText().notNull(),
    /** One sentence that answers. */
    answer: localText().notNull(),
    /** Why, or how; paragraphs are parted by an empty line. */
    reason: localText(),
    position: integer().notNull(),
    isPublished: boolean().notNull().default(false),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('faqs_group').on(table.groupId, table.position),
    check('faqs_question', hasText(table.question)),
    check('faqs_answer', hasText(table.answer)),
    check('faqs_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** How often an answer helped and did not, in each language. Nothing about who said so. */
export const faqVotes = pgTable(
  'faq_votes',
  {
    faqId: uuid()
      .notNull()
      .references(() => faqs.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    helped: integer().notNull().default(0),
    notHelped: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.faqId, table.locale] }),
    check('faq_votes_locale', oneOf(table.locale, locales)),
    check('faq_votes_counts', sql`${table.helped} >= 0 and ${table.notHelped} >= 0`),
  ],
);
