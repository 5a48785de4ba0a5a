import type { StockHoldings, StockPurgeAnswer } from '#src/contracts/purification.ts';
import { decimalText } from '#src/domain/exact.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { invalid } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { purifyBy, readStockRecords } from '#src/server/stocks/purification-records.ts';
import { purificationMessage } from '#src/server/stocks/purification-words.ts';
import { readRateAge } from '#src/server/stocks/stocks.service.ts';

/** Decimals of a rate and of a count of shares together: nothing of a line is lost. */
const LINE_PLACES = 14;

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
