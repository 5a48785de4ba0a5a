import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_STATUSES } from '#src/domain/payment.ts';
import { currency, id, instant, minor, oneOf } from './columns.ts';
import { orders } from './orders.ts';

export const payments = pgTable('payments', {
  id: id(),
  orderId: uuid().notNull().references(() => orders.id),
  method: text({ enum: ['bank', 'stripe', 'paypal', 'xendit'] }).notNull(),
  status: text({ enum: PAYMENT_STATUSES }).notNull(),
  currency: currency().notNull(),
  amountMinor: minor().notNull(),
  /** Stored before the provider is asked, so that asking again after a crash asks for the same payment. */
  idempotencyKey: text().notNull().unique(),
  providerRef: text(),
  /** What a donor writes on a transfer. */
  reference: text().unique(),
  failureCode: text(),
  feeMinor: minor(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  enquiries: integer().notNull().default(0),
  nextEnquiryAt: instant(),
  /** One worker at a time asks about a payment: until then it is somebody's. */
  lockedUntil: instant(),
  /** When the provider was last asked for a visitor, and when it last answered anybody. */
  askedAt: instant(),
  answeredAt: instant(),
  /** Answers that failed to come, one after the other. */
  enquiryFailures: smallint().notNull().default(0),
  /** The provider gave no usable answer for so long that staff must look. */
  enquiryFailedAt: instant(),
  /** What the browser needs to finish it, encrypted; gone when the payment is over. */
  sealedClientSecret: text(),
}, (table) => [
  uniqueIndex('payments_provider_ref').on(table.method, table.providerRef).where(sql`${table.providerRef} is not null`),
  check('payments_status', oneOf(table.status, PAYMENT_STATUSES)),
  check('payments_amount', sql`${table.amountMinor} > 0`),
  check('payments_reference', sql`(${table.method} = 'bank') = (${table.reference} is not null)`),
  index('payments_order').on(table.orderId, table.createdAt.desc()),
  index('payments_due').on(table.nextEnquiryAt).where(sql`${table.nextEnquiryAt} is not null`),
]);

export const paymentTransitions = pgTable('payment_transitions', {
  id: id(),
  paymentId: uuid().notNull().references(() => payments.id),
  fromStatus: text(),
  toStatus: text().notNull(),
  at: instant().notNull(),
  reason: text().notNull(),
}, (table) => [index('payment_transitions_payment').on(table.paymentId, table.at)]);

/** Money seen on our bank account for a payment, each transfer once. */
export const bankReceipts = pgTable('bank_receipts', {
  id: id(),
  paymentId: uuid().notNull().references(() => payments.id),
  amountMinor: minor().notNull(),
  /** The bank's own number of the movement, or what stands for it. */
  movement: text().notNull().unique(),
  receivedAt: instant().notNull(),
}, (table) => [check('bank_receipts_amount', sql`${table.amountMinor} > 0`), index('bank_receipts_payment').on(table.paymentId)]);

/** Webhook events of providers, raw, as they came and were verified. Each is applied once. */
export const inbox = pgTable('inbox', {
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
}, (table) => [
  primaryKey({ columns: [table.provider, table.eventId] }),
  index('inbox_due').on(table.runAt).where(sql`${table.appliedAt} is null and ${table.failedAt} is null`),
  index('inbox_subject').on(table.provider, table.providerRef).where(sql`${table.appliedAt} is null`),
  // For retention: each finds what it has still to delete, and nothing that is deleted already.
  index('inbox_to_clear').on(table.appliedAt).where(sql`${table.raw} <> ''`),
  index('inbox_to_delete').on(table.appliedAt).where(sql`${table.raw} = ''`),
]);

/** Work that a transaction promised. `dedupeKey` makes a promise kept once. */
export const outbox = pgTable('outbox', {
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
  /** Its email is written and waits for a mail server to be set. */
  writtenAt: instant(),
  lastError: text(),
  createdAt: instant().notNull(),
}, (table) => [index('outbox_due').on(table.runAt).where(sql`${table.doneAt} is null and ${table.failedAt} is null`), index('outbox_done').on(table.doneAt)]);

/** Letters as they went out, or as they wait for somebody to read them where no mail server is set. */
export const mails = pgTable('mails', {
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
}, (table) => [index('mails_created').on(table.createdAt), index('mails_order').on(table.orderId), index('mails_sent').on(table.sentAt), index('mails_to_clear').on(table.sentAt).where(sql`${table.html} <> ''`)]);
