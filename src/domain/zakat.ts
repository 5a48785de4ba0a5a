/** Zakat on wealth. Every rate and threshold comes from the rows that staff keep; nothing here is a number of its own. */
import {
  compare,
  decimalText,
  type Exact,
  exact,
  exactDecimal,
  minus,
  roundHalfUp,
  sum,
  times,
  ZERO,
} from '#src/domain/exact.ts';

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

/** The parts of pure gold: 24 karat. */
const PURE_GOLD = 24;

/** A price of one gram in ten-thousandths of the currency's major unit. Gold without a caliber is 24 karat. */
export type MetalPrice = { metal: Metal; caliber?: number | undefined; pricePerGram: number };

/** Money in minor units, weights in milligrams, counts of shares and fund units in millionths. */
export type Wealth = {
  cash?: number | undefined;
  /** Money lent to others that is expected back. */
  owed?: number | undefined;
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

/** What a value is the product of: quantity × price × part. Decimals, in grams, shares or units of a fund, and in major units. */
export type ZakatFactors = {
  quantity: string;
  unit: (typeof ZAKAT_UNITS)[number];
  /** The price of one. */
  price: string;
  /** The part that counts, where that is not the whole. */
  part?: ZakatPart | undefined;
};
export const ZAKAT_UNITS = ['gram', 'share', 'unit'] as const;
/** `purity`: the pure gold in a caliber that has no price of its own. `held`: what counts of a share held for its income. */
export const ZAKAT_PARTS = ['purity', 'held'] as const;
type ZakatPart = { reason: (typeof ZAKAT_PARTS)[number]; dividend: number; divisor: number };

export type ZakatLine = {
  kind: 'cash' | 'gold' | 'silver' | 'stocks' | 'funds' | 'debts';
  /** The place in its list; 0 where there is only one. Of cash, 0 is at hand and 1 is owed by others. */
  index: number;
  /** In minor units, rounded for itself; debts are negative. */
  amount: number;
  /** Sums of money have none: they are what was entered. */
  factors?: ZakatFactors | undefined;
};
export type Zakat = {
  /** In minor units, as are the two below. */
  wealth: number;
  nisab: number;
  /** The weight of the nisab and the price of its metal. */
  nisabFactors: ZakatFactors;
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
  const nisabFactors = metalFactors(terms.nisab.metal, terms.nisab.milligrams, PURE_GOLD, terms);
  const nisab = factorsValue(nisabFactors, terms.exponent);
  const isDue = compare(counted, nisab) >= 0;
  return {
    wealth: roundHalfUp(counted),
    nisab: roundHalfUp(nisab),
    nisabFactors,
    isDue,
    zakat: isDue ? roundHalfUp(times(counted, exact(terms.rate, 1_000_000))) : 0,
    lines: [
      ...parts.map(({ value, ...line }) => ({ ...line, amount: roundHalfUp(value) })),
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
  const owed = kind === 'cash' ? wealth.owed : undefined;
  const own: Wealth = { [kind]: wealth[kind], owed, includesJewellery: wealth.includesJewellery };
  return roundHalfUp(sum(partsOf(own, terms).map(({ value }) => value)));
}

type Part = Omit<ZakatLine, 'amount'> & { value: Exact };

function partsOf(wealth: Wealth, terms: ZakatTerms): Part[] {
  const { funds = [], gold = [], silver = [], stocks = [] } = wealth;
  const isCounted = ({ isJewellery = false }) => !isJewellery || wealth.includesJewellery === true;
  const measured = (kind: AssetKind, index: number, factors: ZakatFactors): Part => ({
    kind,
    index,
    factors,
    value: factorsValue(factors, terms.exponent),
  });
  return [
    ...[wealth.cash ?? 0, wealth.owed ?? 0].flatMap((minor, index) =>
      minor > 0 ? [{ kind: 'cash' as const, index, value: exact(minor) }] : [],
    ),
    ...gold.flatMap((piece, index) =>
      piece.milligrams > 0 && isCounted(piece)
        ? [measured('gold', index, metalFactors('gold', piece.milligrams, piece.caliber, terms))]
        : [],
    ),
    ...silver.flatMap(({ milligrams }, index) =>
      milligrams > 0 ? [measured('silver', index, metalFactors('silver', milligrams, PURE_GOLD, terms))] : [],
    ),
    ...stocks.map((holding, index) => measured('stocks', index, holdingFactors('share', holding, terms))),
    ...funds.map((holding, index) => measured('funds', index, holdingFactors('unit', holding, terms))),
  ];
}

/** The exact product of the factors, in minor units: what is computed is what is shown. */
function factorsValue({ part, price, quantity }: ZakatFactors, exponent: number): Exact {
  const whole = times(times(exactDecimal(quantity), exactDecimal(price)), exact(10 ** exponent));
  return part ? times(whole, exact(part.dividend, part.divisor)) : whole;
}

/** Gold is worth its own caliber's listed price; one that is not listed, its part of 24 karat's. */
function metalFactors(metal: Metal, milligrams: number, caliber: number, { prices }: ZakatTerms): ZakatFactors {
  const ofMetal = prices.filter((price) => price.metal === metal);
  const listed = metal === 'silver' ? ofMetal[0] : ofMetal.find((price) => (price.caliber ?? PURE_GOLD) === caliber);
  const pure = listed ?? ofMetal.find((price) => (price.caliber ?? PURE_GOLD) === PURE_GOLD);
  if (!pure) throw new MissingPriceError(metal);
  return {
    quantity: decimalText(exact(milligrams, 1000), 3),
    unit: 'gram',
    price: decimalText(exact(pure.pricePerGram, 10_000), 4),
    ...(listed ? {} : { part: { reason: 'purity' as const, dividend: caliber, divisor: PURE_GOLD } }),
  };
}

function holdingFactors(
  unit: 'share' | 'unit',
  { intention, millionths, symbol, value }: Holding,
  terms: ZakatTerms,
): ZakatFactors {
  const ofSymbol = symbol === undefined ? undefined : terms.heldShareOf?.(symbol);
  const part = { reason: 'held' as const, dividend: ofSymbol ?? terms.heldShare, divisor: 10_000 };
  return {
    quantity: decimalText(exact(millionths, 1_000_000), 6),
    unit,
    price: decimalText(exact(value, 10 ** terms.exponent), terms.exponent),
    ...(intention === 'hold' ? { part } : {}),
  };
}
