/** What the charity says of itself and with whom it works: questions and partners. */
import * as v from 'valibot';
import { countryCode, id, localText } from '#src/contracts/fields.ts';
import { PARTNER_KINDS } from '#src/domain/ngo.ts';

/** A question with its answer in a sentence, and the reason. `slug` is its fragment on the page. */
export const faq = v.strictObject({
  id,
  slug: v.string(),
  group: v.strictObject({ slug: v.string(), title: localText, titleText: v.string() }),
  question: localText,
  questionText: v.string(),
  answer: localText,
  answerText: v.string(),
  reason: v.nullable(localText),
  reasonText: v.nullable(v.string()),
});
export type Faq = v.InferOutput<typeof faq>;

export const partnerType = v.strictObject({
  id,
  code: v.picklist(PARTNER_KINDS),
  title: localText,
  titleText: v.string(),
  description: localText,
  descriptionText: v.string(),
});
export type PartnerType = v.InferOutput<typeof partnerType>;

/** An organization that carries projects out or supervises them. `ngo` is its slug among the institutions. */
export const partner = v.strictObject({
  id,
  slug: v.string(),
  type: v.picklist(PARTNER_KINDS),
  name: localText,
  nameText: v.string(),
  description: localText,
  descriptionText: v.string(),
  country: countryCode,
  city: v.nullable(localText),
  website: v.nullable(v.string()),
  sinceYear: v.number(),
  ngo: v.nullable(v.string()),
});
export type Partner = v.InferOutput<typeof partner>;
