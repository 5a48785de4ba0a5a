import { v7 } from 'uuid';
import { chargeableFrom } from '#money/currencies.ts';
import { share } from '#money/money.ts';
import { feeToCover } from '#src/domain/pricing.ts';
import { accessKeyOf } from '#src/server/orders/draft-order.ts';
import { findDonor, findItems, findOrder, insertOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import type { SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';

/** Writes the next order of a subscription: a copy of the first, with the present amount. */
export async function writeRenewal(
  ctx: ServiceContext,
  tx: Database,
  subscription: SubscriptionRow,
  { lifetimeMs, status }: { status: 'pending' | 'awaitingTransfer'; lifetimeMs: number },
): Promise<OrderRow> {
  const now = ctx.now();
  const first = (await findOrder(tx, { id: subscription.orderId }))!;
  const { orderId: _of, ...donor } = (await findDonor(tx, subscription.orderId))!;
  const {
    id: _id,
    orderId: _order,
    position: _position,
    ...item
  } = (await findItems(tx, subscription.orderId))[0]!.item;
  const isSame = item.amountMinor === subscription.amountMinor;
  const fee = ctx.gateways.payments.for(first.method)?.fee;
  const feeCover =
    first.feeCoverMinor === 0 || !fee
      ? 0
      : isSame
        ? first.feeCoverMinor
        : chargeableFrom(
            subscription.amountMinor + feeToCover(subscription.amountMinor, fee),
            first.method,
            subscription.currency,
          ) - subscription.amountMinor;
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
      subtotalMinor: subscription.amountMinor,
      feeCoverMinor: feeCover,
      totalMinor: subscription.amountMinor + feeCover,
      locale: first.locale,
      showName: first.showName,
      placedAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    },
    { ...donor, message: null },
    [
      isSame
        ? item
        : {
            ...item,
            unitPriceMinor: subscription.amountMinor,
            quantity: 1,
            amountMinor: subscription.amountMinor,
            endowmentMinor: share(subscription.amountMinor, item.endowmentMinor, item.amountMinor),
          },
    ],
  );
}
