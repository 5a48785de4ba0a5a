import type { RefundStanding } from '#src/domain/refund-standing.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

/** A donation whose money its donor may ask for. Amounts in minor units, dates in ISO 8601. */
export type RefundedView = {
  number: string;
  method: string;
  currency: string;
  received: number;
  refunded: number;
  /** What can be returned now. */
  left: number;
  standing: RefundStanding;
  titles: readonly LocalText[];
  paidAt: string | null;
  reason: string | null;
  refusal: string | null;
  amount: number | null;
  isRecurring: boolean;
};

export type RefundView = {
  token: string;
  page: { state: 'unknown' | 'expired' } | { state: 'open'; refund: RefundedView };
  memory: FormState | undefined;
};
