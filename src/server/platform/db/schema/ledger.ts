import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { INTENTIONS } from '#src/domain/cart.ts';
import { currency, hasText, id, instant, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';
import { projectCategories } from '#src/server/platform/db/schema/programs.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** Accounts of the ledger. Triggers reject entries that do not balance by currency, and any change of an entry. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    code: text().notNull().unique(),
    kind: text({ enum: ['asset', 'expense', 'fund', 'liability'] }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [check('ledger_accounts_kind', sql`${table.kind} = split_part(${table.code}, ':', 1)`)],
);

const ENTRY_KINDS = [
  'donation',
  'fee',
  'held',
  'surplus',
  'duplicate',
  'afterRefund',
  'refund',
  'dispute',
  'disputeWon',
  'disputeLost',
  'disputeFee',
  'payout',
  'delivery',
] as const;

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** The id of the event, unique: `payment:…`, `bank:…`, `refund:…`. */
    externalKey: text().notNull().unique(),
    orderId: uuid().references(() => orders.id),
    paymentId: uuid().references(() => payments.id),
    occurredAt: instant().notNull(),
    postedAt: instant().notNull(),
    /** What a payout or delivery was for, written for everybody: no person is in it. */
    memo: localText(),
    /** The institution that got a payout, or that delivered. */
    ngoId: uuid().references(() => ngos.id),
  },
  (table) => [
    index('ledger_entries_order').on(table.orderId),
    index('ledger_entries_posted').on(table.postedAt),
    check('ledger_entries_memo', sql`(${table.kind} in ('payout', 'delivery')) = (${table.memo} is not null)`),
    check(
      'ledger_entries_words',
      sql`${table.memo} is null or (${hasText(table.memo)} and not jsonb_path_exists(${table.memo}, '$.* ? (@ like_regex "\\n")'))`,
    ),
    check(
      'ledger_entries_ngo',
      sql`${table.kind} = 'payout' and ${table.ngoId} is not null or ${table.kind} = 'delivery' or ${table.ngoId} is null`,
    ),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    entryId: uuid()
      .notNull()
      .references(() => ledgerEntries.id),
    accountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    currency: currency().notNull(),
    /** Signed: positive for assets and expenses, negative for funds and liabilities. */
    amountMinor: minor().notNull(),
    /** What it counts as in its project's currency, signed, where it is in another; at the rate of the order's line. */
    countedMinor: minor(),
    projectId: uuid().references(() => projects.id),
    categoryId: uuid().references(() => projectCategories.id),
    intention: text({ enum: INTENTIONS }),
  },
  (table) => [
    check('ledger_postings_amount', sql`${table.amountMinor} <> 0`),
    check('ledger_postings_counted', sql`${table.countedMinor} is null or ${table.projectId} is not null`),
    check('ledger_postings_intention', sql`${table.intention} is null or ${oneOf(table.intention, INTENTIONS)}`),
    index('ledger_postings_entry').on(table.entryId),
    index('ledger_postings_project').on(table.projectId),
    index('ledger_postings_account').on(table.accountId),
  ],
);

/** Sums for the home page, updated in the transaction that posts. Split into parts, which reading adds up, so that donations do not wait for each other. */
export const givingTotals = pgTable(
  'giving_totals',
  {
    currency: currency().notNull(),
    shard: smallint().notNull().default(0),
    raisedMinor: minor().notNull().default(0),
    donationsCount: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.currency, table.shard] })],
);
