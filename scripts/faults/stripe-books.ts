import type { Intent } from './books.ts';
import { type Ask, disputeOf, type ProviderPart } from './provider-part.ts';

type Refund = { id: string; payment_intent: string; amount: number; status: string };
type Dispute = { id: string; payment_intent: string; amount: number; status: string };

/** The simulated Stripe. */
export const stripePart = (ask: Ask): ProviderPart => ({
  isOf: (id) => id.startsWith('pi_') || id.startsWith('du_'),
  intents: () => ask<Intent[]>('/control/intents'),
  refunds: async () =>
    (await ask<{ data: Refund[] }>('/v1/refunds')).data.map(({ amount, id, payment_intent, status }) => ({
      ref: id,
      paymentRef: payment_intent,
      minor: amount,
      isReturned: status === 'succeeded',
    })),
  disputes: async () =>
    (await ask<{ data: Dispute[] }>('/v1/disputes')).data.map(({ amount, id, payment_intent, status }) =>
      disputeOf(id, payment_intent, amount, status === 'won' || status === 'lost' ? status : 'open'),
    ),
  returnInDashboard: async ({ id }, minor) =>
    (
      await ask<{ id: string }>('/v1/refunds', {
        form: { payment_intent: id, ...(minor === undefined ? {} : { amount: String(minor) }) },
      })
    ).id,
  dispute: ({ id }) => ask('/control/disputes', { json: { intent: id } }),
  decide: (ref, status) => ask(`/control/disputes/${ref}`, { json: { status } }),
});
