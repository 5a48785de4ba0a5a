import { chargeableFrom } from '#money/currencies.ts';
import { feeToCover } from '#src/domain/pricing.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** What an order of a recurring donation is for, in minor units: the donation, and the fee that its donor covers. */
export type RenewalPrice = { amount: number; feeCover: number };

/** `first`: the order that began it; `firstAmount`: the donation of that order. A donor who covered its fee covers later ones. */
export function renewalPrice(
  { gateways }: Pick<ServiceContext, 'gateways'>,
  first: Pick<OrderRow, 'currency' | 'feeCoverMinor' | 'method'>,
  firstAmount: number,
  amount: number,
): RenewalPrice {
  const fee = gateways.payments.for(first.method)?.fee;
  if (first.feeCoverMinor === 0 || !fee) return { amount, feeCover: 0 };
  if (amount === firstAmount) return { amount, feeCover: first.feeCoverMinor };
  return { amount, feeCover: chargeableFrom(amount + feeToCover(amount, fee), first.method, first.currency) - amount };
}
