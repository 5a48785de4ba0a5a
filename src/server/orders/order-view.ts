import type { OrderView, PaymentView } from '#src/contracts/orders.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import type { Database } from '../db/client.ts';
import { findItems, findRecurring, type OrderRow } from './orders.repository.ts';

type Item = Awaited<ReturnType<typeof findItems>>[number];
type Shown = { items: readonly { item: Pick<Item['item'], 'id' | 'type' | 'projectId' | 'categoryId' | 'title' | 'unitPriceMinor' | 'quantity' | 'amountMinor' | 'endowmentMinor' | 'isGift' | 'intention'>; slug: string | null }[] };
type Recurring = Pick<NonNullable<Awaited<ReturnType<typeof findRecurring>>>, 'id' | 'interval' | 'status' | 'nextAt'>;

/** An order as it is shown to the one whose it is. */
export async function viewOrder(db: Database, order: OrderRow): Promise<OrderView> {
  const [items, recurring] = [await findItems(db, order.id), await findRecurring(db, order.id)];
  return orderView(order, { items, recurring });
}

/** The same of an order whose items are known already. */
export function orderView(order: OrderRow, { items, recurring }: Shown & { recurring?: Recurring | undefined }): OrderView {
  const isOpen = order.status === 'pending' || order.status === 'awaitingTransfer';
  return {
    id: order.id, number: String(order.number), status: order.status, method: order.method, currency: order.currency,
    gift: order.giftMinor, feeCover: order.feeCoverMinor, total: order.totalMinor, received: order.receivedMinor,
    items: items.map(({ item, slug }) => ({
      id: item.id, type: item.type, projectId: item.projectId, categoryId: item.categoryId, title: item.title, slug,
      price: item.unitPriceMinor, quantity: item.quantity, amount: item.amountMinor, endowment: item.endowmentMinor, isGift: item.isGift, intention: item.intention,
    })),
    placedAt: order.placedAt.toISOString(), paidAt: order.paidAt?.toISOString() ?? null, expiresAt: isOpen ? order.expiresAt.toISOString() : null,
    receiptNumber: order.receiptNumber === null ? null : String(order.receiptNumber),
    recurring: recurring ? { id: recurring.id, interval: recurring.interval, status: recurring.status, nextAt: recurring.nextAt?.toISOString() ?? null } : null,
  };
}

/** A payment as its giver sees it; the client secret only while there is something left to do with it. */
export function viewPayment(payment: PaymentRow, clientSecret?: string): PaymentView {
  const isOver = payment.status === 'succeeded' || payment.status === 'cancelled' || payment.status === 'refunded';
  return {
    id: payment.id, method: payment.method, status: payment.status, amount: payment.amountMinor, currency: payment.currency,
    ...(clientSecret !== undefined && !isOver ? { clientSecret } : {}),
    ...(payment.reference === null ? {} : { reference: payment.reference }),
    ...(payment.failureCode === null || isOver ? {} : { failureCode: publicFailure(payment.failureCode) }),
  };
}

/** Reasons that help a giver. All else is "declined": a thief who tries cards learns nothing from us. */
const publicFailure = (code: string): string =>
  (['insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required', 'payment_intent_authentication_failure'].includes(code) ? code : 'declined');
