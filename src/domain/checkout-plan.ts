/** What a checkout of a cart is about. Pure. */
import { type Cart, type CartItem, itemCount, mayRecur } from './cart.ts';
import type { Interval } from './recurring.ts';

export type CheckoutPlan =
  /** Every line, once. */
  | { kind: 'once'; items: readonly CartItem[] }
  /** One gift at an interval: the one that is held for it, or the cart's only line. */
  | { kind: 'recurring'; item: CartItem; interval: Interval; isHeld: boolean }
  /** Several lines, of which one may be chosen to recur. */
  | { kind: 'choose'; among: readonly CartItem[]; interval: Interval };

/** With an interval: the held gift, else the only line if it may recur, else a choice of those that may; else all, once. */
export function planCheckout(cart: Cart, interval?: Interval): CheckoutPlan {
  if (interval !== undefined && cart.pendingSubscription) return { kind: 'recurring', item: cart.pendingSubscription.item, interval, isHeld: true };
  const among = interval === undefined ? [] : cart.items.filter(({ type }) => mayRecur(type));
  if (interval === undefined || among.length === 0) return { kind: 'once', items: cart.items };
  return cart.items.length === 1 ? { kind: 'recurring', item: among[0]!, interval, isHeld: false } : { kind: 'choose', among, interval };
}

/** The cart after its plan was paid: a held gift leaves the lines beside it, and paid lines leave the held gift. */
export function cartAfter({ items, key, pendingSubscription }: Cart, plan: CheckoutPlan): Cart {
  const left: Cart = plan.kind === 'recurring' && plan.isHeld ? { items } : { items: [], ...(pendingSubscription ? { pendingSubscription } : {}) };
  return key === undefined || itemCount(left) === 0 ? left : { ...left, key };
}
