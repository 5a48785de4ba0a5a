import { DAY_MS } from '#src/domain/durations.ts';
import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { daysToRetry, isHardDecline, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { mayMove, move } from '#src/domain/transitions.ts';
import { type OrderRow, recordOrderStatus, updateOrder } from '#src/server/orders/orders.repository.ts';
import {
  countPayments,
  findNewestPayment,
  type PaymentRow,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { readSchedule } from '#src/server/settlement/read-schedule.ts';
import { endSponsorship } from '#src/server/settlement/sponsorship.ts';
import { findTriedCards } from '#src/server/subscriptions/card-changes.repository.ts';
import {
  findCharge,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/** Sets the next date after a paid period. False for an order that is no renewal. Call it in the transaction that has locked the order. */
export async function renewSubscription(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  const charge = await findCharge(tx, order.id);
  if (!charge) return false;
  const subscription = (await lockSubscription(tx, charge.subscriptionId))!;
  const nextAt = await dateAfter(tx, subscription, charge.period, now);
  await updateSubscription(tx, subscription.id, {
    period: Math.max(subscription.period, charge.period),
    nextAt,
    ...(subscription.status === 'pastDue'
      ? { status: move(SUBSCRIPTION_TRANSITIONS, subscription.status, 'active') }
      : {}),
  });
  await enqueueEmail(
    tx,
    `renewed:${order.id}`,
    { template: 'renewed', orderId: order.id, ...(nextAt ? { nextAt: nextAt.toISOString() } : {}) },
    now,
  );
  return true;
}

/** The date after a paid period. Money that came late changes no date that its donor chose by pausing or skipping. */
async function dateAfter(tx: Database, subscription: SubscriptionRow, period: number, now: Date): Promise<Date | null> {
  const { nextAt, status } = subscription;
  if (status !== 'active' && status !== 'pastDue') return nextAt;
  const next = (await readSchedule(tx, subscription)).next(period, now);
  return status === 'active' && nextAt !== null && nextAt > next ? nextAt : next;
}

/** Whether the payment is the last attempt of its order: a late result of an earlier one must not change the subscription. */
const isNewest = async (tx: Database, payment: PaymentRow): Promise<boolean> =>
  (await findNewestPayment(tx, payment.orderId))?.id === payment.id;

/** Continues with the next period while staff review the money of this one. Call it in the transaction that has locked the order. */
export async function skipPeriod(tx: Database, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  const charge = await findCharge(tx, order.id);
  if (!charge || !(await isNewest(tx, payment))) return;
  const subscription = (await lockSubscription(tx, charge.subscriptionId))!;
  if (subscription.status !== 'active' && subscription.status !== 'pastDue') return;
  await updateSubscription(tx, subscription.id, {
    period: Math.max(subscription.period, charge.period),
    nextAt: (await readSchedule(tx, subscription)).next(charge.period, now),
    status: 'active',
  });
}

/** After a decline or a part payment: schedules a retry of the rest or cancels the subscription, and informs the donor. Call it in the transaction that has locked the order. */
export async function failRenewal(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  code: string | undefined,
  now: Date,
): Promise<void> {
  const charge = await findCharge(tx, order.id);
  if (!charge || !(await isNewest(tx, payment))) return;
  // The donor cannot finish this payment; a retry is a new payment.
  await updatePayment(tx, payment.id, { nextPollAt: null });
  const subscription = (await lockSubscription(tx, charge.subscriptionId))!;
  if (subscription.status !== 'active' && subscription.status !== 'pastDue') {
    if (code === 'part_received')
      await enqueueEmail(tx, `renewal:${payment.id}`, { template: 'recurringEnded', orderId: order.id }, now);
    else if (subscription.status === 'cancelled') await failOrder(tx, order, now);
    return;
  }
  const nextAt = isHardDecline(code) ? null : await nextAttempt(tx, subscription, order, now);
  await updateSubscription(tx, subscription.id, { status: nextAt === null ? 'cancelled' : 'pastDue', nextAt });
  await audit(tx, {
    at: now,
    actor: 'scheduler',
    action: nextAt === null ? 'recurringEnded' : 'recurringRefused',
    subject: 'recurringDonation',
    subjectId: subscription.id,
    before: { status: subscription.status },
    after: { code: code ?? null, period: charge.period, nextAt: nextAt?.toISOString() ?? null },
  });
  if (nextAt === null) await failOrder(tx, order, now);
  if (nextAt === null) await endSponsorship(tx, subscription, now);
  const payload =
    nextAt === null
      ? { template: 'recurringEnded', orderId: order.id }
      : {
          template: code === 'part_received' ? 'renewalPart' : 'renewalRefused',
          orderId: order.id,
          nextAt: nextAt.toISOString(),
        };
  await enqueueEmail(tx, `renewal:${payment.id}`, payload, now);
}

/** The date of the next attempt; null after the last. One by a new card is out of the row: the date before it stands. */
async function nextAttempt(
  tx: Database,
  { id, interval }: SubscriptionRow,
  order: OrderRow,
  now: Date,
): Promise<Date | null> {
  const { count, retryAt } = await findTriedCards(tx, id, order.placedAt);
  if (retryAt && retryAt > now) return retryAt;
  const days = daysToRetry(interval, (await countPayments(tx, order.id)) - count);
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}

async function failOrder(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (!mayMove(ORDER_TRANSITIONS, order.status, 'failed')) return;
  await updateOrder(tx, order.id, { status: 'failed' });
  await recordOrderStatus(tx, {
    orderId: order.id,
    from: order.status,
    to: 'failed',
    at: now,
    reason: 'no further attempt',
  });
}
