/** The zakat calculator. Weights in grams with up to three decimals, shares with up to six, money in minor units. */
import * as v from 'valibot';
import { currency, decimal, instant, minor } from '#src/contracts/fields.ts';
import { METALS, NISAB_STANDARDS, STOCK_INTENTIONS, ZAKAT_PARTS, ZAKAT_UNITS, ZAKAT_YEARS } from '#src/domain/zakat.ts';

const MAX_ROWS = 50;
const weight = decimal(3);
const symbol = v.pipe(v.string('invalidType'), v.trim(), v.maxLength(20, 'tooLong'));
const intention = v.picklist(STOCK_INTENTIONS, 'invalidSelection');
const rows = <Row extends v.GenericSchema>(row: Row) =>
  v.optional(v.pipe(v.array(row, 'invalidType'), v.maxLength(MAX_ROWS, 'tooLong')));

export const zakatInput = v.strictObject({
  currency: v.optional(currency),
  cash: v.optional(minor),
  gold: rows(
    v.strictObject({
      weight,
      caliber: v.pipe(
        v.number('invalidType'),
        v.integer('invalidType'),
        v.minValue(1, 'tooLow'),
        v.maxValue(24, 'tooHigh'),
      ),
      isJewellery: v.optional(v.boolean('invalidType')),
    }),
  ),
  silver: rows(v.strictObject({ weight })),
  stocks: rows(v.strictObject({ symbol: v.optional(symbol), shares: decimal(6), shareValue: minor, intention })),
  funds: rows(v.strictObject({ symbol: v.optional(symbol), units: decimal(6), unitPrice: minor, intention })),
  debts: v.optional(minor),
  nisabStandard: v.optional(v.picklist(NISAB_STANDARDS, 'invalidSelection')),
  year: v.optional(v.picklist(ZAKAT_YEARS, 'invalidSelection')),
  includeJewellery: v.optional(v.boolean('invalidType')),
});
export type ZakatInput = v.InferOutput<typeof zakatInput>;

/** The price of one gram, a decimal in major units with four decimals. */
const pricePerGram = v.pipe(v.string(), v.regex(/^\d+\.\d{4}$/));

export const metal = v.strictObject({
  metal: v.picklist(METALS),
  caliber: v.optional(v.number()),
  pricePerGram,
  currency,
  updatedAt: instant,
  source: v.string(),
  /** The price is older than the site allows: compare it before relying on it. */
  isOutdated: v.boolean(),
});
export type MetalView = v.InferOutput<typeof metal>;

/** An exact decimal. */
const exactText = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
/** Quantity × price × part is the value, before it is rounded. */
export const zakatFactors = v.strictObject({
  quantity: exactText,
  unit: v.picklist(ZAKAT_UNITS),
  /** Of one gram, share or unit of a fund, in major units. */
  price: exactText,
  /** The part that counts, where that is not the whole: the pure gold of a caliber without a price, or of held shares. */
  part: v.optional(v.strictObject({ reason: v.picklist(ZAKAT_PARTS), dividend: v.number(), divisor: v.number() })),
});
/** Sources, where, and since when. */
const ruledBy = { authority: v.string(), source: v.string(), validFrom: v.pipe(v.string(), v.isoDate()) };

export const zakatLine = v.strictObject({
  kind: v.picklist(['cash', 'gold', 'silver', 'stocks', 'funds', 'debts']),
  label: v.string(),
  /** Debts are negative. */
  amount: v.pipe(v.number(), v.safeInteger()),
  /** How the amount comes about; sums of money have none. */
  factors: v.optional(zakatFactors),
});

export const zakatAnswer = v.strictObject({
  currency,
  wealth: minor,
  nisab: minor,
  isDue: v.boolean(),
  zakat: minor,
  lines: v.array(zakatLine),
  /** The rulings that were chosen, with their values. */
  basis: v.strictObject({
    nisab: v.strictObject({ standard: v.picklist(NISAB_STANDARDS), factors: zakatFactors, ...ruledBy }),
    rate: v.strictObject({ year: v.picklist(ZAKAT_YEARS), percent: exactText, ...ruledBy }),
  }),
  prices: v.array(
    v.strictObject({
      metal: v.picklist(METALS),
      caliber: v.optional(v.number()),
      pricePerGram,
      updatedAt: instant,
      isOutdated: v.boolean(),
    }),
  ),
  message: v.string(),
});
export type ZakatAnswer = v.InferOutput<typeof zakatAnswer>;
