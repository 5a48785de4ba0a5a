import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PROJECT_STATUSES } from '#src/domain/project.ts';
import { instant, minor } from '#src/server/platform/db/schema/columns.ts';
import { projectCategories, projectTypes } from '#src/server/platform/db/schema/programs.ts';
import { projects, isPublic } from '#src/server/platform/db/schema/projects.ts';

export const projectsToTypes = pgTable(
  'projects_to_types',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    typeId: uuid()
      .notNull()
      .references(() => projectTypes.id),
    ...listed(),
    /** The same as in `project_ranks`. */
    remainingMinor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.typeId] }),
    index('projects_to_types_newest').on(
      table.typeId,
      table.publishedAt.desc().nullsFirst(),
      table.projectId.desc().nullsFirst(),
    ),
    index('projects_to_types_status_newest')
      .on(table.typeId, table.status, table.publishedAt.desc().nullsFirst(), table.projectId.desc().nullsFirst())
      .where(isPublic(table)),
    index('projects_to_types_remaining').on(table.typeId, table.remainingMinor, table.projectId).where(isPublic(table)),
  ],
);

export const projectsToCategories = pgTable(
  'projects_to_categories',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    categoryId: uuid()
      .notNull()
      .references(() => projectCategories.id),
    position: integer().notNull().default(0),
    ...listed(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.categoryId] }),
    index('projects_to_categories_newest').on(
      table.categoryId,
      table.publishedAt.desc().nullsFirst(),
      table.projectId.desc().nullsFirst(),
    ),
    index('projects_to_categories_status_newest')
      .on(table.categoryId, table.status, table.publishedAt.desc().nullsFirst(), table.projectId.desc().nullsFirst())
      .where(isPublic(table)),
  ],
);

/** Columns copied from the project while it is public, by triggers, so that the list of a program is read from one index. */
function listed() {
  return { status: text({ enum: PROJECT_STATUSES }), publishedAt: instant() };
}
