import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PROJECT_STATUSES } from '#src/domain/project.ts';
import { minor } from '#src/server/platform/db/schema/columns.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** Sums of a project's postings, updated in the transaction that posts; `ledger:check` compares them with the ledger. */
export const projectTotals = pgTable('project_totals', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  raisedMinor: minor().notNull().default(0),
  donationsCount: integer().notNull().default(0),
  donorsCount: integer().notNull().default(0),
});

/** The donors of a project, each once: an account, else the hash of a guest's email address. */
export const projectDonors = pgTable(
  'project_donors',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    donorHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.donorHash] })],
);

/** The number of projects by status, for exact totals without counting. Updated by a trigger. */
export const projectCounts = pgTable(
  'project_counts',
  { status: text({ enum: PROJECT_STATUSES }).primaryKey(), total: integer().notNull().default(0) },
  (table) => [uniqueIndex('project_counts_status').on(table.status)],
);

/** The number of public projects of a single filter, by status, for exact totals without counting. Updated by triggers. */
export const projectFacetCounts = pgTable(
  'project_facet_counts',
  {
    facet: text({ enum: ['country', 'zakat', 'type', 'category', 'method', 'gender', 'ngo'] }).notNull(),
    value: text().notNull(),
    status: text({ enum: PROJECT_STATUSES }).notNull(),
    total: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.facet, table.value, table.status] })],
);
