import { accounts } from '#src/domain/ledger.ts';
import { isSettled } from '#src/domain/order.ts';
import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { readReference } from '#src/domain/reference.ts';
import { move } from '#src/domain/transitions.ts';
import { lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  findPaymentByReference,
  hasBankReceipt,
  insertBankReceipt,
  type PaymentRow,
  lockPayment,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { bookDonation, bookSurplus } from '#src/server/settlement/book-donation.ts';
import { bookAfterRefund, bookPartialPayment } from '#src/server/settlement/book-held-money.ts';
import { writePledgePeriod } from '#src/server/settlement/pledge-period.ts';
import { findSubscriptionOf, lockSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';

export type TransferConfirmation =
  | { outcome: 'paid' | 'surplus' | 'afterRefund'; orderNumber: string; received: number; due: number }
  | { outcome: 'partPaid'; orderNumber: string; received: number; due: number }
  | { outcome: 'alreadyRecorded' | 'unknownReference' };

/**
 * Books a transfer that staff saw on our bank account. A part of what is due is held, a surplus is a donation to the same cause.
 * `movement`: the bank's number of the transfer; without it an equal amount on the same day counts as the same transfer.
 * `amount`: minor units of the order's currency. @throws RangeError unless it is above zero
 */
export async function confirmTransfer(
  ctx: ServiceContext,
  {
    reference,
    amount,
    movement,
    actor = 'command',
  }: { reference: string; amount: number; movement?: string | undefined; actor?: string },
): Promise<TransferConfirmation> {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`an amount must be a whole number of minor units above zero, got ${amount}`);
  const read = readReference(reference);
  const found = read && (await findPaymentByReference(ctx.db, read));
  if (!found) return { outcome: 'unknownReference' };
  const now = ctx.now();
  const name = movement ?? `${read}:${amount}:${now.toISOString().slice(0, 10)}`;
  const result = await ctx.db.transaction(async (tx): Promise<TransferConfirmation> => {
    const named = { order: (await lockOrder(tx, found.orderId))!, payment: (await lockPayment(tx, found.id))! };
    if (await hasBankReceipt(tx, name)) return { outcome: 'alreadyRecorded' };
    const { order, payment } = (await earlyPeriod(ctx, tx, named.order)) ?? named;
    if (!(await insertBankReceipt(tx, { paymentId: payment.id, amountMinor: amount, movement: name, receivedAt: now })))
      return { outcome: 'alreadyRecorded' };
    await audit(tx, {
      at: now,
      actor,
      action: 'transferConfirmed',
      subject: 'order',
      subjectId: order.id,
      before: { received: order.receivedMinor },
      after: { received: order.receivedMinor + amount, movement: name },
    });
    const money = { into: accounts.bank, amount, externalKey: `bank:${name}`, at: now };
    const amounts = {
      orderNumber: String(order.number),
      received: order.receivedMinor + amount,
      due: order.totalMinor,
    };
    if (order.status === 'refunded') {
      await bookAfterRefund(tx, order, payment, money, now);
      return { outcome: 'afterRefund', ...amounts };
    }
    if (isSettled(order.status)) {
      await bookSurplus(tx, order, payment, money, now);
      return { outcome: 'surplus', ...amounts };
    }
    if (amounts.received < order.totalMinor) {
      await bookPartialPayment(tx, order, payment, money, now);
      return { outcome: 'partPaid', ...amounts };
    }
    await updatePayment(tx, payment.id, {
      status: move(PAYMENT_TRANSITIONS, payment.status, 'succeeded'),
      updatedAt: now,
    });
    await recordPaymentStatus(tx, {
      paymentId: payment.id,
      from: payment.status,
      to: 'succeeded',
      at: now,
      reason: money.externalKey,
    });
    await bookDonation(tx, order, payment, money, now);
    return { outcome: 'paid', ...amounts };
  });
  ctx.notifyWorker();
  return result;
}

/** The coming period of a pledge that still runs, where all that was asked for is paid: its money comes early, as by a standing order. */
async function earlyPeriod(
  ctx: ServiceContext,
  tx: Database,
  order: OrderRow,
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  if (order.status !== 'paid') return undefined;
  const found = await findSubscriptionOf(tx, order.id);
  const pledge = found?.isPledge ? await lockSubscription(tx, found.id) : undefined;
  const isRunning = pledge && (pledge.status === 'active' || pledge.status === 'paused') && pledge.nextAt !== null;
  return isRunning ? writePledgePeriod(ctx, tx, pledge) : undefined;
}
