import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { StockHoldings } from '#src/contracts/purification.ts';
import { type Purification, purify } from '#src/domain/purification.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import {
  findRates,
  findStocksBySymbol,
  type StockRateRow,
  type StockRow,
} from '#src/server/stocks/stocks.repository.ts';
import { plainDecimal } from '#src/server/stocks/stocks.service.ts';

/** The companies and rates that some holdings name. */
type StockRecords = { stocks: readonly StockRow[]; rates: readonly StockRateRow[] };

/** Reads the companies of holdings that have rates in a currency, with their rates. */
export async function readStockRecords(
  { db }: Pick<ServiceContext, 'db'>,
  holdings: readonly { symbol: string }[],
  currency: CurrencyCode,
): Promise<StockRecords> {
  const symbols = [...new Set(holdings.map(({ symbol }) => symbol))];
  if (symbols.length === 0) return { stocks: [], rates: [] };
  const stocks = await findStocksBySymbol(db, symbols, currency);
  return {
    stocks,
    rates: await findRates(
      db,
      stocks.map(({ symbol }) => symbol),
    ),
  };
}

/** The rates of companies by symbol and period; a company without one has an empty record. */
const ratesOf = ({ rates, stocks }: StockRecords): Record<string, Record<string, string>> =>
  Object.fromEntries(
    stocks.map(({ symbol }) => [
      symbol,
      Object.fromEntries(
        rates.filter((rate) => rate.symbol === symbol).map(({ period, rate }) => [period, plainDecimal(rate)]),
      ),
    ]),
  );

/** Computes holdings by the records. `faults` names every symbol that is unknown and every period without a rate, by its path. */
export function purifyBy(
  holdings: StockHoldings,
  records: StockRecords,
  currency: CurrencyCode,
): { purification: Purification; faults: FieldError[] } {
  const purification = purify(
    holdings.map(({ period, shares, symbol }) => ({ symbol, period, millionths: Math.round(shares * 1_000_000) })),
    { exponent: exponentOf(currency), rates: ratesOf(records) },
  );
  const faults = purification.lines.flatMap(({ outcome }, index): FieldError[] => {
    if (outcome === 'unknownSymbol') return [{ path: `${index}.symbol`, code: 'invalidSelection' }];
    return outcome === 'noRate' ? [{ path: `${index}.period`, code: 'invalidSelection' }] : [];
  });
  return { purification, faults };
}
