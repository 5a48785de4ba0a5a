import { v7 } from 'uuid';
import { share } from '#money/money.ts';
import { accessKeyOf } from '#src/server/orders/draft-order.ts';
import { findDonor, findItems, findOrder, insertOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { type RenewalPrice, renewalPrice } from '#src/server/settlement/renewal-price.ts';
import type { SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';

/** A message was for the first donation alone. */
const withoutMessage = ({ orderId: _of, ...donor }: NonNullable<Awaited<ReturnType<typeof findDonor>>>) => ({
  ...donor,
  message: null,
});

/** Writes the next order of a subscription: a copy of the first, with the present amount, or the one that was charged already. */
export async function writeRenewal(
  ctx: ServiceContext,
  tx: Database,
  subscription: SubscriptionRow,
  { lifetimeMs, price, status }: { status: 'pending' | 'awaitingTransfer'; lifetimeMs: number; price?: RenewalPrice },
): Promise<OrderRow> {
  const now = ctx.now();
  const first = (await findOrder(tx, { id: subscription.orderId }))!;
  // Whoever erased their data has no donor: a payment that came afterwards is booked without one.
  const donor = await findDonor(tx, subscription.orderId);
  const {
    id: _id,
    orderId: _order,
    position: _position,
    // What happened to the first donation is not copied: this one is neither paid nor returned.
    paidAt: _paid,
    refundedMinor: _refunded,
    ...item
  } = (await findItems(tx, subscription.orderId))[0]!.item;
  const { amount, feeCover } = price ?? (await renewalPrice(ctx, first, item.amountMinor, subscription.amountMinor));
  const id = v7();
  return insertOrder(
    tx,
    {
      id,
      status,
      accountId: subscription.accountId,
      accessKeyHash: sha256(accessKeyOf(ctx, id)),
      method: first.method,
      currency: subscription.currency,
      subtotalMinor: amount,
      feeCoverMinor: feeCover,
      totalMinor: amount + feeCover,
      locale: first.locale,
      showName: first.showName,
      placedAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
      ...(donor ? {} : { erasedAt: now }),
    },
    donor && withoutMessage(donor),
    [
      item.amountMinor === amount
        ? item
        : {
            ...item,
            unitPriceMinor: amount,
            quantity: 1,
            amountMinor: amount,
            endowmentMinor: share(amount, item.endowmentMinor, item.amountMinor),
          },
    ],
  );
}
