/** What a line of kafarah, purification or sacrifice is for, as it was priced. Stored with the order. */
import * as v from 'valibot';
import { count, countryCode, id, localText, minor } from '#src/contracts/fields.ts';
import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';

const ANIMALS = ['sheep', 'goat', 'cow', 'camel'] as const;

/** `count` expiations or days feed `persons` people, at `pricePerPerson` minor units. */
const kafarahFacts = v.strictObject({
  type: v.literal('kafarah'),
  kind: v.picklist(KAFARAH_KINDS),
  count,
  country: v.nullable(countryCode),
  persons: count,
  pricePerPerson: minor,
});

/** `shares` with up to six decimals, `rate` per share in major units as a decimal text, `amount` in minor units. */
const stockFacts = v.strictObject({
  type: v.literal('stock'),
  holdings: v.array(
    v.strictObject({
      symbol: v.string(),
      name: localText,
      period: v.string(),
      shares: v.number(),
      rate: v.string(),
      amount: minor,
    }),
  ),
});

/**
 * `shares`: whole animals of one share, or sevenths. `city`, `partner` and `closesAt` (when orders close, by the clocks of
 * `timeZone`) are absent from donations that were made before they were kept.
 */
const sacrificeFacts = v.strictObject({
  type: v.literal('sacrifice'),
  sacrificeId: id,
  category: v.string(),
  animal: v.picklist(ANIMALS),
  country: countryCode,
  shares: count,
  city: v.optional(localText),
  partner: v.optional(localText),
  closesAt: v.optional(v.string()),
  timeZone: v.optional(v.string()),
});

export const lineFacts = v.variant('type', [kafarahFacts, stockFacts, sacrificeFacts]);
export type LineFacts = v.InferOutput<typeof lineFacts>;
