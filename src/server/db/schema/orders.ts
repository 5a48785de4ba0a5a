import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { INTENTIONS, ITEM_TYPES } from '#src/domain/cart.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';
import { INTERVALS, RECURRING_STATUSES } from '#src/domain/recurring.ts';
import { projectCategories, projects } from './catalogue.ts';
import { currency, id, instant, localText, minor, oneOf } from './columns.ts';
import { users } from './people.ts';

export const orders = pgTable('orders', {
  id: id(),
  /** What people read and say; drawn from a sequence. */
  number: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('order_numbers')`),
  status: text({ enum: ORDER_STATUSES }).notNull(),
  accountId: uuid().references(() => users.id),
  /** SHA-256 of the key that opens the order without an account. */
  accessKeyHash: text().notNull(),
  method: text({ enum: ['bank', 'stripe', 'paypal', 'xendit'] }).notNull(),
  currency: currency().notNull(),
  giftMinor: minor().notNull(),
  feeCoverMinor: minor().notNull().default(0),
  totalMinor: minor().notNull(),
  receivedMinor: minor().notNull().default(0),
  locale: text().notNull(),
  showName: boolean().notNull().default(false),
  isDemo: boolean().notNull().default(false),
  receiptNumber: bigint({ mode: 'number' }).unique(),
  placedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  paidAt: instant(),
  /** One worker at a time ends an order whose time is over. */
  lockedUntil: instant(),
  /** When what is personal was deleted from an order that was never paid. */
  erasedAt: instant(),
}, (table) => [
  index('orders_to_erase').on(table.expiresAt).where(sql`${table.status} in ('expired', 'failed', 'cancelled') and ${table.erasedAt} is null`),
  check('orders_status', oneOf(table.status, ORDER_STATUSES)),
  check('orders_sum', sql`${table.totalMinor} = ${table.giftMinor} + ${table.feeCoverMinor} and ${table.giftMinor} > 0 and ${table.feeCoverMinor} >= 0`),
  check('orders_paid', sql`(${table.status} in ('paid', 'partiallyRefunded', 'refunded')) = (${table.paidAt} is not null)`),
  check('orders_receipt', sql`(${table.paidAt} is null) = (${table.receiptNumber} is null)`),
  index('orders_open').on(table.expiresAt).where(sql`${table.status} in ('pending', 'awaitingTransfer')`),
  index('orders_account').on(table.accountId, table.placedAt.desc()),
]);

/** Everything personal of an order, apart, so that a person can be erased and the books stay. */
export const orderDonors = pgTable('order_donors', {
  orderId: uuid().primaryKey().references(() => orders.id),
  fullName: text().notNull(),
  email: text().notNull(),
  phoneCountry: text(),
  phoneNumber: text(),
  message: text(),
  /** HMAC of the folded e-mail: the same person without saying who. */
  donorHash: text().notNull(),
}, (table) => [index('order_donors_hash').on(table.donorHash)]);

export const orderItems = pgTable('order_items', {
  id: id(),
  orderId: uuid().notNull().references(() => orders.id),
  position: smallint().notNull(),
  type: text({ enum: ITEM_TYPES }).notNull(),
  projectId: uuid().references(() => projects.id),
  categoryId: uuid().references(() => projectCategories.id),
  intention: text({ enum: INTENTIONS }).notNull(),
  /** As it was called when it was given. */
  title: localText().notNull(),
  unitPriceMinor: minor().notNull(),
  quantity: integer().notNull(),
  amountMinor: minor().notNull(),
  endowmentMinor: minor().notNull().default(0),
  isGift: boolean().notNull().default(false),
  /** When its order was paid: kept by a trigger, so that a project's latest gifts are read from one index. */
  paidAt: instant(),
}, (table) => [
  unique('order_items_position').on(table.orderId, table.position),
  check('order_items_sum', sql`${table.amountMinor} = ${table.unitPriceMinor} * ${table.quantity} and ${table.quantity} between 1 and 999 and ${table.unitPriceMinor} > 0`),
  check('order_items_endowment', sql`${table.endowmentMinor} between 0 and ${table.amountMinor} and (${table.intention} = 'sadaqah' or ${table.endowmentMinor} = 0)`),
  check('order_items_cause', sql`${table.type} <> 'project' or ${table.projectId} is not null`),
  check('order_items_type', oneOf(table.type, ITEM_TYPES)),
  check('order_items_intention', oneOf(table.intention, INTENTIONS)),
  index('order_items_project_paid').on(table.projectId, table.paidAt.desc().nullsFirst(), table.orderId.desc().nullsFirst()),
]);

/** Names, numbers and words that belong to others: the receiver of a gift, those it is given for. */
export const orderItemPeople = pgTable('order_item_people', {
  itemId: uuid().primaryKey().references(() => orderItems.id),
  giftReceiverName: text(),
  giftReceiverPhoneNumber: text(),
  giftReceiverEmail: text(),
  giftMessage: text(),
  othersFullName: text(),
  othersPhone: text(),
  onBehalfOf: jsonb().$type<string[]>(),
});

export const orderTransitions = pgTable('order_transitions', {
  id: id(),
  orderId: uuid().notNull().references(() => orders.id),
  fromStatus: text(),
  toStatus: text().notNull(),
  at: instant().notNull(),
  reason: text().notNull(),
}, (table) => [index('order_transitions_order').on(table.orderId, table.at)]);

export const recurringDonations = pgTable('recurring_donations', {
  id: id(),
  orderId: uuid().notNull().unique().references(() => orders.id),
  accountId: uuid().references(() => users.id),
  status: text({ enum: RECURRING_STATUSES }).notNull(),
  interval: text({ enum: INTERVALS }).notNull(),
  currency: currency().notNull(),
  amountMinor: minor().notNull(),
  /** The provider's names for the giver and the saved card. */
  customerRef: text(),
  paymentMethodRef: text(),
  firstAt: instant(),
  nextAt: instant(),
  period: integer().notNull().default(0),
  createdAt: instant().notNull(),
  /** One worker at a time charges a plan. */
  lockedUntil: instant(),
}, (table) => [
  check('recurring_donations_status', oneOf(table.status, RECURRING_STATUSES)),
  check('recurring_donations_interval', oneOf(table.interval, INTERVALS)),
  check('recurring_donations_amount', sql`${table.amountMinor} > 0`),
  index('recurring_donations_due').on(table.nextAt).where(sql`${table.status} in ('active', 'pastDue') and ${table.nextAt} is not null`),
]);

/** The order of each later period of a recurring donation: one, however often the scheduler runs. */
export const recurringCharges = pgTable('recurring_charges', {
  orderId: uuid().primaryKey().references(() => orders.id),
  recurringId: uuid().notNull().references(() => recurringDonations.id),
  period: integer().notNull(),
  createdAt: instant().notNull(),
}, (table) => [unique('recurring_charges_period').on(table.recurringId, table.period), check('recurring_charges_period_after_first', sql`${table.period} > 0`)]);

/** First answers to keyed requests, sealed: they hold an access key and a client secret. */
export const idempotentAnswers = pgTable('idempotent_answers', {
  scope: text().notNull(),
  key: text().notNull(),
  requestHash: text().notNull(),
  orderId: uuid(),
  status: smallint(),
  sealedBody: text(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
}, (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotent_answers_expiry').on(table.expiresAt)]);

/** What a cart must not keep in a cookie, sealed, under the hash of its opaque key. */
export const cartPrivate = pgTable('cart_private', {
  keyHash: text().notNull(),
  itemId: text().notNull(),
  sealed: text().notNull(),
  expiresAt: instant().notNull(),
}, (table) => [primaryKey({ columns: [table.keyHash, table.itemId] }), index('cart_private_expiry').on(table.expiresAt)]);
