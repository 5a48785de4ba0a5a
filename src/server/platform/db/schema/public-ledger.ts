import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LINE_ACCOUNTS, LINE_INTENTIONS, LINE_KINDS } from '#src/domain/ledger-line.ts';
import { currency, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { ledgerPostings } from '#src/server/platform/db/schema/ledger.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

const projectId = () =>
  uuid()
    .notNull()
    .references(() => projects.id);
const seq = () => bigint({ mode: 'number' }).notNull();
const isHex = (column: unknown, length: number) => sql`${column} ~ ${sql.raw(`'^[0-9a-f]{${length}}$'`)}`;

/** The public account of each project, a hash chain. Triggers write a line for each posting, and reject any change of one. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    projectId: projectId(),
    seq: seq(),
    postingId: uuid()
      .notNull()
      .unique()
      .references(() => ledgerPostings.id),
    day: date().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    account: text({ enum: LINE_ACCOUNTS }).notNull(),
    intention: text({ enum: LINE_INTENTIONS }).notNull(),
    currency: currency().notNull(),
    amountMinor: minor().notNull(),
    /** What the project's fund holds after the line, in its currency. */
    balanceMinor: minor().notNull(),
    /** SHA-256 of the receipt's opening and donation number. */
    commitment: text(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.seq] }),
    index('ledger_lines_deliveries')
      .on(table.projectId)
      .where(sql`${table.kind} = 'delivery'`),
    check('ledger_lines_seq', sql`${table.seq} > 0`),
    check('ledger_lines_kind', oneOf(table.kind, LINE_KINDS)),
    check('ledger_lines_account', oneOf(table.account, LINE_ACCOUNTS)),
    check('ledger_lines_amount', sql`${table.amountMinor} <> 0`),
    check('ledger_lines_hash', isHex(table.hash, 64)),
    check('ledger_lines_commitment', isHex(table.commitment, 64)),
  ],
);

/** The last line of each project. Its row is locked until the transaction that adds a line ends, so lines commit in their order. */
export const ledgerHeads = pgTable(
  'ledger_heads',
  { projectId: projectId().primaryKey(), seq: seq(), hash: text().notNull() },
  (table) => [check('ledger_heads_hash', isHex(table.hash, 64))],
);

/** Sums of a project's lines, written with them, so that no request adds up a million. */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    projectId: projectId(),
    currency: currency().notNull(),
    account: text({ enum: LINE_ACCOUNTS }).notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    intention: text({ enum: LINE_INTENTIONS }).notNull(),
    amountMinor: minor().notNull(),
    lines: seq(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.currency, table.account, table.kind, table.intention] })],
);

/** What ties an order's lines to its receipt. Deleted with the personal data of the order: its lines then belong to nobody. */
export const ledgerSalts = pgTable(
  'ledger_salts',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
  },
  (table) => [check('ledger_salts_salt', isHex(table.salt, 32))],
);

/** The signed statement of each day, kept forever. */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    day: date().primaryKey(),
    previous: text().notNull().unique(),
    projects: integer().notNull(),
    root: text().notNull(),
    hash: text().notNull().unique(),
    signature: text().notNull(),
    publicKey: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    check(
      'ledger_days_hashes',
      sql`${isHex(table.previous, 64)} and ${isHex(table.root, 64)} and ${isHex(table.hash, 64)}`,
    ),
  ],
);

/** The heads that the statement of a day speaks of: of each project that has new lines since the last one. */
export const ledgerDayHeads = pgTable(
  'ledger_day_heads',
  {
    day: date()
      .notNull()
      .references(() => ledgerDays.day),
    projectId: projectId(),
    seq: seq(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);
