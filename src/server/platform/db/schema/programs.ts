import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { hasText, id, localText } from '#src/server/platform/db/schema/columns.ts';

/** Programs, with their icon and palette. */
export const projectTypes = pgTable(
  'project_types',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    summary: localText(),
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
