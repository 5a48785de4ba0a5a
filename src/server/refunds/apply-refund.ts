import { accounts } from '#src/domain/ledger.ts';
import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { REFUND_TRANSITIONS } from '#src/domain/refund.ts';
import { mayMove, move } from '#src/domain/transitions.ts';
import type { RefundSnapshot } from '#src/server/gateways/payments/port.ts';
import { lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import { audit, isAudited } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { bookHeldReturn, bookReturn, type ReturnedMoney } from '#src/server/refunds/book-return.ts';
import { bookSentBack } from '#src/server/refunds/book-sent-back.ts';
import { closeIfReturned } from '#src/server/refunds/close-returned.ts';
import { endRecurring } from '#src/server/refunds/end-recurring.ts';
import { findHeldParts, findPaymentsLeft } from '#src/server/refunds/order-money.repository.ts';
import {
  findOpenRefund,
  findRefundByProviderRef,
  insertRefund,
  lockRefund,
  type RefundRow,
  updateRefund,
} from '#src/server/refunds/refunds.repository.ts';

/**
 * Books a refund as its provider reports it, once, in any order and number of reports. One that was made in the provider's own
 * dashboard gets a row when it has succeeded.
 */
export async function applyRefund(ctx: ServiceContext, paymentId: string, snapshot: RefundSnapshot): Promise<void> {
  const found = await findPayment(ctx.db, paymentId);
  if (!found) return;
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const order = (await lockOrder(tx, found.orderId))!;
    const payment = (await lockPayment(tx, paymentId))!;
    if (snapshot.amount.currency !== order.currency) return recordForeignRefund(tx, payment, snapshot, now);
    const refund = (await ownRefund(tx, payment, snapshot)) ?? (await foundRefund(tx, order, payment, snapshot, now));
    if (!refund) return;
    if (refund.providerRef === null) await updateRefund(tx, refund.id, { providerRef: snapshot.refundRef });
    const to = snapshot.status === 'pending' ? 'processing' : snapshot.status;
    if (refund.status === 'succeeded' && to === 'failed')
      return bookSentBack(tx, order, payment, refund, snapshot, now);
    if (!mayMove(REFUND_TRANSITIONS, refund.status, to)) return;
    if (to === 'succeeded') {
      await finishRefund(
        tx,
        order,
        payment,
        refund,
        {
          outOf: accounts.provider(payment.method),
          amount: snapshot.amount.minor,
          at: snapshot.at,
          proof: { providerRef: snapshot.refundRef },
        },
        now,
      );
      return;
    }
    await updateRefund(tx, refund.id, {
      status: move(REFUND_TRANSITIONS, refund.status, to),
      failureCode: snapshot.failureCode ?? null,
      runAt: null,
    });
    await audit(tx, {
      at: now,
      actor: 'provider',
      action: 'refundFailed',
      subject: 'refund',
      subjectId: refund.id,
      before: { status: refund.status },
      after: { status: to, code: snapshot.failureCode ?? null },
    });
    await closeIfReturned(tx, order.id, now);
  });
  ctx.notifyWorker('outbox');
}

/** The row of a refund that we asked for, or that was found before. Its id alone is no proof: it must be of this payment. */
async function ownRefund(
  tx: Database,
  payment: PaymentRow,
  { attempt, refundId, refundRef }: RefundSnapshot,
): Promise<RefundRow | undefined> {
  const known = await findRefundByProviderRef(tx, refundRef);
  if (known) return lockRefund(tx, known.id);
  const named = refundId === undefined ? undefined : await lockRefund(tx, refundId);
  return named?.paymentId === payment.id && named.attempt === attempt && named.status === 'processing'
    ? named
    : undefined;
}

/**
 * The row of a refund that was made in the provider's dashboard: the one that waits for it, as when staff return there what a
 * donor asked for here, else a new one.
 */
async function foundRefund(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { amount, refundRef, status }: RefundSnapshot,
  now: Date,
): Promise<RefundRow | undefined> {
  if (status !== 'succeeded') return undefined;
  const isHeld = (await findHeldParts(tx, order.id)).some(({ paymentId }) => paymentId === payment.id);
  const source = isHeld ? ('held' as const) : ('donation' as const);
  const decided = { paymentId: payment.id, amountMinor: amount.minor, source, providerRef: refundRef, decidedAt: now };
  const open = await findOpenRefund(tx, order.id);
  const isTheSame =
    open &&
    (open.status === 'requested' ||
      (open.status !== 'processing' && open.paymentId === payment.id && open.amountMinor === amount.minor));
  if (isTheSame) {
    // What staff return in the dashboard is approved by that.
    const approved = open.status === 'requested' ? move(REFUND_TRANSITIONS, open.status, 'approved') : open.status;
    const begun = { ...decided, status: move(REFUND_TRANSITIONS, approved, 'processing') };
    await updateRefund(tx, open.id, begun);
    return { ...open, ...begun };
  }
  const row = {
    ...decided,
    orderId: order.id,
    requestedBy: 'provider' as const,
    reason: '',
    currency: order.currency,
    createdAt: now,
  };
  // Written as it will be in a moment: with another status an open refund would be in its way.
  const written = await insertRefund(tx, { ...row, status: 'succeeded', endedAt: now });
  return written && { ...written, status: 'processing' };
}

/** Ends a refund whose money has left: the books, the payment, the recurring donation, and the donor's email. */
export async function finishRefund(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  {
    proof,
    ...of
  }: Pick<ReturnedMoney, 'outOf' | 'amount' | 'at'> & {
    proof: Partial<Pick<RefundRow, 'providerRef' | 'bankReference'>>;
  },
  now: Date,
): Promise<void> {
  const money: ReturnedMoney = { ...of, kind: 'refund', externalKey: `refund:${refund.id}`, itemId: refund.itemId };
  await updateRefund(tx, refund.id, {
    ...proof,
    status: move(REFUND_TRANSITIONS, refund.status, 'succeeded'),
    amountMinor: of.amount,
    failureCode: null,
    endedAt: now,
    runAt: null,
  });
  if (refund.source === 'held') await bookHeldReturn(tx, order, payment, money, now);
  else {
    const { status } = await bookReturn(tx, order, payment, money, now);
    if (status === 'refunded') await endRecurring(tx, order, 'refunded', now);
  }
  await endPaymentIfReturned(tx, payment, now);
  await enqueueEmail(tx, `refundDone:${refund.id}`, { template: 'refundDone', refundId: refund.id }, now);
  await audit(tx, {
    at: now,
    actor: refund.requestedBy === 'provider' ? 'provider' : 'worker',
    action: 'refunded',
    subject: 'refund',
    subjectId: refund.id,
    before: { status: refund.status },
    after: { status: 'succeeded', amount: of.amount, ...proof },
  });
  await closeIfReturned(tx, order.id, now);
}

/** A payment of which nothing is left is refunded. */
async function endPaymentIfReturned(tx: Database, payment: PaymentRow, now: Date): Promise<void> {
  if (!mayMove(PAYMENT_TRANSITIONS, payment.status, 'refunded')) return;
  const left = await findPaymentsLeft(tx, payment.orderId);
  if (left.some(({ paymentId }) => paymentId === payment.id)) return;
  await updatePayment(tx, payment.id, { status: 'refunded', updatedAt: now });
  await recordPaymentStatus(tx, {
    paymentId: payment.id,
    from: payment.status,
    to: 'refunded',
    at: now,
    reason: 'all of it was returned',
  });
}

/** A refund in another currency than the donation's cannot be booked in the same entry: staff see it in the audit log. */
async function recordForeignRefund(
  tx: Database,
  payment: PaymentRow,
  { amount, refundRef, status }: RefundSnapshot,
  now: Date,
): Promise<void> {
  // One that has failed leaves the money to be returned, which `ledger:held` reads here.
  const action = status === 'failed' ? 'foreignMoneyNotReturned' : 'refundInOtherCurrency';
  const about = { action, subject: 'payment', subjectId: payment.id };
  // Found again by each hourly look.
  if (await isAudited(tx, { ...about, after: { refundRef } })) return;
  const after = { refundRef, amount: amount.minor, currency: amount.currency };
  await audit(tx, { at: now, actor: 'provider', ...about, after });
}
