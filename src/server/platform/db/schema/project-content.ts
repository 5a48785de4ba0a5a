import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { hasText, id, localText, minor } from '#src/server/platform/db/schema/columns.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/** What has happened in a project, as its donors read it. */
export const projectUpdates = pgTable(
  'project_updates',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    happenedOn: date().notNull(),
    title: localText().notNull(),
    text: localText(),
    /** Of a child: told to the sponsor by email, and on no page. */
    isForSponsor: boolean().notNull().default(false),
    /** The sponsorship whose donor was told; null for what no sponsor was told. */
    toldTo: uuid().references(() => subscriptions.id),
  },
  (table) => [
    check('project_updates_told', sql`${table.toldTo} is null or ${table.isForSponsor}`),
    check('project_updates_title', hasText(table.title)),
    index('project_updates_newest').on(table.projectId, table.happenedOn.desc().nullsFirst(), table.id),
  ],
);

/** What an amount achieves in a project: "about six school days for one child". */
export const projectImpacts = pgTable(
  'project_impacts',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** In minor units of the project's currency. */
    amountMinor: minor().notNull(),
    text: localText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.amountMinor] }),
    check('project_impacts_amount', sql`${table.amountMinor} > 0`),
    check('project_impacts_text', hasText(table.text)),
  ],
);

/** What one month of a sponsored child pays for. The parts add up to the month. */
export const sponsorshipParts = pgTable(
  'sponsorship_parts',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    amountMinor: minor().notNull(),
    title: localText().notNull(),
    text: localText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    check('sponsorship_parts_amount', sql`${table.amountMinor} > 0`),
    check('sponsorship_parts_title', hasText(table.title)),
  ],
);

/** What an endowment held, earned and gave in a year, as its annual accounts say. */
export const endowmentYears = pgTable(
  'endowment_years',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    /** The capital at the end of the year; null while it runs, when the ledger says what it is. */
    capitalMinor: minor(),
    earnedMinor: minor().notNull(),
    /** The rest of what was earned goes back to the capital. */
    givenMinor: minor().notNull(),
    /** What the income paid for. */
    text: localText(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.year] }),
    check('endowment_years_year', sql`${table.year} between 1900 and 2200`),
    check(
      'endowment_years_amounts',
      sql`coalesce(${table.capitalMinor}, 0) >= 0 and ${table.earnedMinor} >= 0 and ${table.givenMinor} between 0 and ${table.earnedMinor}`,
    ),
  ],
);
