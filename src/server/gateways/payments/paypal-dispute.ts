import * as v from 'valibot';
import type { DisputeStatus } from '#src/domain/dispute.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { fromPaypalMoney } from '#src/server/gateways/payments/paypal-amounts.ts';
import type { DisputeSnapshot } from '#src/server/gateways/payments/port.ts';

const money = v.object({ currency_code: v.string(), value: v.string() });
/** The fields of a dispute by which money is booked. Anything else is no usable response. */
const disputeSchema = v.object({
  dispute_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,255}$/)),
  create_time: v.pipe(v.string(), v.isoTimestamp()),
  disputed_transactions: v.pipe(v.array(v.object({ seller_transaction_id: v.optional(v.string()) })), v.minLength(1)),
  reason: v.optional(v.string(), ''),
  status: v.string(),
  dispute_life_cycle_stage: v.optional(v.string()),
  dispute_amount: money,
  dispute_outcome: v.nullish(v.object({ outcome_code: v.nullish(v.string()) })),
  money_movements: v.optional(
    v.array(
      v.object({
        affected_party: v.optional(v.string()),
        amount: v.optional(money),
        type: v.optional(v.string()),
        reason: v.optional(v.string()),
      }),
    ),
    [],
  ),
  seller_response_due_date: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
type Dispute = v.InferOutput<typeof disputeSchema>;

/** The captures that a dispute is about. @throws ValiError for an unusable response */
export const capturesOf = (answer: unknown): string[] =>
  v.parse(disputeSchema, answer).disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? []);

/** Reads PayPal's dispute of a capture. @throws ValiError, RangeError, OtherPaymentError for an unusable response, or one of another capture */
export function disputeOf(answer: unknown, captureId: string): DisputeSnapshot {
  const dispute = v.parse(disputeSchema, answer);
  if (!capturesOf(answer).includes(captureId)) throw new OtherPaymentError('a dispute of another payment');
  const amount = fromPaypalMoney(dispute.dispute_amount);
  const taken = takenBy(dispute, (reason) => reason === 'DISPUTE_SETTLEMENT', amount.currency);
  const fee = takenBy(dispute, (reason) => reason.endsWith('_FEE'), amount.currency);
  return {
    disputeRef: dispute.dispute_id,
    status: statusOf(dispute, taken ?? 0),
    amount,
    isWithdrawn: (taken ?? 0) > 0,
    fee: fee === undefined ? undefined : { ...amount, minor: Math.max(0, fee) },
    reason: dispute.reason.toLowerCase(),
    dueBy: dispute.seller_response_due_date ? new Date(dispute.seller_response_due_date) : undefined,
    at: new Date(dispute.create_time),
  };
}

/** What was taken off our balance for some reasons, less what came back; undefined where nothing moved in that currency. */
function takenBy(
  { money_movements: movements }: Dispute,
  isMeant: (reason: string) => boolean,
  currency: string,
): number | undefined {
  const ours = movements.flatMap(({ affected_party: party, amount, reason = '', type }) =>
    party === 'SELLER' && amount?.currency_code === currency && isMeant(reason)
      ? [fromPaypalMoney(amount).minor * (type === 'CREDIT' ? -1 : 1)]
      : [],
  );
  return ours.length === 0 ? undefined : ours.reduce((sum, minor) => sum + minor, 0);
}

const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);
const WON = new Set(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED']);

/** @throws RangeError for a dispute that is resolved in a way that decides nothing */
function statusOf(
  { dispute_life_cycle_stage: stage, dispute_outcome: outcome, status }: Dispute,
  taken: number,
): DisputeStatus {
  if (status !== 'RESOLVED') return stage === 'INQUIRY' || stage === undefined ? 'inquiry' : 'open';
  const code = outcome?.outcome_code ?? 'NONE';
  if (LOST.has(code)) return 'lost';
  if (WON.has(code)) return 'won';
  if (code !== 'NONE') throw new RangeError('a dispute ended in an unknown way');
  return taken > 0 ? 'lost' : 'won';
}
