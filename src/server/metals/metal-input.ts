import * as v from 'valibot';
import { parseScaled } from '#money/parse-money.ts';
import { currency, instant, textByLanguage } from '#src/contracts/fields.ts';

const MAX_SOURCE = 120;
/** As in a day's list of an exchange: every caliber in a few currencies. */
const MAX_PRICES = 100;

/** The price of one gram as "128.60", with four decimals at most; in ten-thousandths of the currency's major unit afterwards. */
const typedPrice = v.pipe(
  v.string('invalidType'),
  v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'invalidFormat'),
  v.transform((text) => parseScaled(text, 4) ?? 0),
  v.minValue(1, 'tooLow'),
);

const caliber = v.pipe(
  v.number('invalidType'),
  v.integer('invalidType'),
  v.minValue(1, 'tooLow'),
  v.maxValue(24, 'tooHigh'),
);

const price = v.variant(
  'metal',
  [
    v.strictObject({ metal: v.literal('gold'), caliber, currency, pricePerGram: typedPrice }),
    v.strictObject({ metal: v.literal('silver'), currency, pricePerGram: typedPrice }),
  ],
  'invalidSelection',
);

/** Prices of metals as staff write them: all of one moment and one source. */
export const metalPricesInput = v.strictObject({
  updatedAt: instant,
  source: textByLanguage(MAX_SOURCE),
  prices: v.pipe(
    v.array(price, 'invalidType'),
    v.minLength(1, 'selectAtLeastOne'),
    v.maxLength(MAX_PRICES, 'tooHigh'),
    v.check((prices) => areDistinct(prices), 'invalidSelection'),
  ),
});
export type MetalPricesInput = v.InferOutput<typeof metalPricesInput>;

function areDistinct(prices: readonly v.InferOutput<typeof price>[]): boolean {
  const names = prices.map((one) => `${one.metal} ${'caliber' in one ? one.caliber : ''} ${one.currency}`);
  return new Set(names).size === names.length;
}
