/** Whom a person gave for and saved, to choose them again. */
import * as v from 'valibot';
import { e164, email, id, instant, typedText } from '#src/contracts/fields.ts';

export const giftReceiver = v.strictObject({
  id,
  name: v.string(),
  email: v.nullable(v.string()),
  /** As `+966501234567`. */
  phone: v.nullable(v.string()),
  createdAt: instant,
});
export type GiftReceiver = v.InferOutput<typeof giftReceiver>;

const entries = { name: typedText(120), email: v.optional(v.nullable(email)), phone: v.optional(v.nullable(e164)) };

/** A card goes to the email, the phone, or both. */
export const giftReceiverInput = v.pipe(
  v.strictObject(entries),
  v.forward(
    v.partialCheck([['email'], ['phone']], ({ email: to, phone }) => (to ?? phone ?? null) !== null, 'required'),
    ['email'],
  ),
);
export type GiftReceiverInput = v.InferOutput<typeof giftReceiverInput>;
/** Only what is sent is changed; null takes the email or the phone away, and one of them stays. */
export const giftReceiverChange = v.strictObject({ ...entries, name: v.optional(entries.name) });
export type GiftReceiverChange = v.InferOutput<typeof giftReceiverChange>;
