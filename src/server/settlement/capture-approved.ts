import { isOpen, PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import type { PaymentGateway, PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { lockOrder } from '#src/server/orders/orders.repository.ts';
import {
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * Takes the money of a payment that its donor has agreed to on the provider's page, if its order still waits for it. Returns
 * the state after that, or the given one where nothing is taken. @throws ProviderUnavailableError, PaymentGoneError
 */
export async function captureApproved(
  ctx: ServiceContext,
  gateway: PaymentGateway,
  payment: PaymentRow,
  snapshot: PaymentSnapshot,
): Promise<PaymentSnapshot> {
  if (!snapshot.isApproved || !gateway.capture || !(await mayCapture(ctx, payment, snapshot))) return snapshot;
  return gateway.capture(snapshot.providerRef, `${payment.idempotencyKey}:capture`);
}

/**
 * Marks the payment as processing before its money is taken, so that no other payment of the order begins meanwhile. A payment
 * that failed or was cancelled here is never taken, though its page at the provider may still be open.
 */
const mayCapture = (
  ctx: ServiceContext,
  { id: paymentId, orderId }: PaymentRow,
  { amount }: PaymentSnapshot,
): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const order = (await lockOrder(tx, orderId))!;
    const payment = (await lockPayment(tx, paymentId))!;
    if (order.status !== 'pending' || !isOpen(payment.status)) return false;
    if (amount.minor !== payment.amountMinor || amount.currency !== payment.currency) {
      ctx.log.error({ paymentId, amount }, 'a payment has another amount at its provider and is not taken');
      return false;
    }
    if (!mayMove(PAYMENT_TRANSITIONS, payment.status, 'processing')) return payment.status === 'processing';
    await updatePayment(tx, paymentId, { status: 'processing', updatedAt: now });
    await recordPaymentStatus(tx, {
      paymentId,
      from: payment.status,
      to: 'processing',
      at: now,
      reason: 'approved by the donor',
    });
    return true;
  });
