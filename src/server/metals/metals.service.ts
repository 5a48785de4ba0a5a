import * as v from 'valibot';
import type { CurrencyCode } from '#money/currencies.ts';
import type { MetalView } from '#src/contracts/zakat.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findMetalPrices, type MetalPriceRow } from '#src/server/metals/metals.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';

const HOUR_MS = 3_600_000;

/** Ten-thousandths of a major unit as a decimal: 1286000 is "128.6000". */
export const decimalPrice = (tenThousandths: number): string =>
  `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;

/** Prices older than this bring a warning, unless the setting `ZAKAT/METALS_MAX_AGE_HOURS` says otherwise. */
const DEFAULT_MAX_AGE_HOURS = 72;
const hours = v.pipe(v.number(), v.minValue(1));

/** From when on a price is too old to be relied on. */
export async function readPriceAge(ctx: ServiceContext): Promise<(price: Pick<MetalPriceRow, 'updatedAt'>) => Date> {
  const allowed = await readSetting(ctx, 'ZAKAT', 'METALS_MAX_AGE_HOURS', hours, DEFAULT_MAX_AGE_HOURS);
  return ({ updatedAt }) => new Date(updatedAt.getTime() + allowed * HOUR_MS);
}

/** The newest prices of metals in a currency. */
export async function listMetals(ctx: ServiceContext, currency: CurrencyCode, locale: Locale): Promise<MetalView[]> {
  const [rows, outdatedFrom] = await Promise.all([findMetalPrices(ctx.db, currency), readPriceAge(ctx)]);
  return rows.map((row) => metalView(row, { isOutdated: ctx.now() > outdatedFrom(row), locale }));
}

export const metalView = (
  { caliber, currency, metal, pricePerGram, source, updatedAt }: MetalPriceRow,
  { isOutdated, locale }: { isOutdated: boolean; locale: Locale },
): MetalView => ({
  metal,
  ...(caliber === null ? {} : { caliber }),
  pricePerGram: decimalPrice(pricePerGram),
  currency,
  updatedAt: updatedAt.toISOString(),
  source: textIn(locale, source),
  isOutdated,
});
