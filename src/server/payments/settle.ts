import { accounts, feeEntry } from '#src/domain/ledger.ts';
import { isOpen, reconcile } from '#src/domain/payment.ts';
import type { ServiceContext } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { PaymentSnapshot } from '../gateways/payments/port.ts';
import { postEntry } from '../ledger/ledger.repository.ts';
import { lockOrder, type OrderRow, updateRecurring } from '../orders/orders.repository.ts';
import { refuseRenewal } from '../recurring/outcome.ts';
import { bookGift } from './book.ts';
import { audit, findPayment, lockPayment, type PaymentRow, recordPaymentStatus, updatePayment } from './payments.repository.ts';

/** Seconds until the provider is asked again of itself: soon at first, then ever more rarely. */
const ENQUIRY_SECONDS = [20, 60, 180, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/**
 * Asks the provider how a payment stands and makes the books agree, whoever prompted it: a notice, the browser's return or
 * the clock. However often and in whatever order it is called, money is booked once.
 * @throws ProviderUnavailableError when the provider does not answer; nothing has changed then.
 */
export async function settle(ctx: ServiceContext, paymentId: string, reason: string): Promise<PaymentSnapshot | undefined> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment || payment.method === 'bank' || payment.providerRef === null) return undefined;
  const gateway = ctx.gateways.payments.stripe;
  if (!gateway) return undefined;
  const snapshot = await gateway.retrieve(payment.providerRef);
  await applySnapshot(ctx, payment.id, snapshot, reason);
  return snapshot;
}

/** Makes the books agree with what the provider said. */
export async function applySnapshot(ctx: ServiceContext, paymentId: string, snapshot: PaymentSnapshot, reason: string): Promise<void> {
  const now = ctx.now();
  const orderId = (await findPayment(ctx.db, paymentId))?.orderId;
  if (orderId === undefined) return;
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    if (!order || !payment) return;
    if (!isSameMoney(payment, snapshot)) return refuse(tx, payment, snapshot, now);
    const step = reconcile(payment.status, snapshot.status);
    const status = step.does === 'nothing' ? payment.status : step.does === 'settle' ? 'succeeded' : step.to;
    await updatePayment(tx, payment.id, {
      status, providerRef: snapshot.providerRef, failureCode: snapshot.failureCode ?? null, enquiries: payment.enquiries + 1,
      nextEnquiryAt: nextEnquiry(status, payment.enquiries, now), ...(status === payment.status ? {} : { updatedAt: now }),
    });
    if (status !== payment.status) await recordPaymentStatus(tx, { paymentId, from: payment.status, to: status, at: now, reason });
    if (step.does === 'settle') await bookGift(tx, order, payment, { into: accounts.provider(payment.method), amount: payment.amountMinor, externalKey: `payment:${payment.id}`, at: now }, now);
    if (status === 'succeeded') await bookFee(tx, order, payment, snapshot, now);
    if (isOpen(payment.status) && (status === 'failed' || status === 'cancelled')) await refuseRenewal(tx, order, payment, snapshot.failureCode, now);
    if (step.does === 'settle' && snapshot.customerRef) await updateRecurring(tx, order.id, { customerRef: snapshot.customerRef, paymentMethodRef: snapshot.paymentMethodRef ?? null });
  });
  ctx.wake();
}

/** A payment of another sum than ours is nobody's to book: finance looks at it. */
const isSameMoney = (payment: PaymentRow, { amount, received, status }: PaymentSnapshot): boolean =>
  amount.minor === payment.amountMinor && amount.currency === payment.currency && (status !== 'succeeded' || received.minor === payment.amountMinor);

async function refuse(tx: Database, payment: PaymentRow, snapshot: PaymentSnapshot, now: Date): Promise<void> {
  await updatePayment(tx, payment.id, { nextEnquiryAt: null });
  await audit(tx, {
    at: now, actor: 'settle', action: 'sumDiffers', subject: 'payment', subjectId: payment.id,
    before: { amount: payment.amountMinor, currency: payment.currency }, after: { amount: snapshot.amount, received: snapshot.received },
  });
}

/** The provider tells its fee with the payment or later; it is booked once, when it is told. */
async function bookFee(tx: Database, order: OrderRow, payment: PaymentRow, { fee }: PaymentSnapshot, now: Date): Promise<void> {
  if (!fee || fee.minor <= 0 || fee.currency !== payment.currency || payment.feeMinor !== null) return;
  await updatePayment(tx, payment.id, { feeMinor: fee.minor });
  await postEntry(tx, {
    kind: 'fee', externalKey: `payment:${payment.id}:fee`, orderId: order.id, paymentId: payment.id, occurredAt: now, currency: order.currency, postings: feeEntry(payment.method, fee.minor),
  }, now);
}

function nextEnquiry(status: PaymentRow['status'], enquiries: number, now: Date): Date | null {
  const seconds = ENQUIRY_SECONDS[enquiries];
  if (seconds === undefined || !(isOpen(status) || status === 'failed')) return null;
  return new Date(now.getTime() + seconds * 1000);
}
