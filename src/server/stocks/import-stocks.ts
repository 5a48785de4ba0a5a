import type { ServiceContext } from '#src/server/platform/context.ts';
import { readStockCsv } from '#src/server/stocks/stock-csv.ts';
import { upsertStocks } from '#src/server/stocks/stocks.repository.ts';

/** How many rows are sent to the database at once. */
const BATCH = 500;

type Imported = { errors: string[]; stocks: number; rates: number; changed: number };

/** Imports companies and rates from CSV, all or nothing. The same file again changes nothing. */
export async function importStocks({ db, now }: Pick<ServiceContext, 'db' | 'now'>, text: string): Promise<Imported> {
  const { errors, rates, stocks } = readStockCsv(text);
  if (errors.length > 0) return { errors, stocks: 0, rates: 0, changed: 0 };
  const updatedAt = now();
  const changed = await db.transaction(async (tx) => {
    let written = 0;
    for (let at = 0; at < rates.length; at += BATCH) {
      const batch = rates.slice(at, at + BATCH);
      const symbols = new Set(batch.map(({ symbol }) => symbol));
      const companies = stocks.filter(({ symbol }) => symbols.has(symbol)).map((stock) => ({ ...stock, updatedAt }));
      const result = await upsertStocks(tx, companies, batch);
      written += result.stocks + result.rates;
    }
    return written;
  });
  return { errors: [], stocks: stocks.length, rates: rates.length, changed };
}
