import { isSettled } from '#src/domain/order.ts';
import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { move } from '#src/domain/transitions.ts';
import { admitCardPayment } from '#src/server/card-checks/admit-card-payment.ts';
import {
  CardRemovedError,
  type NewPayment,
  type PaymentGateway,
  type PaymentSnapshot,
} from '#src/server/gateways/payments/port.ts';
import { lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { applySnapshot } from '#src/server/settlement/apply-snapshot.ts';
import { failRenewal } from '#src/server/settlement/renewal-outcome.ts';
import { returnPages } from '#src/server/settlement/return-pages.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { findSubscriptionStartedBy } from '#src/server/subscriptions/subscriptions.repository.ts';
import { findCharge as findChargeOf, findSubscriptionOf } from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Creates a payment at the provider, or retrieves it if it exists there. Safe to repeat, because the idempotency key was stored
 * before: the provider repeats a lost response. Undefined where no provider is called, as while a card payment needs a check
 * first. `network`: from where the order is placed. @throws ProviderUnavailableError
 */
export async function syncWithProvider(
  ctx: ServiceContext,
  order: OrderRow,
  payment: PaymentRow,
  network?: string,
): Promise<PaymentSnapshot | undefined> {
  const gateway = ctx.gateways.payments.for(payment.method);
  if (payment.method === 'bank' || !gateway || isSettled(order.status)) return undefined;
  if (payment.providerRef !== null) return settle(ctx, payment.id, 'polling');
  const wanted: NewPayment = {
    paymentId: payment.id,
    orderNumber: String(order.number),
    amount: { minor: payment.amountMinor, currency: payment.currency },
    idempotencyKey: payment.idempotencyKey,
  };
  if (await findChargeOf(ctx.db, order.id)) return chargeCard(ctx, gateway, order, wanted, payment.createdAt);
  if (gateway.findDeclines && (await admitCardPayment(ctx, order.id, network)) !== 'open') return undefined;
  const recurring = await findSubscriptionStartedBy(ctx.db, order.id);
  const snapshot = await gateway.create({ ...wanted, recurring: recurring?.interval, pages: returnPages(ctx, order) });
  if ((await applySnapshot(ctx, payment.id, snapshot, 'created at the provider')) === 'applied') return snapshot;
  // Of two requests that made it at a provider without keys for that, the first one counts.
  await gateway.cancel(snapshot.providerRef, `${payment.id}:superfluous`);
  return settle(ctx, payment.id, 'made twice');
}

/** Providers keep idempotency keys for a day. With an older key a charge is searched for before it is made again. */
const TRUSTED_KEY_MS = 20 * 60 * 60 * 1000;
/** The provider's clock may differ from ours. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/** Charges a period of a subscription to the saved card. If the card was removed, the payment fails for good. */
async function chargeCard(
  ctx: ServiceContext,
  gateway: PaymentGateway,
  order: OrderRow,
  payment: NewPayment,
  writtenAt: Date,
): Promise<PaymentSnapshot | undefined> {
  const { customerRef, paymentMethodRef, status } = (await findSubscriptionOf(ctx.db, order.id))!;
  try {
    const { charge, findCharge } = gateway;
    if (customerRef === null || paymentMethodRef === null || !charge || !findCharge)
      throw new CardRemovedError('no card is saved');
    const card = { customerRef, paymentMethodRef };
    const isKeyOld = ctx.now().getTime() - writtenAt.getTime() > TRUSTED_KEY_MS;
    // It ended after this charge was written, as when the bank reports a dispute: what was not sent is not sent any more.
    const isOver = status === 'cancelled';
    const made =
      isKeyOld || isOver
        ? await findCharge(payment.paymentId, card, new Date(writtenAt.getTime() - CLOCKS_DIFFER_MS))
        : undefined;
    if (!made && isOver) throw new CardRemovedError('the recurring donation has ended');
    const snapshot = made ?? (await charge(payment, card));
    await applySnapshot(ctx, payment.paymentId, snapshot, 'charged by the scheduler');
    return snapshot;
  } catch (error) {
    if (!(error instanceof CardRemovedError)) throw error;
    await failCardGone(ctx, order.id, payment.paymentId);
    return undefined;
  }
}

const failCardGone = (ctx: ServiceContext, orderId: string, paymentId: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const order = (await lockOrder(tx, orderId))!;
    const payment = (await lockPayment(tx, paymentId))!;
    if (payment.status !== 'created') return;
    await updatePayment(tx, paymentId, {
      status: move(PAYMENT_TRANSITIONS, payment.status, 'failed'),
      failureCode: 'card_gone',
      updatedAt: now,
    });
    await recordPaymentStatus(tx, {
      paymentId,
      from: payment.status,
      to: 'failed',
      at: now,
      reason: 'the saved card was removed',
    });
    await failRenewal(tx, order, payment, 'card_gone', now);
  });
