import * as v from 'valibot';
import { fromPaypalMoney } from '#src/server/gateways/payments/paypal-amounts.ts';
import type { RefundSnapshot } from '#src/server/gateways/payments/port.ts';

/** The fields of a refund by which money is booked. Anything else is no usable response. */
export const refundSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,36}$/)),
  status: v.picklist(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: v.object({ currency_code: v.string(), value: v.string() }),
  custom_id: v.nullish(v.string()),
  status_details: v.nullish(v.object({ reason: v.nullish(v.string()) })),
  create_time: v.pipe(v.string(), v.isoTimestamp()),
});

const OURS = /^([0-9a-f-]{36})\.(\d{1,6})$/;
/** What names a refund at PayPal as one that this site asked for: its id and the attempt. */
export const nameOfRefund = ({ attempt, refundId }: { refundId: string; attempt: number }): string =>
  `${refundId}.${attempt}`;

/** The state of a refund. @throws RangeError for an unusable amount */
export function refundOf(refund: v.InferOutput<typeof refundSchema>): RefundSnapshot {
  const [, refundId, attempt] = OURS.exec(refund.custom_id ?? '') ?? [];
  const amount = fromPaypalMoney(refund.amount);
  if (amount.minor === 0) throw new RangeError('a refund of nothing');
  const status = STATUS[refund.status];
  return {
    refundRef: refund.id,
    refundId,
    attempt: attempt === undefined ? undefined : Number(attempt),
    status,
    amount,
    failureCode: status === 'failed' ? (refund.status_details?.reason ?? refund.status).toLowerCase() : undefined,
    at: new Date(refund.create_time),
  };
}

const STATUS = { CANCELLED: 'failed', FAILED: 'failed', PENDING: 'pending', COMPLETED: 'succeeded' } as const;
