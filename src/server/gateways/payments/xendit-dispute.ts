import * as v from 'valibot';
import type { DisputeStatus } from '#src/domain/dispute.ts';
import type { DisputeSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromXenditAmount } from '#src/server/gateways/payments/xendit-amounts.ts';
import { idSchema } from '#src/server/gateways/payments/xendit-session.ts';

const decimal = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/));
/** The fields of a dispute by which money is booked. Anything else is no usable response. */
const disputeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,255}$/)),
  status: v.picklist(['ACTION_REQUIRED', 'UNDER_REVIEW', 'WON', 'LOST']),
  currency: v.string(),
  amount: v.object({ initial: decimal, terminal: v.nullish(decimal) }),
  category: v.nullish(v.string()),
  payment_id: v.nullish(idSchema),
  due_date: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * The state of a dispute, with Xendit's id of the payment that it is about, where it names one. Xendit holds the amount back while
 * it is looked into, and gives it back when it is won. @throws ValiError, RangeError for an unusable response
 */
export function disputeOf(answer: unknown): DisputeSnapshot & { about: string | undefined } {
  const dispute = v.parse(disputeSchema, answer);
  return {
    about: dispute.payment_id ?? undefined,
    disputeRef: dispute.id,
    status: STATUS[dispute.status],
    amount: fromXenditAmount(dispute.amount.terminal ?? dispute.amount.initial, dispute.currency),
    isWithdrawn: dispute.status !== 'WON',
    reason: (dispute.category ?? '').toLowerCase(),
    dueBy: dispute.due_date ? new Date(dispute.due_date) : undefined,
    at: new Date(dispute.created_at),
  };
}

const STATUS = { ACTION_REQUIRED: 'open', UNDER_REVIEW: 'open', WON: 'won', LOST: 'lost' } as const satisfies Record<
  string,
  DisputeStatus
>;
