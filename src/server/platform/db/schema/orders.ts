import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
  bigint,
  unique,
} from 'drizzle-orm/pg-core';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { INTENTIONS, ITEM_TYPES } from '#src/domain/cart.ts';
import { CARD_LANGUAGES, GIFT_KINDS } from '#src/domain/gift-card.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';
import { currency, id, instant, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';
import { projectCategories } from '#src/server/platform/db/schema/programs.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The order number that people see, drawn from a sequence. */
    number: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('order_numbers')`),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    accountId: uuid().references(() => users.id),
    /** SHA-256 of the key that opens the order without an account. */
    accessKeyHash: text().notNull(),
    method: text({ enum: ['bank', 'stripe', 'paypal', 'xendit'] }).notNull(),
    currency: currency().notNull(),
    subtotalMinor: minor().notNull(),
    feeCoverMinor: minor().notNull().default(0),
    totalMinor: minor().notNull(),
    receivedMinor: minor().notNull().default(0),
    /** What of the donation was returned to the donor. `receivedMinor` is not lowered by it. */
    refundedMinor: minor().notNull().default(0),
    locale: text().notNull(),
    showName: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    receiptNumber: bigint({ mode: 'number' }).unique(),
    placedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When its unpaid shares of sacrifices go back to others, where it waits for a transfer; null after that. */
    sharesUntil: instant(),
    paidAt: instant(),
    /** The lease of the worker that expires the order. */
    lockedUntil: instant(),
    /** When the personal data of an unpaid order were deleted. */
    erasedAt: instant(),
  },
  (table) => [
    index('orders_to_erase')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('expired', 'failed', 'cancelled') and ${table.erasedAt} is null`),
    check('orders_status', oneOf(table.status, ORDER_STATUSES)),
    check(
      'orders_sum',
      sql`${table.totalMinor} = ${table.subtotalMinor} + ${table.feeCoverMinor} and ${table.subtotalMinor} > 0 and ${table.feeCoverMinor} >= 0`,
    ),
    check(
      'orders_paid',
      sql`(${table.status} in ('paid', 'partiallyRefunded', 'refunded')) = (${table.paidAt} is not null)`,
    ),
    check(
      'orders_refunded',
      sql`case ${table.status} when 'refunded' then ${table.refundedMinor} > 0 and ${table.refundedMinor} = ${table.receivedMinor}
        when 'partiallyRefunded' then ${table.refundedMinor} > 0 and ${table.refundedMinor} < ${table.receivedMinor} else ${table.refundedMinor} = 0 end`,
    ),
    check('orders_receipt', sql`(${table.paidAt} is null) = (${table.receiptNumber} is null)`),
    index('orders_open')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('pending', 'awaitingTransfer')`),
    index('orders_with_shares')
      .on(table.sharesUntil)
      .where(sql`${table.status} = 'awaitingTransfer' and ${table.sharesUntil} is not null`),
    // The nulls as the list orders them: the other way the index gives no order.
    index('orders_account').on(table.accountId, table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** The personal data of an order, in a table of its own, so that they can be erased while the order stays. */
export const orderDonors = pgTable(
  'order_donors',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    fullName: text().notNull(),
    email: text().notNull(),
    phoneCountry: text(),
    phoneNumber: text(),
    message: text(),
    /** HMAC of the normalized email address: it is equal for orders of one person. */
    donorHash: text().notNull(),
    /** Whether its order is an account's, so that whoever gave ten thousand times is not asked for all of them again. */
    isClaimed: boolean().notNull().default(false),
  },
  (table) => [
    index('order_donors_hash').on(table.donorHash),
    index('order_donors_unclaimed')
      .on(table.donorHash)
      .where(sql`not ${table.isClaimed}`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    type: text({ enum: ITEM_TYPES }).notNull(),
    projectId: uuid().references(() => projects.id),
    categoryId: uuid().references(() => projectCategories.id),
    sacrificeId: uuid(),
    intention: text({ enum: INTENTIONS }).notNull(),
    /** The title at the time of the order. */
    title: localText().notNull(),
    unitPriceMinor: minor().notNull(),
    quantity: integer().notNull(),
    amountMinor: minor().notNull(),
    endowmentMinor: minor().notNull().default(0),
    refundedMinor: minor().notNull().default(0),
    /** Where its project asks in another currency than the order: that currency, and its major units for one of the order's on that day. */
    countsIn: currency(),
    exchangeRate: numeric(),
    isGift: boolean().notNull().default(false),
    /** What a kafarah, a purification or a sacrifice is for, as it was priced. */
    facts: jsonb().$type<LineFacts>(),
    /** When the order was paid, set by a trigger, so that the latest donations of a project are read from one index. */
    paidAt: instant(),
  },
  (table) => [
    unique('order_items_position').on(table.orderId, table.position),
    check(
      'order_items_sum',
      sql`${table.amountMinor} = ${table.unitPriceMinor} * ${table.quantity} and ${table.quantity} between 1 and 999 and ${table.unitPriceMinor} > 0`,
    ),
    check('order_items_refunded', sql`${table.refundedMinor} between 0 and ${table.amountMinor}`),
    check(
      'order_items_endowment',
      sql`${table.endowmentMinor} between 0 and ${table.amountMinor} and (${table.intention} = 'sadaqah' or ${table.endowmentMinor} = 0)`,
    ),
    check('order_items_cause', sql`${table.type} <> 'project' or ${table.projectId} is not null`),
    check(
      'order_items_facts',
      sql`(${table.type} in ('sacrifice', 'stock', 'kafarah')) = (${table.facts} is not null) and (${table.type} = 'sacrifice') = (${table.sacrificeId} is not null)`,
    ),
    check(
      'order_items_exchange',
      sql`num_nonnulls(${table.countsIn}, ${table.exchangeRate}) in (0, 2) and ${table.exchangeRate} > 0 and (${table.countsIn} is null or ${table.projectId} is not null)`,
    ),
    check('order_items_type', oneOf(table.type, ITEM_TYPES)),
    check('order_items_intention', oneOf(table.intention, INTENTIONS)),
    index('order_items_project_paid').on(
      table.projectId,
      table.paidAt.desc().nullsFirst(),
      table.orderId.desc().nullsFirst(),
    ),
  ],
);

/** Personal data of other people: the receiver of a gift, those for whom it is given. */
export const orderItemPeople = pgTable(
  'order_item_people',
  {
    itemId: uuid()
      .primaryKey()
      .references(() => orderItems.id),
    giftReceiverName: text(),
    giftReceiverPhoneNumber: text(),
    giftReceiverEmail: text(),
    giftMessage: text(),
    /** With the next four: the card to the receiver, where one is sent. */
    giftKind: text({ enum: GIFT_KINDS }),
    giftLanguage: text({ enum: CARD_LANGUAGES }),
    giftSendOn: date({ mode: 'string' }),
    giftShowsAmount: boolean().notNull().default(false),
    giftShowsName: boolean().notNull().default(false),
    othersFullName: text(),
    othersPhone: text(),
    onBehalfOf: jsonb().$type<string[]>(),
  },
  (table) => [
    check('order_item_people_kind', oneOf(table.giftKind, GIFT_KINDS)),
    check('order_item_people_language', oneOf(table.giftLanguage, CARD_LANGUAGES)),
    check(
      'order_item_people_card',
      sql`(${table.giftKind} is null) = (${table.giftLanguage} is null) and (${table.giftKind} is not null or (${table.giftSendOn} is null and not ${table.giftShowsAmount} and not ${table.giftShowsName}))`,
    ),
    check(
      'order_item_people_receiver',
      sql`${table.giftKind} is null or (${table.giftReceiverName} is not null and (${table.giftReceiverEmail} is not null or ${table.giftReceiverPhoneNumber} is not null))`,
    ),
  ],
);

export const orderTransitions = pgTable(
  'order_transitions',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    fromStatus: text(),
    toStatus: text().notNull(),
    at: instant().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('order_transitions_order').on(table.orderId, table.at)],
);
