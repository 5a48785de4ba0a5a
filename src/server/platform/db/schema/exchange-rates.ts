import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable } from 'drizzle-orm/pg-core';
import { currency, hasText, id, instant, localText } from '#src/server/platform/db/schema/columns.ts';

/** Exchange rates, each of a day; of two of one day the later entered counts. Orders store theirs, so no row is ever changed. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    currency: currency().notNull(),
    countsIn: currency().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Major units of `countsIn` for one major unit of `currency`. */
    rate: numeric().notNull(),
    source: localText().notNull(),
    setAt: instant().notNull(),
  },
  (table) => [
    check('exchange_rates_rate', sql`${table.rate} > 0`),
    check('exchange_rates_pair', sql`${table.currency} <> ${table.countsIn}`),
    check('exchange_rates_source', hasText(table.source)),
    index('exchange_rates_newest').on(
      table.currency,
      table.countsIn,
      table.day.desc().nullsFirst(),
      table.setAt.desc().nullsFirst(),
    ),
  ],
);
