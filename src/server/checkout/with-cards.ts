import type { PlaceOrderInput } from '#src/contracts/orders.ts';
import type { Locale } from '#src/i18n/locales.ts';

/**
 * The order with a card for each gift whose receiver has an address: a client that names a receiver and no card means the
 * usual one, in the caller's language, on behalf of the receiver, without amount and name.
 */
export const withCards = (order: PlaceOrderInput, locale: Locale): PlaceOrderInput => ({
  ...order,
  items: order.items.map((item) =>
    item.isGift && !item.giftCard && (item.giftReceiverEmail || item.giftReceiverPhoneNumber)
      ? { ...item, giftCard: { kind: 'onBehalf', language: locale, showsAmount: false, showsName: false } }
      : item,
  ),
});
