/** What a checkout of a cart pays for. */
import { type Cart, type CartItem, itemCount, mayRecur } from '#src/domain/cart.ts';
import { type Calendar, intervalOf } from '#src/domain/giving-calendar.ts';
import type { Interval } from '#src/domain/subscription.ts';

export type CheckoutPlan =
  /** All lines, given once. */
  | { kind: 'once'; items: readonly CartItem[] }
  /** One donation at an interval: the pending one (`isHeld`), or the cart's only line. */
  | { kind: 'recurring'; item: CartItem; interval: Interval; calendar?: Calendar; isHeld: boolean }
  /** Several lines, of which the donor chooses the one that recurs. */
  | { kind: 'choose'; among: readonly CartItem[]; interval: Interval };

/** With an interval: the pending donation, else the only line if it may recur, else a choice. Without: all lines, once. */
export function planCheckout(cart: Cart, interval?: Interval): CheckoutPlan {
  if (interval !== undefined && cart.pendingSubscription) {
    const { calendar, item } = cart.pendingSubscription;
    // Another interval in the address is another choice than the days.
    const isOfDays = calendar !== undefined && intervalOf(calendar) === interval;
    return { kind: 'recurring', item, interval, isHeld: true, ...(isOfDays ? { calendar } : {}) };
  }
  const among = interval === undefined ? [] : cart.items.filter(({ type }) => mayRecur(type));
  if (interval === undefined || among.length === 0) return { kind: 'once', items: cart.items };
  return cart.items.length === 1
    ? { kind: 'recurring', item: among[0]!, interval, isHeld: false }
    : { kind: 'choose', among, interval };
}

/** The cart after its plan was paid: paying the pending donation keeps the lines, and paying the lines keeps it. */
export function cartAfter({ items, key, pendingSubscription }: Cart, plan: CheckoutPlan): Cart {
  const left: Cart =
    plan.kind === 'recurring' && plan.isHeld
      ? { items }
      : { items: [], ...(pendingSubscription ? { pendingSubscription } : {}) };
  return key === undefined || itemCount(left) === 0 ? left : { ...left, key };
}
