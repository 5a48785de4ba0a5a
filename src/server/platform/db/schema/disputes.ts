import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DISPUTE_STATUSES } from '#src/domain/dispute.ts';
import { currency, id, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';

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
