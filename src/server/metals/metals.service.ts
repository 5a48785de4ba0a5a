import type { CurrencyCode } from '#money/currencies.ts';
import type { MetalView } from '#src/contracts/zakat.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findMetalPrices, type MetalPriceRow } from '#src/server/metals/metals.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Ten-thousandths of a major unit as a decimal: 1286000 is "128.6000". */
export const decimalPrice = (tenThousandths: number): string =>
  `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;

/** The newest prices of metals in a currency. */
export async function listMetals(
  { db }: Pick<ServiceContext, 'db'>,
  currency: CurrencyCode,
  locale: Locale,
): Promise<MetalView[]> {
  return (await findMetalPrices(db, currency)).map((row) => metalView(row, locale));
}

export const metalView = (
  { caliber, currency, metal, pricePerGram, source, updatedAt }: MetalPriceRow,
  locale: Locale,
) => ({
  metal,
  ...(caliber === null ? {} : { caliber }),
  pricePerGram: decimalPrice(pricePerGram),
  currency,
  updatedAt: updatedAt.toISOString(),
  source: textIn(locale, source),
});
