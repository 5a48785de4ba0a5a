import { exponentOf } from '#money/exponents.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { comparePeriods } from '#src/domain/stock-periods.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { findRates, findStocksIn } from '#src/server/stocks/stocks.repository.ts';
import { readRateAge, stockViews } from '#src/server/stocks/stocks.service.ts';

/** What the worksheet shows before anything is typed: the companies with rates in the site's currency. */
export async function readStockPurgePage(ctx: ServiceContext, locale: Locale) {
  const currency = await readCurrency(ctx);
  const [rows, isOutdated] = await Promise.all([findStocksIn(ctx.db, currency), readRateAge(ctx)]);
  const rates = await findRates(
    ctx.db,
    rows.map(({ symbol }) => symbol),
  );
  return {
    currency,
    exponent: exponentOf(currency),
    ...defaultBounds(currency),
    stocks: stockViews(rows, rates, isOutdated, locale),
    periods: [...new Set(rates.map(({ period }) => period))].toSorted(comparePeriods),
  };
}
