/** Zakat on wealth. Every rate and threshold comes from the rows that staff keep; nothing here is a number of its own. */
import { compare, type Exact, exact, minus, roundHalfUp, sum, times, ZERO } from '#src/domain/exact.ts';

export const METALS = ['gold', 'silver'] as const;
export type Metal = (typeof METALS)[number];
export const NISAB_STANDARDS = ['gold85', 'gold80', 'gold87', 'silver595', 'silver612', 'silver561'] as const;
export type NisabStandard = (typeof NISAB_STANDARDS)[number];
/** How the donor counts a year: by the moon, or by the sun at a higher rate. */
export const ZAKAT_YEARS = ['lunar', 'solar'] as const;
export type ZakatYear = (typeof ZAKAT_YEARS)[number];
/** Bought to trade, or held for its income. */
export const STOCK_INTENTIONS = ['trade', 'hold'] as const;
export type StockIntention = (typeof STOCK_INTENTIONS)[number];

/** The parts of pure gold: 24 carat. */
const PURE_GOLD = 24;

/** A price of one gram in ten-thousandths of the currency's major unit. Gold without a caliber is 24 carat. */
export type MetalPrice = { metal: Metal; caliber?: number | undefined; pricePerGram: number };

/** Money in minor units, weights in milligrams, counts of shares and fund units in millionths. */
export type Wealth = {
  cash?: number | undefined;
  gold?: readonly { milligrams: number; caliber: number; isJewellery?: boolean | undefined }[] | undefined;
  silver?: readonly { milligrams: number }[] | undefined;
  stocks?: readonly Holding[] | undefined;
  funds?: readonly Holding[] | undefined;
  /** Debts that are due now. */
  debts?: number | undefined;
  /** Whether gold that is worn counts. */
  includesJewellery?: boolean | undefined;
};
/** `value` of one share or unit, in minor units. */
type Holding = { symbol?: string | undefined; millionths: number; value: number; intention: StockIntention };

/** What the calculation goes by. */
export type ZakatTerms = {
  /** Digits behind the decimal sign of the currency. */
  exponent: number;
  prices: readonly MetalPrice[];
  nisab: { metal: Metal; milligrams: number };
  /** The part of the wealth that is due, in millionths: 25,000 is 2.5 %. */
  rate: number;
  /** The part of what is held for its income that counts, in basis points. */
  heldShare: number;
  /** The same for symbols that have their own. */
  heldShareOf?: ((symbol: string) => number | undefined) | undefined;
};

export type ZakatLine = {
  kind: 'cash' | 'gold' | 'silver' | 'stocks' | 'funds' | 'debts';
  /** The place in its list; 0 where there is only one. */
  index: number;
  /** In minor units, rounded for itself; debts are negative. */
  amount: number;
};
export type Zakat = {
  /** In minor units, as are the two below. */
  wealth: number;
  nisab: number;
  isDue: boolean;
  zakat: number;
  lines: ZakatLine[];
};

/** The price of a metal that is needed is not known. */
export class MissingPriceError extends Error {
  readonly metal: Metal;
  constructor(metal: Metal) {
    super(`there is no price of ${metal}`);
    this.metal = metal;
  }
}

/**
 * What is owed on a person's wealth. Sums are exact and rounded half up once, at the end; at the nisab itself zakat is due.
 * Source: decisions.md, "Zakat, purification and other religious sums".
 * @throws MissingPriceError where a metal that is owned, or that the nisab is measured in, has no price
 */
export function zakatOn(wealth: Wealth, terms: ZakatTerms): Zakat {
  const parts = partsOf(wealth, terms);
  const debts = exact(wealth.debts ?? 0);
  const net = minus(sum(parts.map(({ value }) => value)), debts);
  const counted = compare(net, ZERO) < 0 ? ZERO : net;
  const nisab = metalValue(terms.nisab.metal, terms.nisab.milligrams, PURE_GOLD, terms);
  const isDue = compare(counted, nisab) >= 0;
  return {
    wealth: roundHalfUp(counted),
    nisab: roundHalfUp(nisab),
    isDue,
    zakat: isDue ? roundHalfUp(times(counted, exact(terms.rate, 1_000_000))) : 0,
    lines: [
      ...parts.map(({ index, kind, value }) => ({ kind, index, amount: roundHalfUp(value) })),
      ...((wealth.debts ?? 0) > 0 ? [{ kind: 'debts' as const, index: 0, amount: -wealth.debts! }] : []),
    ],
  };
}

export type AssetKind = ZakatLine['kind'];

/**
 * What one group of assets counts for, in minor units: its exact sum, rounded once. Debts are negative.
 * @throws MissingPriceError where a metal of this group has no price
 */
export function assetTotal(kind: AssetKind, wealth: Wealth, terms: ZakatTerms): number {
  if (kind === 'debts') return -(wealth.debts ?? 0);
  const own: Wealth = { [kind]: wealth[kind], includesJewellery: wealth.includesJewellery };
  return roundHalfUp(sum(partsOf(own, terms).map(({ value }) => value)));
}

type Part = Omit<ZakatLine, 'amount'> & { value: Exact };

function partsOf(wealth: Wealth, terms: ZakatTerms): Part[] {
  const { cash = 0, funds = [], gold = [], silver = [], stocks = [] } = wealth;
  const counted = gold.map((piece, index) => ({ ...piece, index }));
  return [
    ...(cash > 0 ? [{ kind: 'cash' as const, index: 0, value: exact(cash) }] : []),
    ...counted
      .filter(({ isJewellery, milligrams }) => milligrams > 0 && (!isJewellery || wealth.includesJewellery === true))
      .map(({ caliber, index, milligrams }) => ({
        kind: 'gold' as const,
        index,
        value: metalValue('gold', milligrams, caliber, terms),
      })),
    ...silver.flatMap(({ milligrams }, index) =>
      milligrams > 0
        ? [{ kind: 'silver' as const, index, value: metalValue('silver', milligrams, PURE_GOLD, terms) }]
        : [],
    ),
    ...stocks.map((holding, index) => ({ kind: 'stocks' as const, index, value: holdingValue(holding, terms) })),
    ...funds.map((holding, index) => ({ kind: 'funds' as const, index, value: holdingValue(holding, terms) })),
  ];
}

/** Gold is worth its own caliber's listed price; one that is not listed, its part of 24 carat's. */
function metalValue(metal: Metal, milligrams: number, caliber: number, { exponent, prices }: ZakatTerms): Exact {
  const ofMetal = prices.filter((price) => price.metal === metal);
  const listed = metal === 'silver' ? ofMetal[0] : ofMetal.find((price) => (price.caliber ?? PURE_GOLD) === caliber);
  const pure = listed ?? ofMetal.find((price) => (price.caliber ?? PURE_GOLD) === PURE_GOLD);
  if (!pure) throw new MissingPriceError(metal);
  const gram = exact(pure.pricePerGram * 10 ** exponent, 10_000);
  const part = listed ? exact(1) : exact(caliber, PURE_GOLD);
  return times(times(gram, part), exact(milligrams, 1000));
}

function holdingValue({ intention, millionths, symbol, value }: Holding, terms: ZakatTerms): Exact {
  const whole = times(exact(value), exact(millionths, 1_000_000));
  if (intention === 'trade') return whole;
  const share = (symbol === undefined ? undefined : terms.heldShareOf?.(symbol)) ?? terms.heldShare;
  return times(whole, exact(share, 10_000));
}
