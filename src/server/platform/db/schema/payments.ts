import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYMENT_STATUSES } from '#src/domain/payment.ts';
import { currency, id, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: ['bank', 'stripe', 'paypal', 'xendit'] }).notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    currency: currency().notNull(),
    amountMinor: minor().notNull(),
    /** Stored before the provider is called, so that a retry after a crash is for the same payment. */
    idempotencyKey: text().notNull().unique(),
    providerRef: text(),
    /** The provider's id of the money that was paid, where its refunds and disputes name that one instead. */
    moneyRef: text(),
    /** The reference that a donor writes on a transfer. */
    reference: text(),
    /** Whether it carries the reference of an earlier payment, as each period of a pledge does. */
    repeatsReference: boolean().notNull().default(false),
    failureCode: text(),
    feeMinor: minor(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    pollCount: integer().notNull().default(0),
    nextPollAt: instant(),
    /** The lease of the worker that polls the payment. */
    lockedUntil: instant(),
    /** When the provider was last called on behalf of a visitor, and when it last responded to any call. */
    syncRequestedAt: instant(),
    syncedAt: instant(),
    /** The number of polls without a response since the last one with a response. */
    pollFailures: smallint().notNull().default(0),
    /** When polling was given up; staff must resolve the payment. */
    pollFailedAt: instant(),
    /** What the browser finishes the payment with, encrypted: a secret, or the address of the provider's page; null when the payment is finished. */
    encryptedClientSecret: text(),
  },
  (table) => [
    uniqueIndex('payments_provider_ref')
      .on(table.method, table.providerRef)
      .where(sql`${table.providerRef} is not null`),
    uniqueIndex('payments_money_ref')
      .on(table.method, table.moneyRef)
      .where(sql`${table.moneyRef} is not null`),
    uniqueIndex('payments_reference_unique')
      .on(table.reference)
      .where(sql`not ${table.repeatsReference}`),
    index('payments_repeated_reference')
      .on(table.reference)
      .where(sql`${table.repeatsReference}`),
    check('payments_repeats', sql`${table.method} = 'bank' or not ${table.repeatsReference}`),
    check('payments_status', oneOf(table.status, PAYMENT_STATUSES)),
    check('payments_amount', sql`${table.amountMinor} > 0`),
    check('payments_reference', sql`(${table.method} = 'bank') = (${table.reference} is not null)`),
    index('payments_order').on(table.orderId, table.createdAt.desc()),
    index('payments_due')
      .on(table.nextPollAt)
      .where(sql`${table.nextPollAt} is not null`),
  ],
);

export const paymentTransitions = pgTable(
  'payment_transitions',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    fromStatus: text(),
    toStatus: text().notNull(),
    at: instant().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('payment_transitions_payment').on(table.paymentId, table.at)],
);

/** Transfers on our bank account for payments, each once. */
export const bankReceipts = pgTable(
  'bank_receipts',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountMinor: minor().notNull(),
    /** The bank's number of the transfer, or a key of its reference, amount and day. */
    movement: text().notNull().unique(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    check('bank_receipts_amount', sql`${table.amountMinor} > 0`),
    index('bank_receipts_payment').on(table.paymentId),
  ],
);

/** Webhook events of providers, raw, stored after their signature was verified. Each is applied once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    providerRef: text(),
    raw: text().notNull(),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
    attempts: smallint().notNull().default(0),
    runAt: instant().notNull(),
    lockedUntil: instant(),
    /** Given up after the last attempt; `jobs:retry` takes it up again. */
    failedAt: instant(),
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_due')
      .on(table.runAt)
      .where(sql`${table.appliedAt} is null and ${table.failedAt} is null`),
    index('webhook_events_subject')
      .on(table.provider, table.providerRef)
      .where(sql`${table.appliedAt} is null`),
    // For retention: each index holds only rows that are still to be deleted or cleared.
    index('webhook_events_to_clear')
      .on(table.appliedAt)
      .where(sql`${table.raw} <> ''`),
    index('webhook_events_to_delete')
      .on(table.appliedAt)
      .where(sql`${table.raw} = ''`),
  ],
);

/** Jobs enqueued in transactions. `dedupeKey` prevents a second job for one reason. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    dedupeKey: text().unique(),
    runAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    lockedUntil: instant(),
    doneAt: instant(),
    /** Given up after the last attempt; `jobs:retry` takes it up again. */
    failedAt: instant(),
    /** When its email was written; it waits for a configured mail server. */
    writtenAt: instant(),
    lastError: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('outbox_due')
      .on(table.runAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('outbox_done').on(table.doneAt),
  ],
);

/** Emails as sent, or as written where no mail server is configured, for staff to read. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    dedupeKey: text().notNull().unique(),
    kind: text().notNull(),
    orderId: uuid(),
    toAddress: text().notNull(),
    locale: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    index('emails_created').on(table.createdAt),
    index('emails_order').on(table.orderId),
    index('emails_sent').on(table.sentAt),
    index('emails_to_clear')
      .on(table.sentAt)
      .where(sql`${table.html} <> ''`),
  ],
);

/** Text messages as sent, or as written where no gateway is configured, for staff to read. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    dedupeKey: text().notNull().unique(),
    kind: text().notNull(),
    orderId: uuid(),
    toNumber: text().notNull(),
    locale: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    index('text_messages_created').on(table.createdAt),
    index('text_messages_order').on(table.orderId),
    index('text_messages_sent').on(table.sentAt),
    check('text_messages_number', sql`${table.toNumber} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);
