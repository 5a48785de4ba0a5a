import { accounts } from '#src/domain/ledger.ts';
import { isSettled } from '#src/domain/order.ts';
import { refundStanding, type RefundStanding } from '#src/domain/refund-standing.ts';
import { divideRefund } from '#src/domain/refund.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { isRunning } from '#src/domain/subscription.ts';
import { findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { findCurrentPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { findHeldParts, findPaymentsLeft } from '#src/server/refunds/order-money.repository.ts';
import { readParts } from '#src/server/refunds/read-parts.ts';
import { readRefundToken } from '#src/server/refunds/refund-link.ts';
import {
  findNewestRequest,
  findRequestStatuses,
  type RefundRow,
  wasSentBack,
} from '#src/server/refunds/refunds.repository.ts';
import { findSubscriptionOf } from '#src/server/subscriptions/subscriptions.repository.ts';

/** How an order stands for its donor. Amounts in minor units. */
export async function standingOf(
  db: Database,
  order: OrderRow,
): Promise<{ standing: RefundStanding; left: number; request: RefundRow | undefined }> {
  const [parts, payments, request] = [
    await readParts(db, order),
    await findPaymentsLeft(db, order.id),
    await findNewestRequest(db, order.id),
  ];
  const isHeld = (await findHeldParts(db, order.id)).some(({ account }) => account === accounts.afterRefund);
  const whole = divideRefund(parts.given, { of: 'whole' });
  const standing = refundStanding({
    isPaid: isSettled(order.status),
    isDisputed: payments.some(({ status }) => status === 'disputed'),
    isReturned: order.status === 'refunded',
    isSentBack: isHeld && (await wasSentBack(db, order.id)),
    mayReturn: whole.outcome === 'divided',
    status: request?.status,
  });
  return { standing, left: whole.outcome === 'divided' ? whole.amount : 0, request };
}

/** How the newest refund that was asked for stands, by order. */
export const listRefundStates = ({ db }: ServiceContext, orderIds: readonly string[]) =>
  findRequestStatuses(db, orderIds);

type Refund = {
  number: string;
  method: string;
  currency: string;
  received: number;
  refunded: number;
  /** What can be returned now. */
  left: number;
  standing: RefundStanding;
  titles: LocalText[];
  paidAt: string | null;
  /** What the donor wrote, and what they were answered. */
  reason: string | null;
  refusal: string | null;
  /** What was approved. */
  amount: number | null;
  isRecurring: boolean;
};
export type RefundPage = { state: 'unknown' | 'expired' } | { state: 'open'; refund: Refund };

/** What the link of a receipt shows. Reading it changes nothing. */
export async function readRefund(ctx: ServiceContext, token: string): Promise<RefundPage> {
  const read = readRefundToken(ctx, token);
  const order = read && (await findOrder(ctx.db, { id: read.id }));
  if (!read || !order || !(await findCurrentPayment(ctx.db, order.id))) return { state: 'unknown' };
  if (read.isExpired) return { state: 'expired' };
  const { left, request, standing } = await standingOf(ctx.db, order);
  const { items } = await readParts(ctx.db, order);
  const subscription = await findSubscriptionOf(ctx.db, order.id);
  return {
    state: 'open',
    refund: {
      number: String(order.number),
      method: order.method,
      currency: order.currency,
      received: order.receivedMinor,
      refunded: order.refundedMinor,
      left,
      standing,
      titles: items.map(({ title }) => title),
      paidAt: order.paidAt?.toISOString() ?? null,
      reason: request?.reason ?? null,
      refusal: request?.refusal ?? null,
      amount: request?.amountMinor ?? null,
      isRecurring: subscription !== undefined && isRunning(subscription.status),
    },
  };
}
