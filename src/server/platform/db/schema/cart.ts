import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/server/platform/db/schema/columns.ts';

/** Personal data of a cart, encrypted, under the hash of the cart's key. */
export const cartPrivate = pgTable(
  'cart_private',
  { keyHash: text().notNull(), itemId: text().notNull(), encrypted: text().notNull(), expiresAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.keyHash, table.itemId] }), index('cart_private_expiry').on(table.expiresAt)],
);
