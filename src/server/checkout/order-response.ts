import type { PlacedOrder } from '#src/contracts/orders.ts';
import { readCardCheck } from '#src/server/card-checks/admit-card-payment.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { accessKeyOf, type draftOrder } from '#src/server/orders/draft-order.ts';
import { orderView, viewOrder } from '#src/server/orders/order-view.ts';
import { findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { secretOf, viewPayment } from '#src/server/payments/payment-view.ts';
import { findCurrentPayment, type PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** A response to the placing of an order: what it says, and its JSON, which is replayed byte for byte. */
export type OrderResponse = { result: PlacedOrder; body: string };

/** The draft of an order and the slugs of its projects by their ids: what is shown without reading the order back. */
export type DraftedOrder = { draft: ReturnType<typeof draftOrder>; slugs: ReadonlyMap<string, string> };

const responseOf = (result: PlacedOrder): OrderResponse => ({ result, body: JSON.stringify({ result }) });

/** The response that was saved encrypted with its idempotency record. */
export function savedResponse({ keys }: Pick<ServiceContext, 'keys'>, encryptedBody: string): OrderResponse {
  const body = keys.decrypt(encryptedBody);
  return { result: (JSON.parse(body) as { result: PlacedOrder }).result, body };
}

/** The response for an order that was just stored, without reading it back. */
export function draftResponse(
  { draft, slugs }: DraftedOrder,
  order: OrderRow,
  payment: PaymentRow,
  snapshot?: PaymentSnapshot,
): OrderResponse {
  const items = draft.items.map((item) => ({
    item: {
      ...item,
      projectId: item.projectId ?? null,
      categoryId: item.categoryId ?? null,
      sacrificeId: item.sacrificeId ?? null,
      facts: item.facts ?? null,
      endowmentMinor: item.endowmentMinor ?? 0,
      refundedMinor: 0,
      isGift: item.isGift ?? false,
    },
    slug: slugs.get(item.projectId ?? '') ?? null,
    people: draft.people.find(({ itemId }) => itemId === item.id) ?? null,
  }));
  const recurring = draft.recurring && {
    id: draft.recurring.id!,
    interval: draft.recurring.interval,
    calendar: draft.recurring.calendar ?? null,
    status: draft.recurring.status,
    nextAt: null,
  };
  return responseOf({
    order: orderView(order, { items, recurring }),
    payment: viewPayment(payment, secretOf(snapshot)),
    accessKey: draft.accessKey,
  });
}

/** The response for an order as it is stored now. */
export async function readResponse(
  ctx: ServiceContext,
  order: OrderRow,
  payment: PaymentRow,
  snapshot: PaymentSnapshot | undefined,
): Promise<OrderResponse> {
  const latest = (await findCurrentPayment(ctx.db, order.id)) ?? payment;
  return responseOf({
    order: await viewOrder(ctx.db, (await findOrder(ctx.db, { id: order.id })) ?? order),
    payment: viewPayment(latest, secretOf(snapshot), await readCardCheck(ctx, latest)),
    accessKey: accessKeyOf(ctx, order.id, order.accessKeyHash),
  });
}
