import { exponentOf } from '#money/exponents.ts';
import { HELD_SHARE, nisabCode, zakatRateCode } from '#src/domain/ruling-codes.ts';
import { zakatTerms } from '#src/domain/zakat-rules.ts';
import { type NisabStandard, type Wealth, zakatOn } from '#src/domain/zakat.ts';
import { findMetalPrices } from '#src/server/metals/metals.repository.ts';
import { readPriceAge } from '#src/server/metals/metals.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findRulingValues } from '#src/server/rulings/rulings.repository.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

const STANDARD: NisabStandard = 'gold85';
/** The gold of the example, as many people own it. */
const GOLD = { grams: 120, caliber: 21 };
const CASH_MAJOR = 8000;

/** Today's nisab and a worked example at today's prices. Amounts in minor units of `currency`. */
export type ZakatExample = {
  currency: string;
  nisab: { amount: number; grams: number };
  gold: { grams: number; caliber: number; amount: number };
  cash: number;
  zakat: number;
  /** When the price of gold was recorded, and from when on it is too old to be relied on, as ISO 8601. */
  pricedAt: string;
  staleFrom: string;
};

/** Nothing where gold has no price, or a ruling is missing. */
export async function readZakatExample(ctx: ServiceContext): Promise<ZakatExample | undefined> {
  const currency = await readCurrency(ctx);
  const codes = [nisabCode(STANDARD), zakatRateCode('lunar'), HELD_SHARE];
  const [prices, values, outdatedFrom] = await Promise.all([
    findMetalPrices(ctx.db, currency),
    findRulingValues(ctx.db, codes, ctx.now().toISOString().slice(0, 10)),
    readPriceAge(ctx),
  ]);
  // The oldest of them: the nisab goes by 24 karat, the example by its own.
  const gold = prices
    .filter(({ metal }) => metal === 'gold')
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime())[0];
  if (!gold || values.length < codes.length) return undefined;
  const terms = zakatTerms(
    {
      exponent: exponentOf(currency),
      prices: prices.map(({ caliber, metal, pricePerGram }) => ({
        metal,
        ...(caliber === null ? {} : { caliber }),
        pricePerGram,
      })),
      values: Object.fromEntries(values.map(({ code, value }) => [code, value])),
    },
    { standard: STANDARD, year: 'lunar' },
  );
  const cash = CASH_MAJOR * 10 ** exponentOf(currency);
  const wealth: Wealth = { cash, gold: [{ milligrams: GOLD.grams * 1000, caliber: GOLD.caliber }] };
  const { lines, nisab, zakat } = zakatOn(wealth, terms);
  return {
    currency,
    nisab: { amount: nisab, grams: terms.nisab.milligrams / 1000 },
    gold: { ...GOLD, amount: lines.find(({ kind }) => kind === 'gold')!.amount },
    cash,
    zakat,
    pricedAt: gold.updatedAt.toISOString(),
    staleFrom: outdatedFrom(gold).toISOString(),
  };
}
