import * as v from 'valibot';
import type { Page } from '#src/contracts/lists.ts';
import type { StockView } from '#src/contracts/purification.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import { comparePeriods } from '#src/domain/stock-periods.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';
import {
  countStocks,
  findRates,
  findStocks,
  type StockRateRow,
  type StockRow,
} from '#src/server/stocks/stocks.repository.ts';

/** Rates published longer ago bring a warning, unless the setting `STOCKS/RATES_MAX_AGE_DAYS` says otherwise. */
const DEFAULT_MAX_AGE_DAYS = 730;
const days = v.pipe(v.number(), v.minValue(1));

/** Says whether a rate is too old to be relied on: published before the age that the site allows, or past its last day. */
export async function readRateAge(
  ctx: ServiceContext,
): Promise<(rate: Pick<StockRateRow, 'publishedOn' | 'validUntil'>) => boolean> {
  const allowed = await readSetting(ctx, 'STOCKS', 'RATES_MAX_AGE_DAYS', days, DEFAULT_MAX_AGE_DAYS);
  const now = ctx.now();
  const [today, oldest] = [now, new Date(now.getTime() - allowed * DAY_MS)].map((at) => at.toISOString().slice(0, 10));
  return ({ publishedOn, validUntil }) => publishedOn < oldest! || (validUntil !== null && validUntil < today!);
}

/** The decimal of a column, without the zeros that its scale adds: `0.03140000` is `0.0314`. */
export const plainDecimal = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** A page of companies with all their rates, by symbol. */
export async function listStocks(
  ctx: ServiceContext,
  { search, ...paged }: { search?: string | undefined; offset: number; limit: number },
  locale: Locale,
): Promise<Page<StockView>> {
  const words = searchWords(search ?? '');
  const [rows, total, isOutdated] = await Promise.all([
    findStocks(ctx.db, words, paged),
    countStocks(ctx.db, words),
    readRateAge(ctx),
  ]);
  const rates = await findRates(
    ctx.db,
    rows.map(({ symbol }) => symbol),
  );
  const next = paged.offset + rows.length;
  return {
    data: stockViews(rows, rates, isOutdated, locale),
    total,
    ...(next < total ? { nextCursor: Buffer.from(String(next)).toString('base64url') } : {}),
  };
}

/** Companies as clients see them, each with its rates. */
export function stockViews(
  rows: readonly StockRow[],
  rates: readonly StockRateRow[],
  isOutdated: (rate: StockRateRow) => boolean,
  locale: Locale,
): StockView[] {
  const bySymbol = Map.groupBy(rates, ({ symbol }) => symbol);
  return rows.map((row) => stockView(row, bySymbol.get(row.symbol) ?? [], isOutdated, locale));
}

const stockView = (
  { currency, exchange, heldShare, name, symbol }: StockRow,
  rates: readonly StockRateRow[],
  isOutdated: (rate: StockRateRow) => boolean,
  locale: Locale,
): StockView => ({
  symbol,
  name,
  nameText: textIn(locale, name),
  exchange,
  currency,
  heldShare,
  rates: rates
    .toSorted((a, b) => comparePeriods(a.period, b.period))
    .map((rate) => ({
      period: rate.period,
      rate: plainDecimal(rate.rate),
      authority: textIn(locale, rate.authority),
      source: textIn(locale, rate.source),
      publishedOn: rate.publishedOn,
      validUntil: rate.validUntil,
      isOutdated: isOutdated(rate),
    })),
});
