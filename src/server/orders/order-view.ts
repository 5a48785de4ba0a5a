import type { GiftCardView, OrderView, SlaughterView } from '#src/contracts/orders.ts';
import { fileUrl } from '#src/server/files/file-address.ts';
import { findItems, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { orderItemPeople } from '#src/server/platform/db/schema/orders.ts';
import { findSlaughters } from '#src/server/sacrifices/shares.repository.ts';
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
  /** The slaughtered animals of its lines; none where it was just written. */
  slaughters?: Slaughters | undefined;
};
type Slaughters = Awaited<ReturnType<typeof findSlaughters>>;
type Recurring = Pick<
  NonNullable<Awaited<ReturnType<typeof findSubscriptionStartedBy>>>,
  'id' | 'interval' | 'calendar' | 'status' | 'nextAt'
>;

/** An order as its owner sees it. */
export async function viewOrder(db: Database, order: OrderRow): Promise<OrderView> {
  const [items, recurring] = [await findItems(db, order.id), await findSubscriptionStartedBy(db, order.id)];
  return orderView(order, { items, recurring, slaughters: await slaughtersOf(db, items) });
}

/** The slaughtered animals of these lines: asked for only where one is a sacrifice. */
export async function slaughtersOf(
  db: Database,
  items: readonly { item: Pick<Item['item'], 'orderId' | 'type'> }[],
): Promise<Slaughters> {
  const ids = items.filter(({ item }) => item.type === 'sacrifice').map(({ item }) => item.orderId);
  return ids.length === 0 ? [] : findSlaughters(db, [...new Set(ids)]);
}

/** As `viewOrder`, for an order whose items are loaded already. */
export function orderView(
  order: OrderRow,
  { items, recurring, slaughters = [] }: Shown & { recurring?: Recurring | undefined },
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
      slaughters: slaughters.filter(({ itemId }) => itemId === item.id).map(viewSlaughter),
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
          calendar: recurring.calendar,
          status: recurring.status,
          nextAt: recurring.nextAt?.toISOString() ?? null,
        }
      : null,
  };
}

const viewSlaughter = (one: Slaughters[number]): SlaughterView => ({
  animal: one.number,
  shares: one.shares,
  doneAt: one.slaughteredAt!.toISOString(),
  country: one.country,
  timeZone: one.timeZone,
  place: one.place ?? '',
  proof: one.proof ?? '',
  proofUrl: one.proofKey === null ? one.proofUrl : fileUrl(one.proofKey),
});

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
