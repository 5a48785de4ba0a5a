import { and, desc, eq, lte } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { kafaratPrices } from '#src/server/platform/db/schema/kafarat.ts';

export type KafaratPriceRow = typeof kafaratPrices.$inferSelect;

/** The price of each country that is valid on a day (ISO 8601), in the order in which they are offered. */
export async function findKafaratPrices(db: Database, currency: CurrencyCode, day: string): Promise<KafaratPriceRow[]> {
  const newest = await db
    .selectDistinctOn([kafaratPrices.country])
    .from(kafaratPrices)
    .where(and(eq(kafaratPrices.currency, currency), lte(kafaratPrices.validFrom, day)))
    .orderBy(kafaratPrices.country, desc(kafaratPrices.validFrom));
  return newest.toSorted((a, b) => a.position - b.position);
}
