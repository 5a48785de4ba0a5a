import { chargeableFrom } from '#money/currencies.ts';
import { feeToCover } from '#src/domain/pricing.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { readFee } from '#src/server/payments/provider-fees.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** What an order of a recurring donation is for, in minor units: the donation, and the fee that its donor covers. */
export type RenewalPrice = { amount: number; feeCover: number };

/** `first`: the order that began it; `firstAmount`: the donation of that order. A donor who covered its fee covers later ones. */
export async function renewalPrice(
  ctx: ServiceContext,
  first: Pick<OrderRow, 'currency' | 'feeCoverMinor' | 'method'>,
  firstAmount: number,
  amount: number,
): Promise<RenewalPrice> {
  if (first.feeCoverMinor === 0) return { amount, feeCover: 0 };
  if (amount === firstAmount) return { amount, feeCover: first.feeCoverMinor };
  const fee = await readFee(ctx, first.method, first.currency);
  if (!fee) return { amount, feeCover: 0 };
  return { amount, feeCover: chargeableFrom(amount + feeToCover(amount, fee), first.method, first.currency) - amount };
}
