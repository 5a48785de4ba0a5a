import type { Locale } from '#src/i18n/locales.ts';
import { metalView, readPriceAge } from '#src/server/metals/metals.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { readZakatRecords, rulingView, zakatRules } from '#src/server/zakat/zakat-terms.ts';

/** What the calculator's page shows before anything is typed. */
export async function readZakatPage(ctx: ServiceContext, locale: Locale) {
  const currency = await readCurrency(ctx);
  const [records, outdatedFrom] = await Promise.all([readZakatRecords(ctx, currency), readPriceAge(ctx)]);
  const now = ctx.now();
  const staleFrom = records.prices.map(outdatedFrom).toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    currency,
    rules: zakatRules(records),
    metals: records.prices.map((row) => metalView(row, { isOutdated: now > outdatedFrom(row), locale })),
    isStale: staleFrom !== undefined && now > staleFrom,
    /** When its prices are out of date; undefined where there are none. */
    staleFrom: staleFrom?.toISOString(),
    rulings: records.values.map((row) => ({ code: row.code, ...rulingView(row, locale) })),
  };
}
