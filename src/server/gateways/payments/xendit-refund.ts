import * as v from 'valibot';
import type { RefundSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromXenditAmount } from '#src/server/gateways/payments/xendit-amounts.ts';
import { amountSchema, idSchema } from '#src/server/gateways/payments/xendit-session.ts';

/** The fields of a refund by which money is booked. Anything else is no usable response. */
const refundSchema = v.object({
  id: idSchema,
  payment_request_id: idSchema,
  status: v.picklist(['SUCCEEDED', 'FAILED', 'PENDING', 'CANCELLED']),
  currency: v.string(),
  amount: amountSchema,
  reference_id: v.nullish(v.string()),
  failure_code: v.nullish(v.string()),
  created: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)),
});

const OURS = /^([0-9a-f-]{36})\.(\d{1,6})$/;
/** What names a refund at Xendit as one that this site asked for: its id and the attempt. */
export const nameOfRefund = ({ attempt, refundId }: { refundId: string; attempt: number }): string =>
  `${refundId}.${attempt}`;

/** The state of a refund, with the id of the money that it is of. @throws ValiError, RangeError for an unusable response */
export function refundOf(answer: unknown): RefundSnapshot & { paymentRef: string } {
  const refund = v.parse(refundSchema, answer);
  const [, refundId, attempt] = OURS.exec(refund.reference_id ?? '') ?? [];
  const amount = fromXenditAmount(refund.amount, refund.currency);
  if (amount.minor === 0) throw new RangeError('a refund of nothing');
  const status = STATUS[refund.status];
  return {
    refundRef: refund.id,
    paymentRef: refund.payment_request_id,
    refundId,
    attempt: attempt === undefined ? undefined : Number(attempt),
    status,
    amount,
    failureCode: status === 'failed' ? (refund.failure_code ?? refund.status).toLowerCase() : undefined,
    at: new Date(refund.created),
  };
}

const STATUS = { CANCELLED: 'failed', FAILED: 'failed', PENDING: 'pending', SUCCEEDED: 'succeeded' } as const;
