import * as v from 'valibot';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import type { DisputeSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromStripeAmount } from '#src/server/gateways/payments/stripe-amounts.ts';

const whole = v.pipe(v.number(), v.safeInteger());
/** The fields of a dispute by which money is booked. Anything else is no usable response. */
const disputeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,255}$/)),
  amount: v.pipe(whole, v.minValue(1)),
  currency: v.string(),
  payment_intent: v.nullish(v.string()),
  status: v.string(),
  reason: v.nullish(v.string()),
  created: v.pipe(whole, v.minValue(0)),
  balance_transactions: v.optional(v.array(v.object({ amount: whole, fee: whole, currency: v.string() })), []),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(v.pipe(whole, v.minValue(0))) })),
});

/** Reads Stripe's dispute. @throws ValiError, RangeError, OtherPaymentError for an unusable response, or one of another payment */
export function disputeOf(answer: unknown, providerRef: string): DisputeSnapshot {
  const dispute = v.parse(disputeSchema, answer);
  if (dispute.payment_intent !== providerRef) throw new OtherPaymentError('a dispute of another payment');
  const moved = dispute.balance_transactions;
  const dueBy = dispute.evidence_details?.due_by;
  // One currency: a balance that is kept in another one says nothing of the disputed amount.
  const fees = moved.reduce((sum, { fee }) => sum + fee, 0);
  return {
    disputeRef: dispute.id,
    status: statusOf(dispute.status),
    amount: fromStripeAmount(dispute.amount, dispute.currency),
    isWithdrawn: moved.reduce((sum, { amount }) => sum + amount, 0) < 0,
    fee: moved[0] === undefined ? undefined : fromStripeAmount(Math.max(0, fees), moved[0].currency),
    reason: dispute.reason ?? '',
    dueBy: dueBy ? new Date(dueBy * 1000) : undefined,
    at: new Date(dispute.created * 1000),
  };
}

function statusOf(status: string): DisputeSnapshot['status'] {
  if (status === 'lost') return 'lost';
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won';
  return status.startsWith('warning_') ? 'inquiry' : 'open';
}
