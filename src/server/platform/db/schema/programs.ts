import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/domain/slug.ts';
import { hasText, id, localText } from '#src/server/platform/db/schema/columns.ts';

export type ProgramStep = { title: LocalText; text: LocalText };
export type ProgramQuestion = { question: LocalText; answer: LocalText };

/** Programs, with their icon and palette. */
export const projectTypes = pgTable(
  'project_types',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    summary: localText(),
    /** What the program is, in a few sentences, as its page opens. */
    about: localText(),
    /** How the program's projects are verified, in the order in which it happens. */
    steps: jsonb().$type<ProgramStep[]>().notNull().default([]),
    questions: jsonb().$type<ProgramQuestion[]>().notNull().default([]),
    icon: text().notNull(),
    palette: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [check('project_types_title', hasText(table.title))],
);

/** Campaigns, which are the causes of quick donations. */
export const projectCategories = pgTable(
  'project_categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    icon: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [check('project_categories_title', hasText(table.title))],
);

/** What projects are filed under beside program and campaign: `well`, `school`. Projects hold the code. */
export const tags = pgTable('tags', label(), ({ title }) => [check('tags_title', hasText(title))]);

/** Whom projects are for: families, students, the sick. Projects hold the code. */
export const beneficiaryTypes = pgTable('beneficiary_types', label(), ({ title }) => [
  check('beneficiary_types_title', hasText(title)),
]);

function label() {
  return { id: id(), code: text().notNull().unique(), title: localText().notNull(), position: integer().notNull() };
}
