import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { StockHoldings, StockPurgeAnswer } from '#src/contracts/purification.ts';
import { decimalText } from '#src/domain/exact.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { type Purification, purify } from '#src/domain/purification.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { invalid } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { purificationMessage } from '#src/server/stocks/purification-words.ts';
import {
  findRates,
  findStocksBySymbol,
  type StockRateRow,
  type StockRow,
} from '#src/server/stocks/stocks.repository.ts';
import { plainDecimal, readRateAge } from '#src/server/stocks/stocks.service.ts';

/** Decimals of a rate and of a count of shares together: nothing of a line is lost. */
const LINE_PLACES = 14;

/** The companies and rates that some holdings name. */
export type StockRecords = { stocks: readonly StockRow[]; rates: readonly StockRateRow[] };

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

/**
 * What is to be disposed of for the shares that a person held, line by line. Nothing is stored.
 * @throws AppError `validation` at the symbol that is unknown, or at the period that has no rate
 */
export async function calculatePurification(
  ctx: ServiceContext,
  holdings: StockHoldings,
  locale: Locale = defaultLocale,
): Promise<StockPurgeAnswer> {
  const currency = await readCurrency(ctx);
  const [records, isOutdated, i18n] = await Promise.all([
    readStockRecords(ctx, holdings, currency),
    readRateAge(ctx),
    ctx.i18n(locale),
  ]);
  const { faults, purification } = purifyBy(holdings, records, currency);
  if (faults.length > 0) throw invalid(...faults.map((fault) => ({ ...fault, path: `items.${fault.path}` })));
  const { minimum } = defaultBounds(currency);
  return {
    currency,
    amount: purification.amount,
    minimum,
    lines: purification.lines.map(({ period, rate, symbol, value }, index) => ({
      symbol,
      name: textIn(locale, records.stocks.find((stock) => stock.symbol === symbol)!.name),
      period,
      shares: holdings[index]!.shares,
      rate: rate!,
      amount: decimalText(value, LINE_PLACES),
      isOutdated: isOutdated(records.rates.find((row) => row.symbol === symbol && row.period === period)!),
    })),
    message: purificationMessage(i18n, { amount: purification.amount, minimum }),
  };
}
