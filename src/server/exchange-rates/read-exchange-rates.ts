import * as v from 'valibot';
import type { CurrencyCode } from '#money/currencies.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import type { Exchange } from '#src/domain/exchange.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { findExchangeRates } from '#src/server/exchange-rates/exchange-rates.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';

/**
 * Rates older than this are not used, unless the setting `site/ratesMaxAgeDays` says otherwise: banks publish none on holidays,
 * of which the longest are the nine days of an Eid.
 */
const DEFAULT_MAX_AGE_DAYS = 10;
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366));

/** The day in UTC, as `2026-11-27`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A rate that may be used today, with its day and who published it. */
export type DatedExchange = Exchange & { day: string; source: LocalText };

/** The rates of today, or of the last day before it, for each pair of these currencies that has one young enough. */
export async function readExchanges(
  ctx: ServiceContext,
  from: readonly CurrencyCode[],
  to: readonly CurrencyCode[],
): Promise<DatedExchange[]> {
  if (from.length === 0 || to.length === 0) return [];
  const maxAge = await readSetting(ctx, 'site', 'ratesMaxAgeDays', days, DEFAULT_MAX_AGE_DAYS);
  const now = ctx.now();
  const first = dayOf(new Date(now.getTime() - maxAge * DAY_MS));
  const rows = await findExchangeRates(ctx.db, from, to, { first, last: dayOf(now) });
  return rows.map(({ countsIn, currency, day, rate, source }) => ({ from: currency, to: countsIn, rate, day, source }));
}
