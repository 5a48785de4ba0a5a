import { internationalNumber } from '#src/contracts/phone-number.ts';
import type { CardLanguage, GiftKind } from '#src/domain/gift-card.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { findGift } from '#src/server/gifts/gifts.repository.ts';
import { paletteOfOrder } from '#src/server/orders/order-palette.ts';
import { viewOrder } from '#src/server/orders/order-view.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** What a card says. `amount` in minor units of `currency`; `donorName` and `amount` only where the donor shows them. */
export type Gift = {
  orderId: string;
  orderNumber: string;
  /** The day on which the donation was paid, in UTC: `2026-03-15`. */
  day: string;
  kind: GiftKind;
  /** False where the donor chose no card, and the person is told by a text message that was given on their behalf. */
  hasCard: boolean;
  locale: CardLanguage;
  receiverName: string;
  email: string | null;
  phone: string | null;
  cause: LocalText;
  palette: string;
  currency: string;
  donorName?: string | undefined;
  amount?: number | undefined;
  message?: string | undefined;
};

/** A stored number as it is called from anywhere: `+966501234567`, or a country with a national number, `SA 050 123 4567`. */
function othersPhone(stored: string | null): string | null {
  if (stored === null || stored.startsWith('+')) return stored;
  const [country = '', ...national] = stored.split(' ');
  return internationalNumber(country, national.join('')) ?? null;
}

/** The card of a line as it is to be sent now; undefined where its donation was refunded, or its data were erased. */
export async function readGift(ctx: Pick<ServiceContext, 'db'>, itemId: string): Promise<Gift | undefined> {
  const found = await findGift(ctx.db, itemId);
  const order = found && (await findOrder(ctx.db, { id: found.item.orderId }));
  if (!found || !order || (order.status !== 'paid' && order.status !== 'partiallyRefunded')) return undefined;
  const { item, people } = found;
  if (item.refundedMinor === item.amountMinor) return undefined;
  const donor = await findDonor(ctx.db, order.id);
  const { items } = await viewOrder(ctx.db, order);
  // After a refund of a part of the line its amount is no longer what was given.
  const isWhole = item.refundedMinor === 0;
  const shared = {
    orderId: order.id,
    orderNumber: String(order.number),
    day: (order.paidAt ?? order.placedAt).toISOString().slice(0, 10),
    cause: item.title,
    palette: await paletteOfOrder(ctx, { items: items.filter(({ id }) => id === itemId) }),
    currency: order.currency,
  };
  if (people.giftKind === null)
    return {
      ...shared,
      kind: 'onBehalf',
      hasCard: false,
      locale: isLocale(order.locale) ? order.locale : 'en',
      receiverName: people.othersFullName ?? '',
      email: null,
      phone: othersPhone(people.othersPhone),
      donorName: order.showName ? donor?.fullName || undefined : undefined,
    };
  return {
    ...shared,
    kind: people.giftKind,
    hasCard: true,
    locale: people.giftLanguage!,
    receiverName: people.giftReceiverName ?? '',
    email: people.giftReceiverEmail,
    phone: people.giftReceiverPhoneNumber,
    donorName: people.giftShowsName ? donor?.fullName || undefined : undefined,
    amount: people.giftShowsAmount && isWhole ? item.amountMinor : undefined,
    message: people.giftMessage ?? undefined,
  };
}
