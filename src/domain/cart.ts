/** The cart: what a donor means to give. Its prices are those last shown; an order is priced again by the server. */
import type { Calendar } from '#src/domain/giving-calendar.ts';
import type { KafarahKind } from '#src/domain/kafarat.ts';
import type { Interval } from '#src/domain/subscription.ts';

/** The kinds of donations (specification 1.2). */
export const ITEM_TYPES = ['project', 'sacrifice', 'zakat', 'stock', 'endowment', 'kafarah'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
/** Whether a donation is charity or zakat. */
export const INTENTIONS = ['sadaqah', 'zakat'] as const;
export type Intention = (typeof INTENTIONS)[number];

/** `price` of one in minor units of the site's currency. At most one of `projectId`, `categoryId` and `sacrificeId` is set. */
export type CartItem = {
  id: string;
  type: ItemType;
  projectId?: string | undefined;
  categoryId?: string | undefined;
  price: number;
  quantity: number;
  isGift: boolean;
  intention: Intention;
  sacrificeId?: string | undefined;
  /** The donor has authorized the charity to sacrifice for them. */
  isProxyAccepted?: boolean | undefined;
  /** The quantity is the number of expiations or days. */
  kafarat?: KafaratChoice | undefined;
  stocks?: readonly StockHolding[] | undefined;
};

/** A kind of kafarah, and the country (ISO 3166) whose price it is counted at. */
export type KafaratChoice = { kind: KafarahKind; country?: string | undefined };
/** Shares of one symbol held over one period, with up to six decimals. */
export type StockHolding = { symbol: string; shares: number; period: string };

/** A recurring donation, which waits beside the items until it is paid or an item is added. */
type PendingSubscription = { item: CartItem; interval: Interval; calendar?: Calendar };

/** `key`: the opaque id under which the server stores what a cookie must not contain. */
export type Cart = { items: readonly CartItem[]; pendingSubscription?: PendingSubscription; key?: string };

/** The largest quantity of one line. */
export const MAX_QUANTITY = 999;
/** The largest number of lines, so that the cookie stays under 4 KB. */
export const MAX_ITEMS = 60;

export const emptyCart: Cart = { items: [] };

/** The prefix of the id marks a quick donation. */
export const quickDonationId = (categoryId: string): string => `endowment-${categoryId}`;
/** Whether an item is a quick donation to a cause's fund. */
export const isQuickDonation = (item: Pick<CartItem, 'id' | 'type'>): boolean =>
  item.type === 'endowment' && item.id.startsWith('endowment');

/** Why an item cannot be added. `limit`: how many lines the cart holds, or how many more the line of equal items takes. */
export type CartFault = { code: 'cartFull' | 'lineFull'; limit: number };
/** What stands in the way of adding an item, if anything. */
export function faultOfAdding(cart: Cart, item: CartItem): CartFault | undefined {
  const same = cart.items.find((held) => isSameChoice(held, item));
  if (!same) return cart.items.length >= MAX_ITEMS ? { code: 'cartFull', limit: MAX_ITEMS } : undefined;
  const room = MAX_QUANTITY - same.quantity;
  return item.quantity > room ? { code: 'lineFull', limit: room } : undefined;
}

/**
 * Adds an item and drops the pending recurring donation. An equal item raises the quantity of its line; another amount or
 * intention for the same cause is a line of its own.
 * @throws RangeError when the cart or the line is full, or price or quantity is no whole number within bounds
 */
export function addItem(cart: Cart, item: CartItem): Cart {
  assertItem(item);
  const { pendingSubscription: _dropped, ...rest } = cart;
  const fault = faultOfAdding(cart, item);
  if (fault) throw new RangeError(`the item does not fit: ${fault.code}, ${fault.limit}`);
  const same = cart.items.find((held) => isSameChoice(held, item));
  if (same) {
    const quantity = same.quantity + item.quantity;
    return { ...rest, items: cart.items.map((held) => (held === same ? { ...held, quantity } : held)) };
  }
  return { ...rest, items: [...cart.items, { ...item, id: freeId(cart, item.id) }] };
}

export const removeItem = (cart: Cart, id: string): Cart => ({
  ...cart,
  items: cart.items.filter((item) => item.id !== id),
});

/** Replaces all items. @throws RangeError as `addItem` does */
export function replaceItems(cart: Cart, items: readonly CartItem[]): Cart {
  if (items.length > MAX_ITEMS) throw new RangeError(`a cart has at most ${MAX_ITEMS} items`);
  items.forEach(assertItem);
  return { ...cart, items: [...items] };
}

/** Changes one item; an unknown id changes nothing. @throws RangeError for an invalid price or quantity */
export function changeItem(
  cart: Cart,
  id: string,
  change: Partial<Pick<CartItem, 'price' | 'quantity' | 'isGift' | 'intention'>>,
): Cart {
  return replaceItems(
    cart,
    cart.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  );
}

/** Makes the pending recurring donation the last line, given once. */
export function releaseSubscription({ pendingSubscription, ...cart }: Cart): Cart {
  return pendingSubscription
    ? {
        ...cart,
        items: [...cart.items, { ...pendingSubscription.item, id: freeId(cart, pendingSubscription.item.id) }],
      }
    : cart;
}

/** Sets the pending recurring donation; the items stay. @throws RangeError for a type that cannot recur */
export function holdSubscription(cart: Cart, item: CartItem, interval: Interval, calendar?: Calendar): Cart {
  assertItem(item);
  if (!mayRecur(item.type)) throw new RangeError(`a ${item.type} cannot recur`);
  return { ...cart, pendingSubscription: { item, interval, ...(calendar ? { calendar } : {}) } };
}

/** Whether a type may recur: only donations to a project or to a category's fund. */
export const mayRecur = (type: ItemType): boolean => type === 'project' || type === 'endowment';

/** The sum of quantity times price of the items, in minor units. */
export const cartTotal = (cart: Cart): number => cart.items.reduce((sum, item) => sum + item.quantity * item.price, 0);

/** The number on the cart's badge: its items and the pending recurring donation. */
export const itemCount = (cart: Cart): number => cart.items.length + (cart.pendingSubscription ? 1 : 0);

/** The text of the cart's badge: `99+` for more than 99. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

function isSameChoice(a: CartItem, b: CartItem): boolean {
  return (
    a.type === b.type &&
    a.projectId === b.projectId &&
    a.categoryId === b.categoryId &&
    a.sacrificeId === b.sacrificeId &&
    a.kafarat?.kind === b.kafarat?.kind &&
    a.kafarat?.country === b.kafarat?.country &&
    // A second purification is of other shares, even where the numbers are equal; a second sacrifice is for other people.
    !a.stocks &&
    a.type !== 'sacrifice' &&
    a.price === b.price &&
    a.intention === b.intention &&
    !a.isGift &&
    !b.isGift
  );
}

function freeId(cart: Cart, id: string): string {
  const taken = new Set(cart.items.map((item) => item.id));
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}

function assertItem({ price, quantity }: CartItem): void {
  if (!(Number.isSafeInteger(price) && price >= 0))
    throw new RangeError(`a price must be a whole number of minor units, got ${price}`);
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY))
    throw new RangeError(`a quantity must be from 1 to ${MAX_QUANTITY}, got ${quantity}`);
}
