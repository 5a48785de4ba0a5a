import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { DISPUTE_STATUSES } from '#src/domain/dispute.ts';
import { currency, id, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';

/** `amount`: minor units of the line with an id. */
export type LostLine = { id: string; amount: number };

/** Payments that donors dispute at their banks, as the provider reports them. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    providerRef: text().notNull().unique(),
    status: text({ enum: DISPUTE_STATUSES }).notNull(),
    /** The provider's word for why. */
    reason: text().notNull(),
    currency: currency().notNull(),
    amountMinor: minor().notNull(),
    /** Whether the provider has taken the money off our balance until the bank decides. */
    isWithdrawn: boolean().notNull().default(false),
    feeMinor: minor().notNull().default(0),
    /** Until when staff can answer. */
    dueBy: instant(),
    /** What of each line was returned when it was lost, so that it can be brought back. */
    lostLines: jsonb().$type<LostLine[]>(),
    /** How often its decision was changed: each time its steps are booked under other keys. */
    round: smallint().notNull().default(0),
    openedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    check('disputes_status', oneOf(table.status, DISPUTE_STATUSES)),
    check('disputes_amount', sql`${table.amountMinor} > 0`),
    check('disputes_fee', sql`${table.feeMinor} >= 0`),
    check('disputes_ended', sql`(${table.status} in ('won', 'lost')) = (${table.endedAt} is not null)`),
    index('disputes_order').on(table.orderId),
    index('disputes_undecided')
      .on(table.dueBy)
      .where(sql`${table.status} in ('inquiry', 'open')`),
  ],
);
