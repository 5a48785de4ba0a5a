import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { isOpen } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import { findOrder, lockOrder, recordOrderStatus, updateOrder } from '#src/server/orders/orders.repository.ts';
import { findCurrentPayment } from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { endSponsorship } from '#src/server/settlement/sponsorship.ts';
import {
  findLastCharge,
  findSubscription,
  findSubscriptionOf,
  lockSubscription,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

export type SubscriptionCancellation = 'cancelled' | 'alreadyCancelled' | 'underway' | 'unknown';

/**
 * Cancels a subscription, named by its id or by the number of any of its orders, and informs the donor. Does nothing while the provider
 * processes a charge, because it may succeed.
 */
export const cancelSubscription = (
  ctx: ServiceContext,
  named: { orderNumber: number } | { id: string },
  actor: string,
): Promise<SubscriptionCancellation> => cancel(ctx, named, actor);

/** Ends a recurring donation whose project takes no more donations: nothing more is charged, and its donor is told why. */
export const endWithProject = (ctx: ServiceContext, id: string): Promise<SubscriptionCancellation> =>
  cancel(ctx, { id }, 'scheduler', { template: 'projectEnded', subscriptionId: id });

async function cancel(
  ctx: ServiceContext,
  named: { orderNumber: number } | { id: string },
  actor: string,
  told?: { template: 'projectEnded'; subscriptionId: string },
): Promise<SubscriptionCancellation> {
  const found = await find(ctx, named);
  if (!found) return 'unknown';
  const last = await findLastCharge(ctx.db, found.id);
  const outcome = await ctx.db.transaction(async (tx): Promise<SubscriptionCancellation> => {
    const now = ctx.now();
    const order = await lockOrder(tx, last?.orderId ?? found.orderId);
    const subscription = await lockSubscription(tx, found.id);
    if (!order || !subscription) return 'unknown';
    if (subscription.status === 'cancelled') return 'alreadyCancelled';
    const payment = await findCurrentPayment(tx, order.id);
    const isCharging =
      (subscription.status === 'active' || subscription.status === 'pastDue') && subscription.nextAt === null;
    const open = payment && isOpen(payment.status) ? payment : undefined;
    // A charge that the provider has not confirmed is looked for and, where it was not made, not made any more.
    const isUnsent = open?.status === 'created' && open.providerRef === null && order.method !== 'bank';
    if (!isUnsent && (isCharging || (last && order.status === 'pending' && open))) return 'underway';
    await updateSubscription(tx, subscription.id, { status: 'cancelled', nextAt: null });
    await endSponsorship(tx, subscription, now);
    if (last && !isUnsent && mayMove(ORDER_TRANSITIONS, order.status, 'cancelled')) {
      await updateOrder(tx, order.id, { status: 'cancelled' });
      await recordOrderStatus(tx, {
        orderId: order.id,
        from: order.status,
        to: 'cancelled',
        at: now,
        reason: 'the recurring donation was ended',
      });
    }
    await audit(tx, {
      at: now,
      actor,
      action: 'recurringCancelled',
      subject: 'recurringDonation',
      subjectId: subscription.id,
      before: { status: subscription.status },
      after: { status: 'cancelled' },
    });
    await enqueueEmail(
      tx,
      `cancelled:${subscription.id}`,
      told ?? { template: isUnsent ? 'recurringCancelledLate' : 'recurringCancelled', orderId: subscription.orderId },
      now,
    );
    return 'cancelled';
  });
  ctx.notifyWorker();
  return outcome;
}

async function find({ db }: ServiceContext, named: { orderNumber: number } | { id: string }) {
  if ('id' in named) return findSubscription(db, named.id);
  const order = await findOrder(db, { number: named.orderNumber });
  return order && findSubscriptionOf(db, order.id);
}
