import type { OrderStatus } from '#src/domain/order.ts';
import { INTERVALS } from '#src/domain/subscription.ts';

/** How donations stand, as their donor looks for them: several states of an order are one to them. */
export const ORDER_STANDINGS = ['paid', 'waiting', 'returned', 'notPaid'] as const;
export type OrderStanding = (typeof ORDER_STANDINGS)[number];

const STATUSES: Readonly<Record<OrderStanding, readonly OrderStatus[]>> = {
  paid: ['paid'],
  waiting: ['awaitingTransfer', 'pending'],
  returned: ['partiallyRefunded', 'refunded'],
  notPaid: ['failed', 'cancelled', 'expired'],
};
export const statusesOf = (standing: OrderStanding): readonly OrderStatus[] => STATUSES[standing];

/** How often a donation is given: once, or in the interval of its recurring donation. */
export const RECURRENCES = ['once', ...INTERVALS] as const;
export type Recurrence = (typeof RECURRENCES)[number];
