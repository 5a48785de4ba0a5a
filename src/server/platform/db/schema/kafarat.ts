import { sql } from 'drizzle-orm';
import { boolean, char, check, date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { currency, hasText, localText, minor } from '#src/server/platform/db/schema/columns.ts';

/** What it costs to feed one person in a country, from a day on; the newest valid row of a country and currency counts. */
export const kafaratPrices = pgTable(
  'kafarat_prices',
  {
    /** Of ISO 3166. */
    country: char({ length: 2 }).notNull(),
    currency: currency().notNull(),
    validFrom: date().notNull(),
    /** For one person. */
    priceMinor: minor().notNull(),
    /** What one person receives. */
    meal: localText().notNull(),
    authority: localText().notNull(),
    source: localText().notNull(),
    /** Whether food can be given there now. */
    isAvailable: boolean().notNull().default(true),
    /** The first one is taken where no country is chosen. */
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.currency, table.validFrom] }),
    check('kafarat_prices_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('kafarat_prices_price', sql`${table.priceMinor} > 0`),
    check('kafarat_prices_meal', hasText(table.meal)),
    check('kafarat_prices_source', hasText(table.source)),
    check('kafarat_prices_authority', hasText(table.authority)),
  ],
);
