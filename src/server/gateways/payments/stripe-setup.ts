import { Stripe } from 'stripe';
import * as v from 'valibot';
import { lastDayOfCard } from '#src/domain/card-expiry.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import {
  CardRemovedError,
  type CardSetups,
  type CardSetupSnapshot,
  type DeclineSnapshot,
} from '#src/server/gateways/payments/port.ts';
import { callStripe, isCardGone } from '#src/server/gateways/payments/stripe-call.ts';

const name = v.pipe(v.string(), v.regex(/^\w{1,255}$/));
const card = v.object({
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
});
const setupSchema = v.object({
  id: name,
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'canceled',
    'succeeded',
  ]),
  metadata: v.nullish(v.record(v.string(), v.string())),
  client_secret: v.nullish(v.string()),
  // Without its days a card is charged all the same.
  payment_method: v.nullish(
    v.union([v.string(), v.object({ id: name, card: v.fallback(v.nullish(card), undefined) })]),
  ),
  last_setup_error: v.nullish(v.object({ code: v.nullish(v.string()), decline_code: v.nullish(v.string()) })),
});
const attemptSchema = v.object({
  id: name,
  status: v.string(),
  created: v.pipe(v.number(), v.integer()),
  payment_method_details: v.nullish(v.object({ card: v.nullish(v.object({ fingerprint: v.nullish(v.string()) })) })),
});

/** The provider's answer tells the last day of the card only when asked. */
const EXPANDED = { expand: ['payment_method'] };
/** More than a person has cards. */
const MAX_ATTEMPTS = 100;

/** Entering a card at Stripe without charging it, by its setup intents. */
export function createCardSetups(stripe: Stripe): CardSetups {
  const retrieve = async (setupRef: string): Promise<CardSetupSnapshot> => {
    const read = setupOf(await stripe.setupIntents.retrieve(setupRef, EXPANDED), { setupRef });
    if (read.failureCode === undefined) return read;
    const declined = await listDeclines(stripe, setupRef);
    return { ...read, declined, declines: declined.length };
  };
  return {
    begin: ({ changeId, customerRef, idempotencyKey }) =>
      callStripe(async () => {
        try {
          const made = await stripe.setupIntents.create(
            {
              customer: customerRef,
              usage: 'off_session',
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              metadata: { changeId },
            },
            { idempotencyKey },
          );
          return setupOf(made, { changeId });
        } catch (error) {
          if (isCardGone(error)) throw new CardRemovedError('the donor is gone at the provider', { cause: error });
          throw error;
        }
      }),
    retrieve: (setupRef) => callStripe(() => retrieve(setupRef)),
    cancel: (setupRef, idempotencyKey) =>
      callStripe(async () => {
        try {
          return setupOf(await stripe.setupIntents.cancel(setupRef, {}, { idempotencyKey }), { setupRef });
        } catch (error) {
          // A card was accepted or it was cancelled a moment before, so its present state is returned.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieve(setupRef);
          throw error;
        }
      }),
  };
}

async function listDeclines(stripe: Stripe, setupRef: string): Promise<DeclineSnapshot[]> {
  const declined: DeclineSnapshot[] = [];
  let seen = 0;
  for await (const made of stripe.setupAttempts.list({ setup_intent: setupRef, limit: 100 })) {
    const { created, id, payment_method_details: details, status } = v.parse(attemptSchema, made);
    if (status === 'failed')
      declined.push({ declineRef: id, cardRef: details?.card?.fingerprint ?? undefined, at: new Date(created * 1000) });
    if ((seen += 1) >= MAX_ATTEMPTS) break;
  }
  return declined;
}

/** Reads Stripe's setup intent. @throws ValiError, OtherPaymentError for an unusable response */
function setupOf(answer: unknown, expected: { setupRef: string } | { changeId: string }): CardSetupSnapshot {
  const setup = v.parse(setupSchema, answer);
  const changeId = setup.metadata?.['changeId'];
  if ('setupRef' in expected ? expected.setupRef !== setup.id : expected.changeId !== changeId)
    throw new OtherPaymentError('another card');
  const { last_setup_error: failure, payment_method: method } = setup;
  // Without its card a donation would never be charged again.
  if (setup.status === 'succeeded' && !method) throw new OtherPaymentError('no card');
  const days = typeof method === 'object' ? method?.card : undefined;
  return {
    setupRef: setup.id,
    changeId,
    status: setup.status === 'succeeded' ? 'succeeded' : setup.status === 'canceled' ? 'cancelled' : 'open',
    declines: 0,
    failureCode: failure ? (failure.decline_code ?? failure.code ?? 'declined') : undefined,
    clientSecret: setup.client_secret ?? undefined,
    paymentMethodRef: typeof method === 'string' ? method : method?.id,
    cardExpiresOn: days ? lastDayOfCard(days.exp_year, days.exp_month) : undefined,
  };
}
