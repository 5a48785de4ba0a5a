import { minimumCharge } from '#money/currencies.ts';
import type { Money } from '#money/money.ts';
import { accounts } from '#src/domain/ledger.ts';
import { isSettled } from '#src/domain/order.ts';
import { classifyAmount, isOpen, isReceived, reconcile, type Reconciliation } from '#src/domain/payment.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { bookDonation } from '#src/server/settlement/book-donation.ts';
import { bookFee } from '#src/server/settlement/book-fee.ts';
import { bookPartialPayment } from '#src/server/settlement/book-held-money.ts';
import { failRenewal, skipPeriod } from '#src/server/settlement/renewal-outcome.ts';
import { auditAmount, holdForReview } from '#src/server/settlement/review-amount.ts';
import { nextPoll, syncColumns } from '#src/server/settlement/sync-columns.ts';
import { saveCardExpiry, updateSubscriptionStartedBy } from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Books a payment's state as its provider reported it. `reason`: for the log of statuses. `madeTwice`: the order's payment is another
 * one at the provider, and nothing was booked.
 */
export async function applySnapshot(
  ctx: ServiceContext,
  paymentId: string,
  snapshot: PaymentSnapshot,
  reason: string,
): Promise<'applied' | 'madeTwice'> {
  const now = ctx.now();
  const orderId = (await findPayment(ctx.db, paymentId))?.orderId;
  if (orderId === undefined) return 'applied';
  const outcome = await ctx.db.transaction(async (tx): Promise<'applied' | 'madeTwice'> => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    if (!order || !payment) return 'applied';
    if (payment.providerRef !== null && payment.providerRef !== snapshot.providerRef) return 'madeTwice';
    const step = reconcile(payment.status, snapshot.status);
    const isUnknown = classifyAmount(dueOf(order), snapshot.received) === 'unknown';
    if (step.does === 'settle' && isUnknown) {
      await holdForReview(ctx, tx, order, payment, snapshot, now);
      return 'applied';
    }
    const status = statusAfter(step, payment.status);
    await updatePayment(tx, payment.id, {
      status,
      providerRef: snapshot.providerRef,
      moneyRef: snapshot.moneyRef ?? payment.moneyRef,
      // PayPal tells why only in the answer to a capture, not when it is asked again.
      failureCode: snapshot.failureCode ?? (status === 'failed' ? payment.failureCode : null),
      pollCount: payment.pollCount + 1,
      ...syncColumns(ctx, payment, snapshot, status, now),
      nextPollAt: nextPoll(status, payment.createdAt, now, snapshot.isFeePending && payment.feeMinor === null),
      ...(status === payment.status ? {} : { updatedAt: now }),
    });
    if (status !== payment.status)
      await recordPaymentStatus(tx, { paymentId, from: payment.status, to: status, at: now, reason });
    if (isOpen(payment.status) && (status === 'failed' || status === 'cancelled'))
      await failRenewal(tx, order, payment, snapshot.failureCode, now);
    if (step.does === 'settle') await bookReceived(tx, order, payment, snapshot, now);
    // After the donation, because the funds that got it bear the fee.
    if (isReceived(status)) await bookFee(tx, order, payment, snapshot, now);
    return 'applied';
  });
  ctx.notifyWorker('outbox');
  return outcome;
}

function statusAfter(step: Reconciliation, current: PaymentRow['status']): PaymentRow['status'] {
  if (step.does === 'settle') return 'succeeded';
  return step.does === 'move' ? step.to : current;
}

/** Books what the provider received: the donation, or a part of it, which is held for the rest. */
async function bookReceived(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  snapshot: PaymentSnapshot,
  now: Date,
): Promise<void> {
  const { cardExpiresOn, customerRef, paymentMethodRef = null, planRef, received } = snapshot;
  if (planRef) await updateSubscriptionStartedBy(tx, order.id, { planRef, planState: 'active', mirrorAt: now });
  if (customerRef) await updateSubscriptionStartedBy(tx, order.id, { customerRef, paymentMethodRef });
  if (cardExpiresOn) await saveCardExpiry(tx, order.id, cardExpiresOn);
  if (received.minor !== payment.amountMinor) await auditAmount(tx, payment, snapshot, now);
  const due = dueOf(order);
  const isPartial = classifyAmount(due, received) === 'under';
  const money = {
    into: accounts.provider(payment.method),
    amount: received.minor,
    externalKey: `payment:${payment.id}`,
    at: now,
  };
  if (isPartial && !isSettled(order.status)) await bookPartialPayment(tx, order, payment, money, now);
  else await bookDonation(tx, order, payment, money, now);
  if (!isPartial) return;
  const rest = due.minor - received.minor;
  if (rest < minimumCharge(order.method, order.currency)) await skipPeriod(tx, order, payment, now);
  else await failRenewal(tx, order, payment, 'part_received', now);
}

/** The amount that an order still needs. */
const dueOf = (order: OrderRow): Money => ({ minor: order.totalMinor - order.receivedMinor, currency: order.currency });
