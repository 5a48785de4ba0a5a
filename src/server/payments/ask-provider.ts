import { isSettled } from '#src/domain/order.ts';
import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { move } from '#src/domain/transitions.ts';
import type { ServiceContext } from '../context.ts';
import { CardGoneError, type NewPayment, type PaymentGateway, type PaymentSnapshot } from '../gateways/payments/port.ts';
import { findRecurring, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { refuseRenewal } from '../recurring/outcome.ts';
import { findCharge, findPlanOf } from '../recurring/recurring.repository.ts';
import { lockPayment, type PaymentRow, recordPaymentStatus, updatePayment } from './payments.repository.ts';
import { applySnapshot, settle } from './settle.ts';

/**
 * Makes the provider know a payment, or asks how it stands if it does. Safe to repeat: the key was stored before, so that
 * an answer that was lost is given again. @throws ProviderUnavailableError
 */
export async function askProvider(ctx: ServiceContext, order: OrderRow, payment: PaymentRow): Promise<PaymentSnapshot | undefined> {
  const gateway = ctx.gateways.payments.stripe;
  if (payment.method === 'bank' || !gateway || isSettled(order.status)) return undefined;
  if (payment.providerRef !== null) return settle(ctx, payment.id, 'enquiry');
  const wanted: NewPayment = { paymentId: payment.id, orderNumber: String(order.number), amount: { minor: payment.amountMinor, currency: payment.currency }, idempotencyKey: payment.idempotencyKey };
  if (await findCharge(ctx.db, order.id)) return chargeCard(ctx, gateway, order, wanted, payment.createdAt);
  const recurring = await findRecurring(ctx.db, order.id);
  const snapshot = await gateway.create({ ...wanted, recurring: recurring?.interval });
  await applySnapshot(ctx, payment.id, snapshot, 'created at the provider');
  return snapshot;
}

/** Providers keep a key for a day. One that is older makes nothing safe: what was made under it is looked for first. */
const TRUSTED_KEY_MS = 20 * 60 * 60 * 1000;
/** The provider's clock is not ours. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/** A period of a recurring gift: the card that was saved, without its owner. A card that is gone is refused for good. */
async function chargeCard(ctx: ServiceContext, gateway: PaymentGateway, order: OrderRow, payment: NewPayment, writtenAt: Date): Promise<PaymentSnapshot | undefined> {
  const { customerRef, paymentMethodRef } = (await findPlanOf(ctx.db, order.id))!;
  try {
    if (customerRef === null || paymentMethodRef === null) throw new CardGoneError('no card is saved');
    const card = { customerRef, paymentMethodRef };
    const isKeyOld = ctx.now().getTime() - writtenAt.getTime() > TRUSTED_KEY_MS;
    const snapshot = (isKeyOld ? await gateway.findCharge(payment.paymentId, card, new Date(writtenAt.getTime() - CLOCKS_DIFFER_MS)) : undefined) ?? await gateway.charge(payment, card);
    await applySnapshot(ctx, payment.paymentId, snapshot, 'charged by the clock');
    return snapshot;
  } catch (error) {
    if (!(error instanceof CardGoneError)) throw error;
    await refuseGone(ctx, order.id, payment.paymentId);
    return undefined;
  }
}

const refuseGone = (ctx: ServiceContext, orderId: string, paymentId: string): Promise<void> => ctx.db.transaction(async (tx) => {
  const now = ctx.now();
  const order = (await lockOrder(tx, orderId))!;
  const payment = (await lockPayment(tx, paymentId))!;
  if (payment.status !== 'created') return;
  await updatePayment(tx, paymentId, { status: move(PAYMENT_TRANSITIONS, payment.status, 'failed'), failureCode: 'card_gone', updatedAt: now });
  await recordPaymentStatus(tx, { paymentId, from: payment.status, to: 'failed', at: now, reason: 'the saved card is gone' });
  await refuseRenewal(tx, order, payment, 'card_gone', now);
});
