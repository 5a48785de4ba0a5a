import type { DisputeSnapshot, RefundSnapshot } from '#src/server/gateways/payments/port.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { applyDispute } from '#src/server/refunds/apply-dispute.ts';
import { applyRefund } from '#src/server/refunds/apply-refund.ts';

/**
 * Retrieves the refunds and disputes of a payment from its provider and books what they report, each once, the oldest first.
 * @throws ProviderUnavailableError when the provider does not answer; nothing has changed then
 */
export async function syncReturns(
  ctx: ServiceContext,
  { id, method, providerRef }: Pick<PaymentRow, 'id' | 'method' | 'providerRef'>,
): Promise<void> {
  const gateway = ctx.gateways.payments.for(method);
  if (!gateway || providerRef === null) return;
  const askedAt = ctx.now();
  const returns = [...(await gateway.findRefunds(providerRef)), ...(await gateway.findDisputes(providerRef))];
  await applyReturns(ctx, id, returns, askedAt);
}

/** Books refunds and disputes of a payment that its provider has reported. `askedAt`: when it was asked. */
export async function applyReturns(
  ctx: ServiceContext,
  paymentId: string,
  returns: readonly (RefundSnapshot | DisputeSnapshot)[],
  askedAt: Date,
): Promise<void> {
  for (const one of returns.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await ('refundRef' in one ? applyRefund(ctx, paymentId, one) : applyDispute(ctx, paymentId, one, askedAt));
}
