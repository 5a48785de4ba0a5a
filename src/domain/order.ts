import { DAY_MS } from '#src/domain/durations.ts';
import type { Transitions } from '#src/domain/transitions.ts';

/** The statuses of an order. */
export const ORDER_STATUSES = [
  'pending',
  'awaitingTransfer',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'partiallyRefunded',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A declined card leaves an order pending. Money received late makes an expired or cancelled order paid. What a bank has taken, it may give back. */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  awaitingTransfer: ['paid', 'expired', 'cancelled'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['partiallyRefunded', 'refunded'],
  partiallyRefunded: ['refunded', 'paid'],
  refunded: ['partiallyRefunded', 'paid'],
};

/** Statuses in which the donation has been booked. */
const SETTLED_STATUSES: readonly OrderStatus[] = ['paid', 'partiallyRefunded', 'refunded'];
/** Whether the donation of an order with this status has been booked. */
export const isSettled = (status: OrderStatus): boolean => SETTLED_STATUSES.includes(status);

/** Milliseconds after which an order by bank transfer expires. Money received later still counts. */
export const TRANSFER_LIFETIME_MS = 14 * DAY_MS;
/** When donors are reminded of a transfer that may take two weeks, in milliseconds after the order. */
const REMINDERS_MS = [3 * DAY_MS, 10 * DAY_MS] as const;

/**
 * When a donor is reminded of a transfer, by its deadlines: when the order expires, and before that perhaps its shares. Each
 * reminder leaves a day to pay; of a deadline within half a day and a day there is none.
 */
export function transferReminders(placedAt: Date, deadlines: readonly Date[]): Date[] {
  const placed = placedAt.getTime();
  const before = (deadline: Date): number[] => {
    const last = deadline.getTime() - DAY_MS;
    const usual = REMINDERS_MS.map((after) => placed + after).filter((at) => at <= last);
    return usual.length > 0 ? usual : last >= placed + DAY_MS / 2 ? [last] : [];
  };
  const moments = deadlines.flatMap(before).toSorted((a, b) => a - b);
  return moments.filter((at, index) => index === 0 || at - moments[index - 1]! >= 2 * DAY_MS).map((at) => new Date(at));
}
/** Milliseconds after which an unpaid order by card expires. */
export const CARD_LIFETIME_MS = DAY_MS;
