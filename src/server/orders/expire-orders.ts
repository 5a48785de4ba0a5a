import { mayMove } from '#src/domain/transitions.ts';
import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import type { ServiceContext } from '../context.ts';
import { promise } from '../jobs/outbox.repository.ts';
import { drain, type Work } from '../jobs/work.ts';
import { findCurrentPayment, recordPaymentStatus, updatePayment } from '../payments/payments.repository.ts';
import { endPayment } from '../payments/payments.service.ts';
import { lockOrder, type OrderRow, recordOrderStatus, takeOverdueOrder, updateOrder } from './orders.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Ends orders whose time is over. One by card is ended at the provider first: if it turns out to be paid, it is paid. One
 * that cannot be ended yet comes again when its lease ends.
 */
export const orderExpiry: Work<OrderRow> = {
  name: 'orderExpiry',
  everyMs: 30_000,
  lanes: { embedded: 1, postgres: 3 },
  take: ({ db, now }) => takeOverdueOrder(db, now()),
  run: async (ctx, order) => {
    try {
      const payment = await findCurrentPayment(ctx.db, order.id);
      if (payment && order.method !== 'bank') await endPayment(ctx, payment);
      await expire(ctx, order);
    } catch (error) {
      ctx.log.warn({ err: error, orderId: order.id }, 'an order could not be ended yet');
    }
  },
};

/** Ends what is over now, and tells how much was looked at. */
export const expireOrders = (ctx: ServiceContext): Promise<number> => drain(ctx, orderExpiry);

const expire = (ctx: ServiceContext, { id }: OrderRow): Promise<boolean> => ctx.db.transaction(async (tx) => {
  const now = ctx.now();
  const order = await lockOrder(tx, id);
  if (!order || order.receivedMinor > 0 || !mayMove(ORDER_TRANSITIONS, order.status, 'expired')) return false;
  const payment = await findCurrentPayment(tx, id);
  if (payment?.status === 'processing') {
    // Money is on its way, and could not be called back: an order is not ended under it.
    await updateOrder(tx, id, { expiresAt: new Date(now.getTime() + DAY_MS) });
    return false;
  }
  await updateOrder(tx, id, { status: 'expired' });
  await recordOrderStatus(tx, { orderId: id, from: order.status, to: 'expired', at: now, reason: 'time is over' });
  if (payment?.status === 'created') {
    await updatePayment(tx, payment.id, { status: 'cancelled', updatedAt: now, nextEnquiryAt: null });
    await recordPaymentStatus(tx, { paymentId: payment.id, from: payment.status, to: 'cancelled', at: now, reason: 'the order expired' });
  }
  if (order.method === 'bank') await promise(tx, { kind: 'mail', payload: { template: 'transferExpired', orderId: id }, dedupeKey: `mail:expired:${id}`, runAt: now }, now);
  return true;
});
