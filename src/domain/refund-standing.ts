import type { RefundStatus } from '#src/domain/refund.ts';

/** Characters of the reason that a donor writes. */
export const MAX_REFUND_REASON = 1000;

/** How an order stands for a donor who wants its money back. */
export type RefundStanding =
  | 'mayAsk'
  | 'notPaid'
  | 'asked'
  | 'underway'
  | 'refused'
  | 'returned'
  | 'sentBack'
  | 'disputed'
  | 'carriedOut';

/** What a donor can do. A refusal is answered by email, not by asking again; what was returned in part may be asked for the rest. */
export function refundStanding({
  isPaid,
  isDisputed,
  isReturned,
  isSentBack,
  mayReturn,
  status,
}: {
  isPaid: boolean;
  /** A donor who has gone to their bank gets the money there or not at all. */
  isDisputed: boolean;
  isReturned: boolean;
  /** What was returned came back from the donor's bank, and is held for the donor. */
  isSentBack: boolean;
  /** Whether anything is left that is not carried out. */
  mayReturn: boolean;
  /** Of the newest refund that was asked for. */
  status: RefundStatus | undefined;
}): RefundStanding {
  if (!isPaid) return 'notPaid';
  if (isSentBack) return 'sentBack';
  if (isReturned) return 'returned';
  if (isDisputed) return 'disputed';
  if (status === 'requested') return 'asked';
  if (status === 'approved' || status === 'processing' || status === 'failed') return 'underway';
  if (status === 'refused') return 'refused';
  return mayReturn ? 'mayAsk' : 'carriedOut';
}
