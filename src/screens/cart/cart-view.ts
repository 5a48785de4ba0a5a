import type { Multilingual } from '#src/i18n/multilingual.ts';

/** A line of the cart as the page shows it: titles and prices read afresh from the records. Money in minor units. */
export type CartLineView = {
  id: string;
  type: 'project' | 'sacrifice' | 'zakat' | 'stock' | 'endowment' | 'kafarah';
  title: Multilingual;
  /** The path of its page, without language. */
  path?: string | undefined;
  cover: { palette: string; seed: string };
  price: number;
  /** What the cart had remembered, where the records say another price now. */
  formerPrice?: number | undefined;
  quantity: number;
  amount: number;
  isUnits: boolean;
  isGift: boolean;
  giftReceiverName?: string | undefined;
  intention: 'sadaqah' | 'zakat';
  /** It takes no gifts any more: it must leave the cart before the checkout. */
  isClosed: boolean;
  /** What it still needs, where the line asks for more. */
  remaining?: number | undefined;
};

export type CartView = {
  lines: readonly CartLineView[];
  pending?: { line: CartLineView; interval: 'day' | 'week' | 'month' | 'year' } | undefined;
  currency: string;
  /** Of the lines that can be paid. */
  total: number;
  /** The cookie could not be read and was cleared. */
  wasUnreadable?: boolean | undefined;
};

export const canCheckOut = (cart: CartView): boolean => (cart.lines.length > 0 && cart.lines.every(({ isClosed, remaining }) => !isClosed && remaining === undefined)) || cart.pending !== undefined;
