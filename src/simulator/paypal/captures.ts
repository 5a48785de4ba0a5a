import type { Captured } from './captured.ts';
import type { Orders } from './orders.ts';
import { notFound } from './paypal-error.ts';
import type { Subscriptions } from './subscriptions.ts';

export type Captures = { find: (id: string) => Captured };

/** All money that the provider has taken, by its id. */
export const createCaptures = (orders: Orders, subscriptions: Subscriptions): Captures => ({
  find: (id) => {
    const found = orders.findCapture(id) ?? subscriptions.findSale(id);
    if (!found) throw notFound();
    return found;
  },
});
