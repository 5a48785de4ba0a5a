import { desc, eq } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { metalPrices } from '#src/server/platform/db/schema/rulings.ts';

/** The newest price of each metal and caliber in a currency: gold from 24 karat down, then silver. */
export const findMetalPrices = (db: Database, currency: CurrencyCode) =>
  db
    .selectDistinctOn([metalPrices.metal, metalPrices.caliber])
    .from(metalPrices)
    .where(eq(metalPrices.currency, currency))
    .orderBy(metalPrices.metal, desc(metalPrices.caliber), desc(metalPrices.updatedAt));
export type NewMetalPrice = Omit<typeof metalPrices.$inferInsert, 'id' | 'caliber'> & { caliber: number | null };

export const insertMetalPrices = async (db: Database, prices: readonly NewMetalPrice[]): Promise<void> => {
  await db.insert(metalPrices).values([...prices]);
};
export type MetalPriceRow = Awaited<ReturnType<typeof findMetalPrices>>[number];
