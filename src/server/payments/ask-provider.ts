import { isSettled } from '#src/domain/order.ts';
import type { ServiceContext } from '../context.ts';
import type { PaymentSnapshot } from '../gateways/payments/port.ts';
import { findRecurring, type OrderRow } from '../orders/orders.repository.ts';
import type { PaymentRow } from './payments.repository.ts';
import { applySnapshot, settle } from './settle.ts';

/**
 * Makes the provider know a payment, or asks how it stands if it does. Safe to repeat: the key was stored before, so that
 * an answer that was lost is given again. @throws ProviderUnavailableError
 */
export async function askProvider(ctx: ServiceContext, order: OrderRow, payment: PaymentRow): Promise<PaymentSnapshot | undefined> {
  const gateway = ctx.gateways.payments.stripe;
  if (payment.method === 'bank' || !gateway || isSettled(order.status)) return undefined;
  if (payment.providerRef !== null) return settle(ctx, payment.id, 'enquiry');
  const recurring = await findRecurring(ctx.db, order.id);
  const snapshot = await gateway.create({
    paymentId: payment.id, orderNumber: String(order.number), amount: { minor: payment.amountMinor, currency: payment.currency }, idempotencyKey: payment.idempotencyKey,
    recurring: recurring?.interval,
  });
  await applySnapshot(ctx, payment.id, snapshot, 'created at the provider');
  return snapshot;
}
