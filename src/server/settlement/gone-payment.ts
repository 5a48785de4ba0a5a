import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import { PaymentGoneError } from '#src/server/gateways/payments/port.ts';
import { lockOrder } from '#src/server/orders/orders.repository.ts';
import {
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Asks the provider about a payment; one that it no longer has was not paid in time and is cancelled. Undefined for such a one. */
export async function unlessGone<Answer>(
  ctx: ServiceContext,
  payment: PaymentRow,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentGoneError)) throw error;
    await cancelGone(ctx, payment);
    return undefined;
  }
}

const cancelGone = (ctx: ServiceContext, { id, orderId }: PaymentRow): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockOrder(tx, orderId);
    const { status } = (await lockPayment(tx, id))!;
    if (!mayMove(PAYMENT_TRANSITIONS, status, 'cancelled')) return;
    await updatePayment(tx, id, {
      status: 'cancelled',
      updatedAt: now,
      syncedAt: now,
      nextPollAt: null,
      encryptedClientSecret: null,
    });
    await recordPaymentStatus(tx, {
      paymentId: id,
      from: status,
      to: 'cancelled',
      at: now,
      reason: 'its time at the provider is over',
    });
  });
