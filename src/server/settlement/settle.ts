import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { findPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { applySnapshot } from '#src/server/settlement/apply-snapshot.ts';
import { captureApproved } from '#src/server/settlement/capture-approved.ts';
import { endOtherPayments } from '#src/server/settlement/end-payment.ts';
import { unlessGone } from '#src/server/settlement/gone-payment.ts';
import { watchDeclines } from '#src/server/settlement/watch-declines.ts';

/**
 * Retrieves a payment from its provider and books what it reports. Called for webhook events, the return from the card form and
 * polling, in any order and number: money is booked once.
 * @throws ProviderUnavailableError when the provider does not answer; nothing has changed then
 */
export async function settle(
  ctx: ServiceContext,
  paymentId: string,
  reason: string,
): Promise<PaymentSnapshot | undefined> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment || payment.method === 'bank' || payment.providerRef === null) return undefined;
  const gateway = ctx.gateways.payments.for(payment.method);
  if (!gateway) return undefined;
  const ref = payment.providerRef;
  const snapshot = await unlessGone(ctx, payment, async () =>
    captureApproved(ctx, gateway, payment, await gateway.retrieve(ref)),
  );
  if (!snapshot) return undefined;
  await applySnapshot(ctx, payment.id, snapshot, reason);
  if (snapshot.received.minor > 0 && snapshot.received.currency !== payment.currency)
    await endOtherPayments(ctx, payment);
  if (snapshot.status === 'failed') await watchDeclines(ctx, gateway, payment);
  return snapshot;
}
