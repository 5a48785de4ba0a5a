import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { currency, hasText, instant, localText } from '#src/server/platform/db/schema/columns.ts';

/** Listed companies whose rates of purification are published. */
export const stocks = pgTable(
  'stocks',
  {
    /** As the exchange writes it, in Latin capitals and digits: `NJE`, `2222`, `BRK.B`. */
    symbol: text().primaryKey(),
    name: localText().notNull(),
    exchange: text().notNull(),
    /** Of its rates. */
    currency: currency().notNull(),
    /** The part that zakat counts of a share held for its income, in basis points, where the company has its own. */
    heldShare: smallint(),
    /** Symbol and names, folded for search. */
    searchText: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('stocks_symbol', sql`${table.symbol} ~ '^[A-Z0-9][A-Z0-9.-]{0,11}$'`),
    check('stocks_name', hasText(table.name)),
    check('stocks_held_share', sql`${table.heldShare} between 0 and 10000`),
  ],
);

/** What is to be disposed of for one share of a company in a period, with who says so and when. */
export const stockRates = pgTable(
  'stock_rates',
  {
    symbol: text()
      .notNull()
      .references(() => stocks.symbol, { onDelete: 'cascade' }),
    /** A year, its half or its quarter: `2025`, `2025-H1`, `2025-Q3`. */
    period: text().notNull(),
    /** Of one share, an exact decimal in major units of the company's currency. Zero and less: nothing to dispose of. */
    rate: numeric({ precision: 20, scale: 8 }).notNull(),
    authority: localText().notNull(),
    /** The list that it was published in, with its page. */
    source: localText().notNull(),
    publishedOn: date().notNull(),
    /** The last day on which it may be relied on, where its authority names one. */
    validUntil: date(),
  },
  (table) => [
    primaryKey({ columns: [table.symbol, table.period] }),
    check('stock_rates_period', sql`${table.period} ~ '^[12][0-9]{3}(-(H[12]|Q[1-4]))?$'`),
    check('stock_rates_authority', hasText(table.authority)),
    check('stock_rates_source', hasText(table.source)),
    check('stock_rates_dates', sql`${table.validUntil} is null or ${table.validUntil} >= ${table.publishedOn}`),
  ],
);
