import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { isOpen } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import type { ServiceContext } from '../context.ts';
import { promise } from '../jobs/outbox.repository.ts';
import { findOrder, lockOrder, recordOrderStatus, updateOrder } from '../orders/orders.repository.ts';
import { audit, findCurrentPayment } from '../payments/payments.repository.ts';
import { findLastCharge, findPlanOf, lockPlan, updatePlan } from './recurring.repository.ts';

export type PlanCancellation = 'cancelled' | 'alreadyCancelled' | 'underway' | 'unknown';

/**
 * Ends the recurring donation that an order began or belongs to; the giver is told. While a charge is under way nothing
 * is done: it may have been taken already, and only its answer says so.
 */
export async function cancelPlan(ctx: ServiceContext, orderNumber: number, actor: string): Promise<PlanCancellation> {
  const named = await findOrder(ctx.db, { number: orderNumber });
  const found = named && await findPlanOf(ctx.db, named.id);
  if (!found) return 'unknown';
  const last = await findLastCharge(ctx.db, found.id);
  const outcome = await ctx.db.transaction(async (tx): Promise<PlanCancellation> => {
    const now = ctx.now();
    const order = await lockOrder(tx, last?.orderId ?? found.orderId);
    const plan = await lockPlan(tx, found.id);
    if (!order || !plan) return 'unknown';
    if (plan.status === 'cancelled') return 'alreadyCancelled';
    const payment = await findCurrentPayment(tx, order.id);
    const isCharging = (plan.status === 'active' || plan.status === 'pastDue') && plan.nextAt === null;
    if (isCharging || (last && order.status === 'pending' && payment && isOpen(payment.status))) return 'underway';
    await updatePlan(tx, plan.id, { status: 'cancelled', nextAt: null });
    if (last && mayMove(ORDER_TRANSITIONS, order.status, 'cancelled')) {
      await updateOrder(tx, order.id, { status: 'cancelled' });
      await recordOrderStatus(tx, { orderId: order.id, from: order.status, to: 'cancelled', at: now, reason: 'the recurring donation was ended' });
    }
    await audit(tx, { at: now, actor, action: 'recurringCancelled', subject: 'recurringDonation', subjectId: plan.id, before: { status: plan.status }, after: { status: 'cancelled' } });
    await promise(tx, { kind: 'mail', payload: { template: 'recurringCancelled', orderId: plan.orderId }, dedupeKey: `mail:cancelled:${plan.id}`, runAt: now }, now);
    return 'cancelled';
  });
  ctx.wake();
  return outcome;
}
