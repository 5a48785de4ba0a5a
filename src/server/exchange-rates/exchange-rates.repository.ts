import { and, desc, gte, inArray, lte } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { exchangeRates } from '#src/server/platform/db/schema/exchange-rates.ts';

/** The newest rate of each pair of these currencies between two days, both included. Days as `2026-11-27`. */
export const findExchangeRates = (
  db: Database,
  from: readonly CurrencyCode[],
  to: readonly CurrencyCode[],
  { first, last }: { first: string; last: string },
) =>
  db
    .selectDistinctOn([exchangeRates.currency, exchangeRates.countsIn])
    .from(exchangeRates)
    .where(
      and(
        inArray(exchangeRates.currency, [...from]),
        inArray(exchangeRates.countsIn, [...to]),
        gte(exchangeRates.day, first),
        lte(exchangeRates.day, last),
      ),
    )
    .orderBy(
      exchangeRates.currency,
      exchangeRates.countsIn,
      desc(exchangeRates.day),
      desc(exchangeRates.setAt),
      desc(exchangeRates.id),
    );
export type ExchangeRateRow = Awaited<ReturnType<typeof findExchangeRates>>[number];

export const insertExchangeRates = async (
  db: Database,
  rates: readonly Omit<typeof exchangeRates.$inferInsert, 'id'>[],
): Promise<void> => {
  await db.insert(exchangeRates).values([...rates]);
};
