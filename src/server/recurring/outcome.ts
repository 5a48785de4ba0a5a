/** What a charge by the clock does to its plan: called inside the transaction that holds the order. */
import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { daysToRetry, isHardRefusal, nextStart, RECURRING_TRANSITIONS } from '#src/domain/recurring.ts';
import { mayMove, move } from '#src/domain/transitions.ts';
import type { Database } from '../db/client.ts';
import { promise } from '../jobs/outbox.repository.ts';
import { type OrderRow, recordOrderStatus, updateOrder } from '../orders/orders.repository.ts';
import { audit, countPayments, findNewestPayment, type PaymentRow, updatePayment } from '../payments/payments.repository.ts';
import { findCharge, lockPlan, updatePlan } from './recurring.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The gift of a period has arrived: the next one has its day. False for an order that the clock did not write. */
export async function renewPlan(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const charge = await findCharge(tx, order.id);
  if (!charge) return false;
  const plan = (await lockPlan(tx, charge.recurringId))!;
  const isLiving = plan.status === 'active' || plan.status === 'pastDue';
  const nextAt = isLiving ? nextStart(plan.firstAt!, plan.interval, charge.period, now) : null;
  await updatePlan(tx, plan.id, { period: Math.max(plan.period, charge.period), nextAt, ...(plan.status === 'pastDue' ? { status: move(RECURRING_TRANSITIONS, plan.status, 'active') } : {}) });
  await promise(tx, { kind: 'mail', payload: { template: 'renewed', orderId: order.id, ...(nextAt ? { nextAt: nextAt.toISOString() } : {}) }, dedupeKey: `mail:renewed:${order.id}`, runAt: now }, now);
  return true;
}

/** What is heard late of an attempt says nothing of the plan: a later one decides. */
const isNewest = async (tx: Database, payment: PaymentRow): Promise<boolean> => (await findNewestPayment(tx, payment.orderId))?.id === payment.id;

/** What came for a period is looked into by staff: the plan goes on with the next one. */
export async function passRenewal(tx: Database, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  const charge = await findCharge(tx, order.id);
  if (!charge || !await isNewest(tx, payment)) return;
  const plan = (await lockPlan(tx, charge.recurringId))!;
  if (plan.status !== 'active' && plan.status !== 'pastDue') return;
  await updatePlan(tx, plan.id, { period: Math.max(plan.period, charge.period), nextAt: nextStart(plan.firstAt!, plan.interval, charge.period, now), status: 'active' });
}

/** A charge was refused, whole or in part: what is left is tried again on its day, or the plan ends; the giver is told either way. */
export async function refuseRenewal(tx: Database, order: OrderRow, payment: PaymentRow, code: string | undefined, now: Date): Promise<void> {
  const charge = await findCharge(tx, order.id);
  if (!charge || !await isNewest(tx, payment)) return;
  // Nobody can finish this payment by hand: the next attempt is another one.
  await updatePayment(tx, payment.id, { nextEnquiryAt: null });
  const plan = (await lockPlan(tx, charge.recurringId))!;
  if (plan.status !== 'active' && plan.status !== 'pastDue') {
    if (code === 'part_received') await promise(tx, { kind: 'mail', payload: { template: 'recurringEnded', orderId: order.id }, dedupeKey: `mail:renewal:${payment.id}`, runAt: now }, now);
    return;
  }
  const days = isHardRefusal(code) ? undefined : daysToRetry(plan.interval, await countPayments(tx, order.id));
  const nextAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  await updatePlan(tx, plan.id, { status: nextAt === null ? 'cancelled' : 'pastDue', nextAt });
  await audit(tx, { at: now, actor: 'scheduler', action: nextAt === null ? 'recurringEnded' : 'recurringRefused', subject: 'recurringDonation', subjectId: plan.id, before: { status: plan.status }, after: { code: code ?? null, period: charge.period, nextAt: nextAt?.toISOString() ?? null } });
  if (nextAt === null) await failOrder(tx, order, now);
  const payload = nextAt === null ? { template: 'recurringEnded', orderId: order.id } : { template: code === 'part_received' ? 'renewalPart' : 'renewalRefused', orderId: order.id, nextAt: nextAt.toISOString() };
  await promise(tx, { kind: 'mail', payload, dedupeKey: `mail:renewal:${payment.id}`, runAt: now }, now);
}

async function failOrder(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (!mayMove(ORDER_TRANSITIONS, order.status, 'failed')) return;
  await updateOrder(tx, order.id, { status: 'failed' });
  await recordOrderStatus(tx, { orderId: order.id, from: order.status, to: 'failed', at: now, reason: 'no further attempt' });
}
