import type { Money } from '#money/money.ts';
import { mayMove, type Transitions } from '#src/domain/transitions.ts';

/** The statuses of a payment. */
export const PAYMENT_STATUSES = [
  'created',
  'requiresAction',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
  'lost',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * States may be skipped, because a provider reports only the present one, but are reversed only by a bank that changes its decision. `failed` and `cancelled` lead
 * to `processing` and `succeeded`: a declined card may be tried again in the same payment, and late money still counts.
 */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus> = {
  created: ['requiresAction', 'processing', 'succeeded', 'failed', 'cancelled'],
  requiresAction: ['processing', 'succeeded', 'failed', 'cancelled'],
  processing: ['succeeded', 'failed', 'cancelled'],
  failed: ['processing', 'succeeded', 'cancelled'],
  cancelled: ['processing', 'succeeded'],
  succeeded: ['refunded', 'disputed'],
  disputed: ['succeeded', 'lost'],
  refunded: [],
  lost: ['succeeded'],
};

/** Whether the provider may still report another status. */
export const isOpen = (status: PaymentStatus): boolean =>
  status === 'created' || status === 'requiresAction' || status === 'processing';

/** Whether its money came, wherever it is now. */
export const isReceived = (status: PaymentStatus): boolean =>
  status === 'succeeded' || status === 'refunded' || status === 'disputed' || status === 'lost';

/** What to do when the provider reports another status than the stored one. */
export type Reconciliation = { does: 'nothing' } | { does: 'move'; to: PaymentStatus } | { does: 'settle' };

/**
 * Compares two statuses. Reports in any order and number lead to one `settle` at most. A provider reports a disputed payment as
 * succeeded: only the dispute itself says how it ends.
 */
export function reconcile(stored: PaymentStatus, reported: PaymentStatus): Reconciliation {
  if (stored === 'disputed' || stored === 'lost') return { does: 'nothing' };
  if (stored === reported || !mayMove(PAYMENT_TRANSITIONS, stored, reported)) return { does: 'nothing' };
  if (reported === 'succeeded') return { does: 'settle' };
  return { does: 'move', to: reported };
}

/**
 * Compares a received amount with what an order still needs. `over` is an additional donation, `under` waits for the rest,
 * `unknown` (not above zero, or in another currency) cannot be booked.
 */
export function classifyAmount(due: Money, received: Money): 'exact' | 'over' | 'under' | 'unknown' {
  if (received.currency !== due.currency || received.minor <= 0) return 'unknown';
  if (received.minor === due.minor) return 'exact';
  return received.minor > due.minor ? 'over' : 'under';
}
