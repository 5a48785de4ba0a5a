import * as v from 'valibot';
import type { CurrencyCode } from '#money/currencies.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { type Kafarah, kafarah, type KafarahKind } from '#src/domain/kafarat.ts';
import { KAFARAH_CODES, kafarahCode } from '#src/domain/ruling-codes.ts';
import { findKafaratPrices, type KafaratPriceRow } from '#src/server/kafarat/kafarat-prices.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findRulingValues } from '#src/server/rulings/rulings.repository.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';

/** The prices and rulings of today. */
export async function readKafaratRecords(ctx: Pick<ServiceContext, 'db' | 'now'>, currency: CurrencyCode) {
  const day = ctx.now().toISOString().slice(0, 10);
  const [prices, rulings] = await Promise.all([
    findKafaratPrices(ctx.db, currency, day),
    findRulingValues(ctx.db, KAFARAH_CODES, day),
  ]);
  return { prices, rulings };
}
export type KafaratRecords = Awaited<ReturnType<typeof readKafaratRecords>>;

/** Prices that have been valid for longer bring a warning, unless the setting `KAFARAT/PRICES_MAX_AGE_DAYS` says otherwise. */
const DEFAULT_MAX_AGE_DAYS = 365;
const days = v.pipe(v.number(), v.minValue(1));

/** Says whether a price is too old to be relied on. */
export async function readKafaratPriceAge(
  ctx: ServiceContext,
): Promise<(price: Pick<KafaratPriceRow, 'validFrom'>) => boolean> {
  const allowed = await readSetting(ctx, 'KAFARAT', 'PRICES_MAX_AGE_DAYS', days, DEFAULT_MAX_AGE_DAYS);
  const oldest = new Date(ctx.now().getTime() - allowed * DAY_MS).toISOString().slice(0, 10);
  return ({ validFrom }) => validFrom < oldest;
}

/** The price of a country where food can be given now; without a country, the first of them. */
export const priceIn = ({ prices }: KafaratRecords, country?: string): KafaratPriceRow | undefined =>
  prices.find((row) => row.isAvailable && (country === undefined || row.country === country));

/** The ruling of a kind. @throws RangeError where it has none */
export function rulingOf({ rulings }: KafaratRecords, kind: KafarahKind): KafaratRecords['rulings'][number] {
  const ruling = rulings.find(({ code }) => code === kafarahCode(kind));
  if (!ruling) throw new RangeError(`there is no ruling for ${kind}`);
  return ruling;
}

/** What a number of a kind costs at a country's price. */
export const computeKafarah = (
  records: KafaratRecords,
  { count, kind }: { kind: KafarahKind; count: number },
  { priceMinor }: Pick<KafaratPriceRow, 'priceMinor'>,
): Kafarah => kafarah(count, rulingOf(records, kind).value, priceMinor);
