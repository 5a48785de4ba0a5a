import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { METALS } from '#src/domain/zakat.ts';
import { currency, hasText, id, instant, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** A number of a religious sum, with who says so, where, and from which day on. Staff edit it; the newest valid row counts. */
export const rulingValues = pgTable(
  'ruling_values',
  {
    /** `zakatRate.lunar`, `nisab.gold85`, `heldShare`: see `src/domain/ruling-codes.ts`. */
    code: text().notNull(),
    /** In the unit of its code: millionths, milligrams, basis points. */
    value: bigint({ mode: 'number' }).notNull(),
    validFrom: date().notNull(),
    authority: localText().notNull(),
    source: localText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.validFrom] }),
    check('ruling_values_source', hasText(table.source)),
    check('ruling_values_value', sql`${table.value} > 0`),
    check('ruling_values_authority', hasText(table.authority)),
  ],
);

/** Prices of metals, each with its time; the newest of a metal, caliber and currency counts. */
export const metalPrices = pgTable(
  'metal_prices',
  {
    id: id(),
    metal: text({ enum: METALS }).notNull(),
    /** Of gold, in carats; silver has none. */
    caliber: smallint(),
    currency: currency().notNull(),
    /** Of one gram, in ten-thousandths of the currency's major unit. */
    pricePerGram: bigint({ mode: 'number' }).notNull(),
    source: localText().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('metal_prices_metal', oneOf(table.metal, METALS)),
    check(
      'metal_prices_caliber',
      sql`(${table.metal} = 'gold' and ${table.caliber} is not null and ${table.caliber} between 1 and 24) or (${table.metal} = 'silver' and ${table.caliber} is null)`,
    ),
    check('metal_prices_price', sql`${table.pricePerGram} > 0`),
    index('metal_prices_newest').on(table.currency, table.metal, table.caliber, table.updatedAt.desc().nullsFirst()),
  ],
);
