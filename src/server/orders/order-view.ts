import type { GiftCardView, OrderView } from '#src/contracts/orders.ts';
import { findItems, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { orderItemPeople } from '#src/server/platform/db/schema/orders.ts';
import { findSubscriptionStartedBy } from '#src/server/subscriptions/subscriptions.repository.ts';

type Item = Awaited<ReturnType<typeof findItems>>[number];
type Receiver = Pick<
  typeof orderItemPeople.$inferInsert,
  | 'giftKind'
  | 'giftReceiverName'
  | 'giftReceiverEmail'
  | 'giftReceiverPhoneNumber'
  | 'giftSendOn'
  | 'onBehalfOf'
  | 'othersFullName'
  | 'othersPhone'
>;
type Shown = {
  items: readonly {
    item: Pick<
      Item['item'],
      | 'id'
      | 'type'
      | 'projectId'
      | 'categoryId'
      | 'sacrificeId'
      | 'title'
      | 'unitPriceMinor'
      | 'quantity'
      | 'amountMinor'
      | 'endowmentMinor'
      | 'refundedMinor'
      | 'isGift'
      | 'intention'
      | 'facts'
    >;
    slug: string | null;
    people: Receiver | null;
  }[];
};
type Recurring = Pick<
  NonNullable<Awaited<ReturnType<typeof findSubscriptionStartedBy>>>,
  'id' | 'interval' | 'status' | 'nextAt'
>;

/** An order as its owner sees it. */
export async function viewOrder(db: Database, order: OrderRow): Promise<OrderView> {
  const [items, recurring] = [await findItems(db, order.id), await findSubscriptionStartedBy(db, order.id)];
  return orderView(order, { items, recurring });
}

/** As `viewOrder`, for an order whose items are loaded already. */
export function orderView(
  order: OrderRow,
  { items, recurring }: Shown & { recurring?: Recurring | undefined },
): OrderView {
  const isOpen = order.status === 'pending' || order.status === 'awaitingTransfer';
  return {
    id: order.id,
    number: String(order.number),
    status: order.status,
    method: order.method,
    currency: order.currency,
    subtotal: order.subtotalMinor,
    feeCover: order.feeCoverMinor,
    total: order.totalMinor,
    received: order.receivedMinor,
    refunded: order.refundedMinor,
    items: items.map(({ item, people, slug }) => ({
      id: item.id,
      type: item.type,
      projectId: item.projectId,
      categoryId: item.categoryId,
      sacrificeId: item.sacrificeId,
      title: item.title,
      slug,
      price: item.unitPriceMinor,
      quantity: item.quantity,
      amount: item.amountMinor,
      endowment: item.endowmentMinor,
      refunded: item.refundedMinor,
      isGift: item.isGift,
      intention: item.intention,
      facts: item.facts,
      giftCard: cardOf(people),
      giftReceiverName: people?.giftReceiverName ?? null,
      donateForOthers: people?.othersFullName
        ? { fullName: people.othersFullName, phone: people.othersPhone ?? '' }
        : null,
      onBehalfOf: people?.onBehalfOf ?? [],
    })),
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    expiresAt: isOpen ? order.expiresAt.toISOString() : null,
    sharesUntil: isOpen ? (order.sharesUntil?.toISOString() ?? null) : null,
    receiptNumber: order.receiptNumber === null ? null : String(order.receiptNumber),
    recurring: recurring
      ? {
          id: recurring.id,
          interval: recurring.interval,
          status: recurring.status,
          nextAt: recurring.nextAt?.toISOString() ?? null,
        }
      : null,
  };
}

/** The card of a line; null where none is sent, or the receiver's data were erased. */
function cardOf(people: Receiver | null): GiftCardView | null {
  if (!people?.giftKind) return null;
  return {
    kind: people.giftKind,
    receiverName: people.giftReceiverName ?? '',
    byEmail: Boolean(people.giftReceiverEmail),
    byText: Boolean(people.giftReceiverPhoneNumber),
    sendOn: people.giftSendOn ?? null,
  };
}
