import { v7 } from 'uuid';
import { chargeLifetimeMs } from '#src/domain/subscription.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { findItems, findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { findPaymentByRef, insertPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { type RenewalPrice, renewalPrice } from '#src/server/settlement/renewal-price.ts';
import { writeRenewal } from '#src/server/settlement/write-renewal.ts';
import { findAmountChanges } from '#src/server/subscriptions/amount-changes.repository.ts';
import {
  findLastCharge,
  insertCharge,
  lockSubscription,
  type SubscriptionRow,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Writes the order and payment of a period that the provider has charged, before anything is booked. Undefined where they are
 * written already: the database takes each of the provider's ids once.
 */
export const writeMirroredPayment = (
  ctx: ServiceContext,
  subscriptionId: string,
  { moneyRef, providerRef, received }: PaymentSnapshot,
): Promise<string | undefined> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const subscription = (await lockSubscription(tx, subscriptionId))!;
    const first = (await findOrder(tx, { id: subscription.orderId }))!;
    const { method } = first;
    // The first payment was written before its donor agreed, and has its id since it counts.
    if (moneyRef === undefined || (await findPaymentByRef(tx, method, moneyRef))) return undefined;
    const last = await findLastCharge(tx, subscriptionId);
    const period = Math.max(subscription.period, last?.period ?? 0) + 1;
    const order = await writeRenewal(ctx, tx, subscription, {
      status: 'pending',
      lifetimeMs: chargeLifetimeMs(subscription.interval),
      price: await chargedPrice(ctx, tx, { subscription, first, received: received.minor }),
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

type Charged = { subscription: SubscriptionRow; first: OrderRow; received: number };

/**
 * What the donor gave by a payment: the present amount, or another one that they agreed to. A date soon after their consent may
 * still have the former one. Where it is none of these, the present one is owed.
 */
async function chargedPrice(
  ctx: ServiceContext,
  tx: Database,
  { first, received, subscription }: Charged,
): Promise<RenewalPrice> {
  const firstAmount = (await findItems(tx, first.id))[0]!.item.amountMinor;
  const present = await renewalPrice(ctx, first, firstAmount, subscription.amountMinor);
  const asked = (await findAmountChanges(tx, subscription.id)).map(({ amountMinor, totalMinor }) => ({
    amount: amountMinor,
    feeCover: totalMinor - amountMinor,
  }));
  const agreed = [present, ...asked, { amount: firstAmount, feeCover: first.feeCoverMinor }];
  return agreed.find(({ amount, feeCover }) => amount + feeCover === received) ?? present;
}
