import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PROJECT_STATUSES } from '#src/domain/project.ts';
import { minor } from '#src/server/platform/db/schema/columns.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** The rank of completed projects, which sort last. */
export const LAST_RANK = 9_000_000_000_000_000;

/** The sort values of public projects that donations change, in a narrow table, updated by triggers in the transaction that posts. */
export const projectRanks = pgTable(
  'project_ranks',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    status: text({ enum: PROJECT_STATUSES }).notNull(),
    isEndowment: boolean().notNull(),
    /** Minor units remaining; `LAST_RANK` when completed. */
    remainingMinor: minor().notNull(),
    /** Hundredths of a percent of the goal. */
    fundedRatio: minor().notNull(),
  },
  (table) => [
    index('project_ranks_remaining').on(table.remainingMinor, table.projectId),
    index('project_ranks_funded').on(table.fundedRatio.desc().nullsFirst(), table.projectId.desc().nullsFirst()),
    index('project_ranks_status_funded').on(
      table.status,
      table.fundedRatio.desc().nullsFirst(),
      table.projectId.desc().nullsFirst(),
    ),
    index('project_ranks_closing').on(table.remainingMinor, table.projectId).where(isClosing(table)),
  ],
);

/** Close to its goal: at least three fifths funded, by share and not by a small remaining amount. */
export function isClosing({
  fundedRatio,
  isEndowment,
  remainingMinor,
  status,
}: Record<'fundedRatio' | 'isEndowment' | 'remainingMinor' | 'status', AnyPgColumn>): SQL {
  return sql`${status} = 'published' and not ${isEndowment} and ${remainingMinor} > 0 and ${fundedRatio} >= 6000`;
}
