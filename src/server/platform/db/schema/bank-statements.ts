import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MOVEMENT_STATUSES, STATEMENT_FORMATS } from '#src/domain/bank-statement.ts';
import { currency, id, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';

/** The statements of our bank accounts that were imported. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: id(),
    /** The IBAN or number of the account, without spaces. */
    account: text().notNull(),
    currency: currency().notNull(),
    format: text({ enum: STATEMENT_FORMATS }).notNull(),
    /** The bank's number of the statement. */
    number: text(),
    openingMinor: minor(),
    closingMinor: minor(),
    fromDay: date({ mode: 'string' }),
    untilDay: date({ mode: 'string' }),
    movementCount: integer().notNull(),
    importedAt: instant().notNull(),
  },
  (table) => [
    check('bank_statements_format', oneOf(table.format, STATEMENT_FORMATS)),
    index('bank_statements_newest').on(table.account, table.untilDay.desc(), table.importedAt.desc()),
  ],
);

/** Money that came in by the statements, each movement once. */
export const bankMovements = pgTable(
  'bank_movements',
  {
    id: id(),
    /** The number that staff type. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.id),
    account: text().notNull(),
    /** SHA-256 of the account and of what makes the movement different from all others of it. */
    key: text().notNull().unique(),
    bankReference: text(),
    bookedOn: date({ mode: 'string' }).notNull(),
    amountMinor: minor().notNull(),
    currency: currency().notNull(),
    /** The sender and their words, as the bank writes them; emptied when their time is over. */
    name: text().notNull(),
    text: text().notNull(),
    status: text({ enum: MOVEMENT_STATUSES }).notNull().default('open'),
    paymentId: uuid().references(() => payments.id),
    /** When it was booked or ignored, and why it was ignored. */
    closedAt: instant(),
    reason: text(),
    importedAt: instant().notNull(),
  },
  (table) => [
    check('bank_movements_status', oneOf(table.status, MOVEMENT_STATUSES)),
    check('bank_movements_amount', sql`${table.amountMinor} > 0`),
    check('bank_movements_booked', sql`(${table.status} = 'booked') = (${table.paymentId} is not null)`),
    check('bank_movements_closed', sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
    check('bank_movements_ignored', sql`(${table.status} = 'ignored') = (${table.reason} is not null)`),
    index('bank_movements_open')
      .on(table.number)
      .where(sql`${table.status} = 'open'`),
    index('bank_movements_to_erase')
      .on(table.importedAt)
      .where(sql`${table.name} <> '' or ${table.text} <> ''`),
  ],
);
