import * as v from 'valibot';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import type { RefundSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromStripeAmount } from '#src/server/gateways/payments/stripe-amounts.ts';

/** The fields of a refund by which money is booked. Anything else is no usable response. */
const refundSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,255}$/)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.string(),
  payment_intent: v.nullish(v.string()),
  status: v.nullish(v.picklist(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'])),
  failure_reason: v.nullish(v.string()),
  metadata: v.nullish(v.record(v.string(), v.string())),
  created: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Reads Stripe's refund. @throws ValiError, RangeError, OtherPaymentError for an unusable response, or one of another payment */
export function refundOf(answer: unknown, providerRef: string): RefundSnapshot {
  const refund = v.parse(refundSchema, answer);
  if (refund.payment_intent !== providerRef) throw new OtherPaymentError('a refund of another payment');
  const attempt = Number(refund.metadata?.['attempt']);
  return {
    refundRef: refund.id,
    refundId: refund.metadata?.['refundId'],
    attempt: Number.isSafeInteger(attempt) ? attempt : undefined,
    status: statusOf(refund.status),
    amount: fromStripeAmount(refund.amount, refund.currency),
    failureCode: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : undefined),
    at: new Date(refund.created * 1000),
  };
}

function statusOf(status: v.InferOutput<typeof refundSchema>['status']): RefundSnapshot['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
