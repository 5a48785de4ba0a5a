import { v7 } from 'uuid';
import { chargeLifetimeMs } from '#src/domain/subscription.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import { findPaymentByRef, insertPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { writeRenewal } from '#src/server/settlement/write-renewal.ts';
import { findLastCharge, insertCharge, lockSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Writes the order and payment of a period that the provider has charged, before anything is booked. Undefined where they are
 * written already: the database takes each of the provider's ids once.
 */
export const writeMirroredPayment = (
  ctx: ServiceContext,
  subscriptionId: string,
  { moneyRef, providerRef }: PaymentSnapshot,
): Promise<string | undefined> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const subscription = (await lockSubscription(tx, subscriptionId))!;
    const { method } = (await findOrder(tx, { id: subscription.orderId }))!;
    // The first payment was written before its donor agreed, and has its id since it counts.
    if (moneyRef === undefined || (await findPaymentByRef(tx, method, moneyRef))) return undefined;
    const last = await findLastCharge(tx, subscriptionId);
    const period = Math.max(subscription.period, last?.period ?? 0) + 1;
    const order = await writeRenewal(ctx, tx, subscription, {
      status: 'pending',
      lifetimeMs: chargeLifetimeMs(subscription.interval),
    });
    await insertCharge(tx, { orderId: order.id, subscriptionId, period, createdAt: now });
    const payment = await insertPayment(tx, {
      id: v7(),
      orderId: order.id,
      method,
      status: 'created',
      currency: order.currency,
      amountMinor: order.totalMinor,
      idempotencyKey: `sanad-${subscriptionId}-${period}-1`,
      providerRef,
      moneyRef,
      reference: null,
      createdAt: now,
      updatedAt: now,
      nextPollAt: new Date(now.getTime() + 20_000),
    });
    return payment.id;
  });
