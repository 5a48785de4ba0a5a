import * as v from 'valibot';
import type { DeclineSnapshot } from '#src/server/gateways/payments/port.ts';

const chargeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,255}$/)),
  status: v.picklist(['succeeded', 'pending', 'failed']),
  created: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  payment_method_details: v.nullish(v.object({ card: v.nullish(v.object({ fingerprint: v.nullish(v.string()) })) })),
});

/** Reads a charge of Stripe: a declined card; undefined for any other. @throws ValiError for an unusable response */
export function declineOf(answer: unknown): DeclineSnapshot | undefined {
  const charge = v.parse(chargeSchema, answer);
  if (charge.status !== 'failed') return undefined;
  return {
    declineRef: charge.id,
    cardRef: charge.payment_method_details?.card?.fingerprint ?? undefined,
    at: new Date(charge.created * 1000),
  };
}
