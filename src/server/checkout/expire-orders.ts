import { DAY_MS } from '#src/domain/durations.ts';
import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { mayMove } from '#src/domain/transitions.ts';
import {
  lockOrder,
  type OrderRow,
  recordOrderStatus,
  takeOverdueOrder,
  updateOrder,
} from '#src/server/orders/orders.repository.ts';
import { findCurrentPayment, recordPaymentStatus, updatePayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { drain, type JobType } from '#src/server/platform/jobs/job-type.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { endPayment } from '#src/server/settlement/end-payment.ts';
import { releaseUnpaidSponsorship } from '#src/server/settlement/sponsorship.ts';
import { findCharge } from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Expires overdue orders. The payment of an order by card is cancelled at the provider first, and booked if it proves to be
 * paid. After an error the order is taken again when its lease ends.
 */
export const orderExpiry: JobType<OrderRow> = {
  name: 'orderExpiry',
  everyMs: 30_000,
  concurrency: { embedded: 1, postgres: 3 },
  take: ({ db, now }) => takeOverdueOrder(db, now()),
  run: async (ctx, order) => {
    try {
      const payment = await findCurrentPayment(ctx.db, order.id);
      if (payment && order.method !== 'bank') await endPayment(ctx, payment);
      await expire(ctx, order);
    } catch (error) {
      ctx.log.warn({ err: error, orderId: order.id }, 'an order could not be expired yet');
    }
  },
};

/** Expires all overdue orders and returns how many were checked. */
export const expireOrders = (ctx: ServiceContext): Promise<number> => drain(ctx, orderExpiry);

const expire = (ctx: ServiceContext, { id }: OrderRow): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const order = await lockOrder(tx, id);
    if (!order || order.receivedMinor > 0 || !mayMove(ORDER_TRANSITIONS, order.status, 'expired')) return false;
    const payment = await findCurrentPayment(tx, id);
    if (payment?.status === 'processing') {
      // A payment that is processing cannot be cancelled, so the order waits for its result.
      await updateOrder(tx, id, { expiresAt: new Date(now.getTime() + DAY_MS) });
      return false;
    }
    await updateOrder(tx, id, { status: 'expired' });
    await recordOrderStatus(tx, { orderId: id, from: order.status, to: 'expired', at: now, reason: 'time is over' });
    await releaseUnpaidSponsorship(tx, id, now);
    if (payment?.status === 'created') {
      await updatePayment(tx, payment.id, { status: 'cancelled', updatedAt: now, nextPollAt: null });
      await recordPaymentStatus(tx, {
        paymentId: payment.id,
        from: payment.status,
        to: 'cancelled',
        at: now,
        reason: 'the order expired',
      });
    }
    // A period of a pledge that passes is no matter for an email: the next one is asked for soon.
    if (order.method === 'bank' && !(await findCharge(tx, id)))
      await enqueueEmail(tx, `expired:${id}`, { template: 'transferExpired', orderId: id }, now);
    return true;
  });
