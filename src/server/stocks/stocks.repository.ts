import { and, asc, count, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { stockRates, stocks } from '#src/server/platform/db/schema/stocks.ts';

export type StockRow = typeof stocks.$inferSelect;
export type StockRateRow = typeof stockRates.$inferSelect;

/** Every word of a search, folded, which holds letters and digits only. */
const matches = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => like(stocks.searchText, `%${word}%`)));

/** A page of companies by symbol. */
export const findStocks = (
  db: Database,
  words: readonly string[],
  { offset, limit }: { offset: number; limit: number },
) => db.select().from(stocks).where(matches(words)).orderBy(asc(stocks.symbol)).offset(offset).limit(limit);

export const countStocks = async (db: Database, words: readonly string[]): Promise<number> =>
  (await db.select({ total: count() }).from(stocks).where(matches(words)))[0]!.total;

/** Every company whose rates are in a currency. */
export const findStocksIn = (db: Database, currency: CurrencyCode) =>
  db.select().from(stocks).where(eq(stocks.currency, currency)).orderBy(asc(stocks.symbol));

/** The companies of some symbols, in a currency. */
export const findStocksBySymbol = (db: Database, symbols: readonly string[], currency: CurrencyCode) =>
  db
    .select()
    .from(stocks)
    .where(and(inArray(stocks.symbol, [...symbols]), eq(stocks.currency, currency)));

/** All rates of some companies. */
export const findRates = (db: Database, symbols: readonly string[]): Promise<StockRateRow[]> =>
  symbols.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(stockRates)
        .where(inArray(stockRates.symbol, [...symbols]))
        .orderBy(asc(stockRates.symbol), asc(stockRates.period));

/** The companies whose zakatable share is their own. */
export const findHeldShares = async (db: Database): Promise<{ symbol: string; heldShare: number }[]> =>
  (
    await db
      .select({ symbol: stocks.symbol, heldShare: stocks.heldShare })
      .from(stocks)
      .where(isNotNull(stocks.heldShare))
  ).map(({ heldShare, symbol }) => ({ symbol, heldShare: heldShare! }));

/** Writes companies and rates; those that are there already are changed where they differ. Returns how many rows were written. */
export const upsertStocks = async (
  db: Database,
  companies: readonly (typeof stocks.$inferInsert)[],
  rates: readonly (typeof stockRates.$inferInsert)[],
): Promise<{ stocks: number; rates: number }> => {
  const writtenStocks = await db
    .insert(stocks)
    .values([...companies])
    .onConflictDoUpdate({
      target: stocks.symbol,
      set: {
        name: sql`excluded.name`,
        exchange: sql`excluded.exchange`,
        currency: sql`excluded.currency`,
        heldShare: sql`excluded.held_share`,
        searchText: sql`excluded.search_text`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`(${stocks.name}, ${stocks.exchange}, ${stocks.currency}, ${stocks.heldShare}) is distinct from (excluded.name, excluded.exchange, excluded.currency, excluded.held_share)`,
    })
    .returning({ symbol: stocks.symbol });
  const writtenRates = await db
    .insert(stockRates)
    .values([...rates])
    .onConflictDoUpdate({
      target: [stockRates.symbol, stockRates.period],
      set: {
        rate: sql`excluded.rate`,
        authority: sql`excluded.authority`,
        source: sql`excluded.source`,
        publishedOn: sql`excluded.published_on`,
        validUntil: sql`excluded.valid_until`,
      },
      setWhere: sql`(${stockRates.rate}, ${stockRates.authority}, ${stockRates.source}, ${stockRates.publishedOn}, ${stockRates.validUntil}) is distinct from (excluded.rate, excluded.authority, excluded.source, excluded.published_on, excluded.valid_until)`,
    })
    .returning({ symbol: stockRates.symbol });
  return { stocks: writtenStocks.length, rates: writtenRates.length };
};
