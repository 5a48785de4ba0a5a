import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { hasText, id, instant, localText } from '#src/server/platform/db/schema/columns.ts';

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
