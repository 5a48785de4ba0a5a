import * as v from 'valibot';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { metalView } from '#src/server/metals/metals.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency, readSetting } from '#src/server/settings/settings.service.ts';
import { readZakatRecords, zakatRules } from '#src/server/zakat/zakat-terms.ts';

const HOUR_MS = 3_600_000;
/** Prices older than this bring a warning, unless the setting `ZAKAT/METALS_MAX_AGE_HOURS` says otherwise. */
const DEFAULT_MAX_AGE_HOURS = 72;
const hours = v.pipe(v.number(), v.minValue(1));

/** What the calculator's page shows before anything is typed. */
export async function readZakatPage(ctx: ServiceContext, locale: Locale) {
  const currency = await readCurrency(ctx);
  const [records, maxAge] = await Promise.all([
    readZakatRecords(ctx, currency),
    readSetting(ctx, 'ZAKAT', 'METALS_MAX_AGE_HOURS', hours, DEFAULT_MAX_AGE_HOURS),
  ]);
  const oldest = Math.min(...records.prices.map(({ updatedAt }) => updatedAt.getTime()));
  const staleFrom = oldest + maxAge * HOUR_MS;
  return {
    currency,
    rules: zakatRules(records),
    metals: records.prices.map((row) => metalView(row, locale)),
    isStale: ctx.now().getTime() > staleFrom,
    /** When its prices are out of date; undefined where there are none. */
    staleFrom: records.prices.length > 0 ? new Date(staleFrom).toISOString() : undefined,
    rulings: records.values.map(({ authority, code, source }) => ({
      code,
      authority: textIn(locale, authority),
      source,
    })),
  };
}
