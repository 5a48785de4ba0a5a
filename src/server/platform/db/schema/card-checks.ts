import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { MAX_CARD_CODE_TRIES, MAX_CARD_CODES } from '#src/domain/card-testing.ts';
import { instant } from '#src/server/platform/db/schema/columns.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { cardChanges } from '#src/server/platform/db/schema/subscriptions.ts';

/** From which network an order is to be paid by card, and whether its donor has passed the check. Kept for two days. */
export const cardOrders = pgTable(
  'card_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** HMAC of the network; null where the order was not placed over the network. */
    sourceHash: text(),
    createdAt: instant().notNull(),
    provedAt: instant(),
    codesSent: smallint().notNull().default(0),
    codeSentAt: instant(),
    codeTries: smallint().notNull().default(0),
  },
  (table) => [
    index('card_orders_source').on(table.sourceHash, table.createdAt),
    index('card_orders_created').on(table.createdAt),
    check(
      'card_orders_codes',
      sql`${table.codesSent} between 0 and ${sql.raw(String(MAX_CARD_CODES))} and ${table.codeTries} between 0 and ${sql.raw(String(MAX_CARD_CODE_TRIES))} and (${table.codesSent} = 0) = (${table.codeSentAt} is null)`,
    ),
  ],
);

/** Declined cards of these orders and of new cards, each once, as the provider lists them. Kept for two days. */
export const cardDeclines = pgTable(
  'card_declines',
  {
    /** The provider's id of the attempt. */
    ref: text().primaryKey(),
    /** The order, or the new card of a recurring donation, for which it was entered. */
    orderId: uuid().references(() => cardOrders.orderId, { onDelete: 'cascade' }),
    cardChangeId: uuid().references(() => cardChanges.id, { onDelete: 'cascade' }),
    /** HMAC of the network of a new card; that of an order stands with the order. */
    sourceHash: text(),
    /** HMAC of the provider's fingerprint of the card. */
    cardHash: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('card_declines_order').on(table.orderId),
    index('card_declines_card').on(table.cardHash, table.at),
    index('card_declines_at').on(table.at),
    index('card_declines_change').on(table.cardChangeId),
    index('card_declines_source').on(table.sourceHash, table.at),
    check(
      'card_declines_of',
      sql`num_nonnulls(${table.orderId}, ${table.cardChangeId}) = 1 and (${table.sourceHash} is null or ${table.cardChangeId} is not null)`,
    ),
  ],
);
