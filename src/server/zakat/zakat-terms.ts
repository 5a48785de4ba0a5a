import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { ZAKAT_CODES } from '#src/domain/ruling-codes.ts';
import { type ZakatRules } from '#src/domain/zakat-rules.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findMetalPrices } from '#src/server/metals/metals.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findRulingValues } from '#src/server/rulings/rulings.repository.ts';
import { findHeldShares } from '#src/server/stocks/stocks.repository.ts';

/** All that the calculator goes by, as the rows of today have it. */
export async function readZakatRecords(ctx: Pick<ServiceContext, 'db' | 'now'>, currency: CurrencyCode) {
  const [prices, values, heldShares] = await Promise.all([
    findMetalPrices(ctx.db, currency),
    findRulingValues(ctx.db, ZAKAT_CODES, ctx.now().toISOString().slice(0, 10)),
    findHeldShares(ctx.db),
  ]);
  return { currency, prices, values, heldShares };
}
/** Who says a number, where, and since when, in one language. */
export const rulingView = (
  { authority, source, validFrom }: Pick<ZakatRecords['values'][number], 'authority' | 'source' | 'validFrom'>,
  locale: Locale,
) => ({ authority: textIn(locale, authority), source: textIn(locale, source), validFrom });

type ZakatRecords = Awaited<ReturnType<typeof readZakatRecords>>;

/** The numbers alone, as the calculation takes them. */
export const zakatRules = ({ currency, heldShares, prices, values }: ZakatRecords): ZakatRules => ({
  exponent: exponentOf(currency),
  prices: prices.map(({ caliber, metal, pricePerGram }) => ({
    metal,
    ...(caliber === null ? {} : { caliber }),
    pricePerGram,
  })),
  values: Object.fromEntries(values.map(({ code, value }) => [code, value])),
  heldShares: Object.fromEntries(heldShares.map(({ heldShare, symbol }) => [symbol, heldShare])),
});
