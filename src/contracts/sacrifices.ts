import * as v from 'valibot';
import { count, countryCode, currency, id, instant, localText, minor } from '#src/contracts/fields.ts';
import { paging } from '#src/contracts/lists.ts';
import { ANIMALS, SACRIFICE_CATEGORIES } from '#src/domain/sacrifice.ts';

/** A kind of sacrifice, with its rule and who says so. */
export const sacrificeCategory = v.strictObject({
  id,
  slug: v.string(),
  title: localText,
  /** In the caller's language. */
  titleText: v.string(),
  ruling: localText,
  authority: localText,
  source: localText,
  /** Whether an order names one person a share. */
  needsNames: v.boolean(),
});
export type SacrificeCategoryView = v.InferOutput<typeof sacrificeCategory>;

export const sacrifice = v.strictObject({
  id,
  category: v.string(),
  country: countryCode,
  city: v.nullable(localText),
  animal: v.picklist(ANIMALS),
  /** Shares of one animal: 1, or 7. */
  size: v.picklist([1, 7]),
  /** Of one share, in minor units of `currency`. */
  price: minor,
  currency,
  opensAt: instant,
  /** The moment of the cut-off, and what the clocks of `timeZone` show then. */
  closesAt: instant,
  closesLocal: v.string(),
  timeZone: v.string(),
  status: v.picklist(['upcoming', 'open', 'soldOut', 'closed']),
  /** How many animals there are in all. */
  animals: count,
  /** Shares that are free, of all animals. */
  remaining: count,
  /** The animal that the next order begins with, and how many of its shares are taken; null where none is free. */
  next: v.nullable(v.strictObject({ number: count, taken: v.array(count) })),
  ngo: v.nullable(v.strictObject({ slug: v.string(), name: localText })),
  facts: v.array(localText),
});
export type SacrificeView = v.InferOutput<typeof sacrifice>;

export const sacrificesQuery = v.strictObject({
  ...paging(),
  category: v.optional(
    v.union([v.picklist(SACRIFICE_CATEGORIES), v.pipe(v.string(), v.uuid('invalidSelection'))], 'invalidSelection'),
  ),
  country: v.optional(countryCode),
});
