/** The cart as a page shows it: titles and prices read afresh from the records, never from the cookie. Money in minor units. */
import type { Intention, ItemType } from '#src/domain/cart.ts';
import type { Interval } from '#src/domain/recurring.ts';
import type { LocalText } from '#src/domain/slug.ts';

export type CartLineView = {
  id: string;
  type: ItemType;
  title: LocalText;
  /** The slug of its project, where it has a page of its own. */
  slug?: string | undefined;
  cover: { palette: string; seed: string };
  price: number;
  /** What the cart had remembered, where the records say another price now. */
  formerPrice?: number | undefined;
  quantity: number;
  amount: number;
  isUnits: boolean;
  isGift: boolean;
  giftReceiverName?: string | undefined;
  intention: Intention;
  /** It takes no gifts any more: it must leave the cart before the checkout. */
  isClosed: boolean;
  /** What it still needs, where the line asks for more. */
  remaining?: number | undefined;
};

export type CartView = {
  lines: readonly CartLineView[];
  pending?: { line: CartLineView; interval: Interval } | undefined;
  currency: string;
  /** The sum of the lines. */
  total: number;
  /** The cookie could not be read and was cleared. */
  wasUnreadable?: boolean | undefined;
};

/** Whether the one-time lines can be paid as they stand. */
export const canPayLines = (cart: CartView): boolean => cart.lines.length > 0 && cart.lines.every(({ isClosed, remaining }) => !isClosed && remaining === undefined);
