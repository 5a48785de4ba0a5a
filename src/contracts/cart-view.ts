/** The cart as a page shows it: titles and prices come from the database, not from the cookie. Money in minor units. */
import { share } from '#money/money.ts';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import type { GiftCardView } from '#src/contracts/orders.ts';
import type { Intention, ItemType } from '#src/domain/cart.ts';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import { isPayable } from '#src/domain/payable.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Interval } from '#src/domain/subscription.ts';

/** A line of the cart. `price` and `amount` in minor units of the cart's currency. */
export type CartLineView = {
  id: string;
  type: ItemType;
  title: LocalText;
  /** The slug of its project, where the project has a page. */
  slug?: string | undefined;
  /** `step`: how much of it is woven, in percent of the goal; without it the whole. */
  cover: { palette: string; seed: string; step?: number | undefined };
  price: number;
  /** The price in the cookie, where the price has changed since. */
  formerPrice?: number | undefined;
  quantity: number;
  amount: number;
  isUnits: boolean;
  /** How many percent of the amount become endowment capital. @default 0 */
  endowmentPercent?: number | undefined;
  isGift: boolean;
  giftReceiverName?: string | undefined;
  /** On whose behalf a quick donation is given. */
  donateForOthers?: { fullName: string; phone: string } | undefined;
  /** The card that the receiver gets. */
  giftCard?: GiftCardView | undefined;
  intention: Intention;
  /** What a kafarah, a purification or a sacrifice is for. */
  facts?: LineFacts | undefined;
  /** In whose names a sacrifice is. */
  names?: readonly string[] | undefined;
  /** It no longer accepts donations and must be removed before the checkout. */
  isClosed: boolean;
  /** Why a sacrifice can no longer be ordered. `names`: they are kept on the server for 30 days. */
  closedBecause?: 'cutOff' | 'soldOut' | 'names' | 'gone' | undefined;
  /** It is a child that is sponsored for a fixed amount each month. */
  isSponsorship?: boolean | undefined;
  /** It is a child that another donor sponsors now. */
  isSponsored?: boolean | undefined;
  /** What the project still needs, where the line is more than that. */
  remaining?: number | undefined;
  /** Where the whole can go, where its project takes less or nothing more: to the fund of its cause, or of zakat. */
  fund?: { kind: 'category'; id: string; title: LocalText } | { kind: 'zakat' } | undefined;
};

/** The cart. `total` in minor units of `currency`. */
export type CartView = {
  lines: readonly CartLineView[];
  pending?: { line: CartLineView; interval: Interval; calendar?: Calendar | undefined } | undefined;
  currency: string;
  /** The sum of the lines that can be paid as they stand. */
  total: number;
  /** The cookie could not be parsed and was cleared. */
  wasUnreadable?: boolean | undefined;
};

/** Whether the one-time lines can be paid without a change. */
export const canPayLines = (cart: CartView): boolean => cart.lines.length > 0 && cart.lines.every(isPayable);

/** Whether the recurring donation can be paid without a change: a child may have found another sponsor meanwhile. */
export const canPayPending = ({ pending }: CartView): boolean => pending !== undefined && isPayable(pending.line);

/** What of lines becomes endowment capital, in minor units: each is rounded for itself, as it is posted. */
export const endowmentOf = (...lines: readonly Pick<CartLineView, 'amount' | 'endowmentPercent'>[]): number =>
  lines.reduce((sum, { amount, endowmentPercent = 0 }) => sum + share(amount, endowmentPercent, 100), 0);

/** What changes on the cart's page while counts change. Money in minor units. */
export type CartFigures = {
  lines: readonly {
    id: string;
    quantity: number;
    amount: number;
    endowmentPercent?: number | undefined;
    /** It cannot be paid as it stands, so it is not in the total. */
    isLeftOut?: true | undefined;
  }[];
  /** Of the lines that can be paid. */
  total: number;
  /** Whether a line has something to say, such as a new price or too large a sum: then the page is drawn again. */
  hasNotes: boolean;
};

export const cartFigures = ({ lines, total }: CartView): CartFigures => ({
  lines: lines.map(({ amount, endowmentPercent, id, quantity, ...line }) => ({
    id,
    quantity,
    amount,
    endowmentPercent,
    ...(isPayable(line) ? {} : { isLeftOut: true as const }),
  })),
  total,
  hasNotes: lines.some(
    ({ formerPrice, isClosed, isSponsored, remaining }) =>
      isClosed || isSponsored === true || remaining !== undefined || formerPrice !== undefined,
  ),
});
