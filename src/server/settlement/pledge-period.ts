import { v7 } from 'uuid';
import { openPeriod, pledgeLifetimeMs } from '#src/domain/pledge.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { findPledgeReference, insertPayment, type PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { readSchedule } from '#src/server/settlement/read-schedule.ts';
import { writeRenewal } from '#src/server/settlement/write-renewal.ts';
import {
  insertCharge,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Writes the order of a pledge's period, due or early, which waits for a transfer under the pledge's reference. The next date is
 * set at once: a pledge waits for nobody. The subscription is locked.
 */
export async function writePledgePeriod(
  ctx: ServiceContext,
  tx: Database,
  subscription: SubscriptionRow,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const now = ctx.now();
  const { id, interval, nextAt, orderId, period } = subscription;
  const schedule = await readSchedule(tx, subscription);
  const opened = openPeriod({ schedule, period, nextAt: nextAt! }, now);
  const order = await writeRenewal(ctx, tx, subscription, {
    status: 'awaitingTransfer',
    lifetimeMs: pledgeLifetimeMs(interval),
  });
  await insertCharge(tx, { orderId: order.id, subscriptionId: id, period: opened.period, createdAt: now });
  await updateSubscription(tx, id, opened);
  const payment = await insertPayment(tx, {
    id: v7(),
    orderId: order.id,
    method: 'bank',
    status: 'created',
    currency: order.currency,
    amountMinor: order.totalMinor,
    idempotencyKey: `sanad-${id}-${opened.period}`,
    reference: await findPledgeReference(tx, orderId),
    repeatsReference: true,
    createdAt: now,
    updatedAt: now,
    nextPollAt: null,
  });
  return { order, payment };
}
