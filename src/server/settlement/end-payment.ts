import { findPayment, findUnpaidPayments, type PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { applySnapshot } from '#src/server/settlement/apply-snapshot.ts';
import { unlessGone } from '#src/server/settlement/gone-payment.ts';

/** Cancels a payment at the provider and applies the resulting state, which may be paid. @throws ProviderUnavailableError */
export async function endPayment(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  const gateway = ctx.gateways.payments.for(payment.method);
  if (payment.providerRef === null || !gateway || payment.status === 'cancelled' || payment.status === 'succeeded')
    return;
  const ref = payment.providerRef;
  const ended = await unlessGone(ctx, payment, () => gateway.cancel(ref, `${payment.idempotencyKey}:cancel`));
  if (!ended) return;
  // Retrieved again when it was paid, because cancelling does not return the fee.
  await applySnapshot(
    ctx,
    payment.id,
    ended.status === 'succeeded' ? await gateway.retrieve(ref) : ended,
    'ended by us',
  );
}

/**
 * Ends what else of the order can still be paid, while money in another currency is held for it: its donor would be charged
 * twice. A payment that was returned and closed ends nothing. @throws ProviderUnavailableError
 */
export async function endOtherPayments(ctx: ServiceContext, { id, orderId }: PaymentRow): Promise<void> {
  if ((await findPayment(ctx.db, id))?.status !== 'processing') return;
  const others = (await findUnpaidPayments(ctx.db, orderId)).filter((one) => one.id !== id);
  for (const one of others) await endPayment(ctx, one);
}
