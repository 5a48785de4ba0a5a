import type { Money } from './money.ts';
import { mayMove, type Transitions } from './transitions.ts';

export const PAYMENT_STATUSES = ['created', 'requiresAction', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded', 'disputed', 'lost'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * States may be skipped forward, for a provider tells only where it stands now; never backward.
 * `failed` and `cancelled` still reach `processing` and `succeeded`: a refused card is tried again under the same payment,
 * and money that is there is there, however late we hear of it.
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
  lost: [],
};

/** Still worth asking the provider about. */
export const isOpen = (status: PaymentStatus): boolean => status === 'created' || status === 'requiresAction' || status === 'processing';

/** What to do when the provider says `reported` about a payment that we hold as `held`. */
export type Reconciliation = { does: 'nothing' } | { does: 'move'; to: PaymentStatus } | { does: 'settle' };

/** The heart of settling: whatever is heard, however often and in whichever order, money is booked by one step only. */
export function reconcile(held: PaymentStatus, reported: PaymentStatus): Reconciliation {
  if (held === reported || !mayMove(PAYMENT_TRANSITIONS, held, reported)) return { does: 'nothing' };
  if (reported === 'succeeded' && held !== 'disputed') return { does: 'settle' };
  return { does: 'move', to: reported };
}

/** Providers take no smaller payment than about half a dollar: a rest below this, in minor units, is left to staff. */
export const LEAST_REST = 100;

/**
 * What the money that came means to an order that still wants `due`: all of it, or more, which is a gift beside it; a
 * part, which waits for the rest; or nothing that could be booked: no money, or another currency.
 */
export function judgeReceived(due: Money, received: Money): 'whole' | 'more' | 'part' | 'unclear' {
  if (received.currency !== due.currency || received.minor <= 0) return 'unclear';
  if (received.minor === due.minor) return 'whole';
  return received.minor > due.minor ? 'more' : 'part';
}
