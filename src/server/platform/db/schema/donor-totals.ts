import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { currency, instant, minor } from '#src/server/platform/db/schema/columns.ts';

// What accounts gave, stored beside the ledger by triggers and compared with it by `ledger:check`. No row refers to `users`: it
// would wait for a row that whoever changes their account has locked, while that change waits for the order that is settled.

/** What an account gave since it exists, less what was returned, without stock purification and fees: what its tier counts. */
export const donorTotals = pgTable(
  'donor_totals',
  {
    accountId: uuid().notNull(),
    currency: currency().notNull(),
    /** How many rows it has in `donor_entries`. */
    entries: integer().notNull(),
    givenMinor: minor().notNull(),
    /** The most that it was at any time, and not below zero. */
    highestMinor: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.currency] })],
);

/** Each entry of the ledger that counts for a tier, with the total and the highest total up to it. */
export const donorEntries = pgTable(
  'donor_entries',
  {
    accountId: uuid().notNull(),
    currency: currency().notNull(),
    /** From 1 without gaps, in the order in which the entries were posted. */
    seq: integer().notNull(),
    entryId: uuid().notNull(),
    at: instant().notNull(),
    /** What was given is positive, what was returned negative. */
    amountMinor: minor().notNull(),
    givenMinor: minor().notNull(),
    highestMinor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.currency, table.seq] }),
    // The first entry at which a total was reached is the day of a medal.
    index('donor_entries_highest').on(table.accountId, table.currency, table.highestMinor, table.seq),
  ],
);

/** Sums of the paid lines of an account's orders for its charts: by month in UTC (`2026-03`), kind and project. */
export const donorSums = pgTable(
  'donor_sums',
  {
    accountId: uuid().notNull(),
    currency: currency().notNull(),
    facet: text({ enum: ['month', 'kind', 'project'] }).notNull(),
    value: text().notNull(),
    /** Less what was returned. */
    amountMinor: minor().notNull(),
    /** Orders; a line is counted where it is the first of its order. */
    donations: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.currency, table.facet, table.value] })],
);
