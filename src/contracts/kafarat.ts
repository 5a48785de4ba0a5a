/** Expiations and fidya, counted in persons fed. Money in minor units of `currency`. */
import * as v from 'valibot';
import { count, countryCode, currency, minor } from '#src/contracts/fields.ts';
import { KAFARAH_KINDS, MOST_KAFARAT } from '#src/domain/kafarat.ts';

/** `count`: oaths, fasts, zihars or days. Without a country, the first one where food can be given. */
export const kafaratInput = v.strictObject({
  kind: v.picklist(KAFARAH_KINDS, 'invalidSelection'),
  count: v.pipe(count, v.minValue(1, 'tooLow'), v.maxValue(MOST_KAFARAT, 'tooHigh')),
  country: v.optional(countryCode),
});
export type KafaratInput = v.InferOutput<typeof kafaratInput>;

export const kafaratAnswer = v.strictObject({
  currency,
  persons: count,
  pricePerPerson: minor,
  amount: minor,
  /** The one whose price it is. */
  country: countryCode,
  /** Whether the price is older than the site allows. */
  isOutdated: v.boolean(),
  /** Who says how many are fed, and where. */
  ruling: v.strictObject({ authority: v.string(), source: v.string() }),
});
export type KafaratAnswer = v.InferOutput<typeof kafaratAnswer>;
