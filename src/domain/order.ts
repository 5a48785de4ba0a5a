import type { Transitions } from './transitions.ts';

export const ORDER_STATUSES = ['pending', 'awaitingTransfer', 'paid', 'failed', 'cancelled', 'expired', 'partiallyRefunded', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A refused card leaves an order pending; money that is proven late makes even a dead order paid. */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  awaitingTransfer: ['paid', 'expired', 'cancelled'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['partiallyRefunded', 'refunded'],
  partiallyRefunded: ['refunded'],
  refunded: [],
};

/** Statuses in which the money of the gift has counted. */
export const SETTLED_STATUSES: readonly OrderStatus[] = ['paid', 'partiallyRefunded', 'refunded'];
export const isSettled = (status: OrderStatus): boolean => SETTLED_STATUSES.includes(status);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A bank transfer is waited for this long. Late money still counts. */
export const TRANSFER_LIFETIME_MS = 14 * DAY_MS;
/** Reminders, counted from the order. */
export const TRANSFER_REMINDERS_MS = [3 * DAY_MS, 10 * DAY_MS] as const;
/** An order by card that nobody finishes. */
export const CARD_LIFETIME_MS = DAY_MS;
