/** The cart: what a person means to give. Pure; prices in it are what was last seen, never what is charged. */
import type { Interval } from './recurring.ts';

export const ITEM_TYPES = ['project', 'sacrifice', 'zakat', 'stock', 'endowment', 'kafarah'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
export const INTENTIONS = ['sadaqah', 'zakat'] as const;
export type Intention = (typeof INTENTIONS)[number];

/** `price` is in minor units of the site's currency, for one; at most one of `projectId` and `categoryId` is set. */
export type CartItem = {
  id: string;
  type: ItemType;
  projectId?: string;
  categoryId?: string;
  price: number;
  quantity: number;
  isGift: boolean;
  intention: Intention;
};

/** A recurring gift, held apart from the items until it is paid or an item is added. */
export type PendingSubscription = { item: CartItem; interval: Interval };

/** `key` is the opaque name under which the server keeps what must not stand in a cookie. */
export type Cart = { items: readonly CartItem[]; pendingSubscription?: PendingSubscription; key?: string };

export const MAX_QUANTITY = 999;
export const MAX_ITEMS = 60;

export const emptyCart: Cart = { items: [] };

/** Quick donations are told by their id's beginning. */
export const quickDonationId = (categoryId: string): string => `endowment-${categoryId}`;
export const isQuickDonation = (item: Pick<CartItem, 'id' | 'type'>): boolean => item.type === 'endowment' && item.id.startsWith('endowment');

/**
 * Adds an item and drops the pending recurring gift. The very same choice once more raises its quantity; another amount
 * or intention for the same cause becomes a line of its own, so that nothing chosen is lost.
 * @throws RangeError when the cart is full, or price or quantity are no whole numbers within bounds.
 */
export function addItem(cart: Cart, item: CartItem): Cart {
  assertItem(item);
  const { pendingSubscription: _dropped, ...rest } = cart;
  const same = cart.items.find((held) => isSameChoice(held, item));
  if (same) {
    const quantity = Math.min(MAX_QUANTITY, same.quantity + item.quantity);
    return { ...rest, items: cart.items.map((held) => (held === same ? { ...held, quantity } : held)) };
  }
  if (cart.items.length >= MAX_ITEMS) throw new RangeError(`a cart holds ${MAX_ITEMS} items`);
  return { ...rest, items: [...cart.items, { ...item, id: freeId(cart, item.id) }] };
}

export const removeItem = (cart: Cart, id: string): Cart => ({ ...cart, items: cart.items.filter((item) => item.id !== id) });

/** Puts other items in the place of all. @throws RangeError as `addItem` does. */
export function replaceItems(cart: Cart, items: readonly CartItem[]): Cart {
  if (items.length > MAX_ITEMS) throw new RangeError(`a cart holds ${MAX_ITEMS} items`);
  items.forEach(assertItem);
  return { ...cart, items: [...items] };
}

/** Changes one item in place; an unknown id changes nothing. @throws RangeError for a bad price or quantity. */
export function changeItem(cart: Cart, id: string, change: Partial<Pick<CartItem, 'price' | 'quantity' | 'isGift' | 'intention'>>): Cart {
  return replaceItems(cart, cart.items.map((item) => (item.id === id ? { ...item, ...change } : item)));
}

/** The held recurring gift becomes a line again, the last one, given once. */
export function releaseSubscription({ pendingSubscription, ...cart }: Cart): Cart {
  return pendingSubscription ? { ...cart, items: [...cart.items, { ...pendingSubscription.item, id: freeId(cart, pendingSubscription.item.id) }] } : cart;
}

/** Holds a recurring gift apart; the items stay. @throws RangeError for a kind of gift that cannot recur. */
export function holdSubscription(cart: Cart, item: CartItem, interval: Interval): Cart {
  assertItem(item);
  if (!mayRecur(item.type)) throw new RangeError(`a ${item.type} is never recurring`);
  return { ...cart, pendingSubscription: { item, interval } };
}

/** Only gifts to a project or to a category's fund may recur. */
export const mayRecur = (type: ItemType): boolean => type === 'project' || type === 'endowment';

/** The sum of quantity times price, in minor units. */
export const cartTotal = (cart: Cart): number => cart.items.reduce((sum, item) => sum + item.quantity * item.price, 0);

/** What the badge counts: lines, the pending recurring gift included. */
export const itemCount = (cart: Cart): number => cart.items.length + (cart.pendingSubscription ? 1 : 0);

/** The badge's text, `99+` beyond 99. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

function isSameChoice(a: CartItem, b: CartItem): boolean {
  return a.type === b.type && a.projectId === b.projectId && a.categoryId === b.categoryId && a.price === b.price
    && a.intention === b.intention && !a.isGift && !b.isGift;
}

function freeId(cart: Cart, id: string): string {
  const taken = new Set(cart.items.map((item) => item.id));
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}

function assertItem({ price, quantity }: CartItem): void {
  if (!(Number.isSafeInteger(price) && price >= 0)) throw new RangeError(`a price is in whole minor units, got ${price}`);
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY)) throw new RangeError(`a quantity is 1 to ${MAX_QUANTITY}, got ${quantity}`);
}
