import * as v from 'valibot';
import { currency, instant, minor, typedLines } from '#src/contracts/fields.ts';
import { MAX_REFUND_REASON } from '#src/domain/refund-standing.ts';
import { REFUND_STATUSES } from '#src/domain/refund.ts';

const reason = typedLines(MAX_REFUND_REASON);
export const refundRequestInput = v.strictObject({ reason });
/** The form of the page, which sends more fields. */
export const refundRequestForm = v.object({ reason });

/** A refund that a donor asked for. `amount`: minor units of `currency`; null until it is decided. */
export const refundRequest = v.strictObject({
  status: v.picklist(REFUND_STATUSES),
  amount: v.nullable(minor),
  currency,
  reason: v.string(),
  requestedAt: instant,
});
export type RefundRequest = v.InferOutput<typeof refundRequest>;
