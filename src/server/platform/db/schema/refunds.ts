import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OPEN_REFUND_STATUSES, REFUND_STATUSES } from '#src/domain/refund.ts';
import { currency, id, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { orderItems, orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';

const WHO = ['donor', 'staff', 'provider'] as const;
const SOURCES = ['donation', 'held'] as const;

/** Refunds: asked for by donors, made by staff, or found at the provider. What they return is decided at the approval. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The payment whose money is returned; null while it is not decided. */
    paymentId: uuid().references(() => payments.id),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    requestedBy: text({ enum: WHO }).notNull(),
    /** The donor's words, or those of staff. */
    reason: text().notNull(),
    currency: currency().notNull(),
    /** Null while it is not decided. */
    amountMinor: minor(),
    /** The line that is returned, where it is one of many. */
    itemId: uuid().references(() => orderItems.id),
    /** `held`: money that was never a donation, as when an order was paid twice. */
    source: text({ enum: SOURCES }).notNull().default('donation'),
    /** What it takes out of each fund, as decided. It is reserved there until the refund ends. */
    reserved: jsonb().$type<{ account: string; amount: number }[]>(),
    /** Why it was refused, in the donor's language. */
    refusal: text(),
    /** The provider's id of the refund. */
    providerRef: text(),
    /** The bank's reference of a refund that staff transferred. */
    bankReference: text(),
    failureCode: text(),
    /** The number of times that the provider was asked for a new refund; part of the idempotency key. */
    attempt: smallint().notNull().default(0),
    /** When the provider was first asked in this attempt. */
    askedAt: instant(),
    /** When the worker asks the provider next. */
    runAt: instant(),
    lockedUntil: instant(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('refunds_one_open').on(table.orderId).where(oneOf(table.status, OPEN_REFUND_STATUSES)),
    uniqueIndex('refunds_provider_ref')
      .on(table.providerRef)
      .where(sql`${table.providerRef} is not null`),
    uniqueIndex('refunds_bank_reference')
      .on(table.bankReference)
      .where(sql`${table.bankReference} is not null`),
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_due')
      .on(table.runAt)
      .where(sql`${table.runAt} is not null`),
    check('refunds_status', oneOf(table.status, REFUND_STATUSES)),
    check('refunds_requested_by', oneOf(table.requestedBy, WHO)),
    check('refunds_source', oneOf(table.source, SOURCES)),
    check('refunds_amount', sql`${table.amountMinor} > 0`),
    check(
      'refunds_decided',
      sql`${table.status} in ('requested', 'refused') or (${table.paymentId} is not null and ${table.amountMinor} is not null and ${table.decidedAt} is not null)`,
    ),
    check('refunds_refused', sql`(${table.status} = 'refused') = (${table.refusal} is not null)`),
    check('refunds_ended', sql`(${table.status} in ('succeeded', 'refused')) = (${table.endedAt} is not null)`),
    check(
      'refunds_proof',
      sql`${table.status} <> 'succeeded' or ${table.providerRef} is not null or ${table.bankReference} is not null`,
    ),
  ],
);
