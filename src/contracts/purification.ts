/** Stock purification. Shares with up to six decimals; rates and line amounts are decimals in major units, money in minor ones. */
import * as v from 'valibot';
import { currency, decimal as numberWith, localText, minor } from '#src/contracts/fields.ts';
import { MOST_HOLDINGS } from '#src/domain/purification-fields.ts';
import { normalSymbol } from '#src/domain/stock-symbol.ts';

const symbol = v.pipe(
  v.string('invalidType'),
  v.maxLength(40, 'tooLong'),
  v.transform(normalSymbol),
  v.nonEmpty('required'),
);
const period = v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(20, 'tooLong'));

/** The shares of one company that were held in a period. */
const stockHolding = v.strictObject({ symbol, shares: numberWith(6), period });
/** The holdings of one line of an order, and of the calculator. */
export const stockHoldings = v.pipe(
  v.array(stockHolding, 'invalidType'),
  v.minLength(1, 'required'),
  v.maxLength(MOST_HOLDINGS, 'tooLong'),
);
export type StockHoldings = v.InferOutput<typeof stockHoldings>;

export const stockPurgeInput = v.strictObject({ items: stockHoldings });

/** An exact decimal in major units, with as many decimals as it has. */
const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
const day = v.pipe(v.string(), v.isoDate());

/** A company with its rates, the newest period first. */
export const stock = v.strictObject({
  symbol: v.string(),
  name: localText,
  nameText: v.string(),
  exchange: v.string(),
  currency,
  /** The part that zakat counts of a share held for its income, in basis points; null where the company has none of its own. */
  heldShare: v.nullable(v.number()),
  rates: v.array(
    v.strictObject({
      period: v.string(),
      rate: decimal,
      authority: v.string(),
      source: v.string(),
      publishedOn: day,
      validUntil: v.nullable(day),
      /** Whether it is older than the site allows, or past its last day. */
      isOutdated: v.boolean(),
    }),
  ),
});
export type StockView = v.InferOutput<typeof stock>;

export const stockPurgeLine = v.strictObject({
  symbol: v.string(),
  name: v.string(),
  period: v.string(),
  shares: v.number(),
  rate: decimal,
  /** Not rounded; 0 where the rate is zero or negative. */
  amount: decimal,
  isOutdated: v.boolean(),
});

export const stockPurgeAnswer = v.strictObject({
  currency,
  /** Rounded once, half up. */
  amount: minor,
  /** The least that can be paid. */
  minimum: minor,
  lines: v.array(stockPurgeLine),
  message: v.string(),
});
export type StockPurgeAnswer = v.InferOutput<typeof stockPurgeAnswer>;
