import { accounts, feeEntry } from '#src/domain/ledger.ts';
import type { Money } from '#src/domain/money.ts';
import { isSettled } from '#src/domain/order.ts';
import { isOpen, judgeReceived, LEAST_REST, PAYMENT_TRANSITIONS, reconcile } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import type { ServiceContext } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { PaymentSnapshot } from '../gateways/payments/port.ts';
import { postEntry } from '../ledger/ledger.repository.ts';
import { lockOrder, type OrderRow, updateRecurring } from '../orders/orders.repository.ts';
import { passRenewal, refuseRenewal } from '../recurring/outcome.ts';
import { bookGift, bookPart } from './book.ts';
import { audit, findPayment, isAudited, lockPayment, type PaymentRow, recordPaymentStatus, updatePayment } from './payments.repository.ts';

/** Ages of a payment, in seconds, at which the provider is asked of itself: soon at first, then ever more rarely. */
const POLLED_AT = [20, 80, 260, 860, 2660, 6260, 17_060, 38_660, 81_860, 168_260];
const DAY_SECONDS = 86_400;

/**
 * Asks the provider how a payment stands and makes the books agree, whoever prompted it: a webhook event, the browser's
 * return or the clock. However often and in whatever order it is called, money is booked once.
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
    const step = reconcile(payment.status, snapshot.status);
    const due = { minor: order.totalMinor - order.receivedMinor, currency: order.currency };
    const came = judgeReceived(due, snapshot.received);
    if (step.does === 'settle' && came === 'unclear') return setAside(ctx, tx, order, payment, snapshot, now);
    const status = step.does === 'nothing' ? payment.status : step.does === 'settle' ? 'succeeded' : step.to;
    await updatePayment(tx, payment.id, {
      status, providerRef: snapshot.providerRef, failureCode: snapshot.failureCode ?? null, enquiries: payment.enquiries + 1, ...answered(ctx, payment, snapshot, status, now),
      nextEnquiryAt: nextPoll(status, payment.createdAt, now), ...(status === payment.status ? {} : { updatedAt: now }),
    });
    if (status !== payment.status) await recordPaymentStatus(tx, { paymentId, from: payment.status, to: status, at: now, reason });
    if (status === 'succeeded') await bookFee(tx, order, payment, snapshot, now);
    if (isOpen(payment.status) && (status === 'failed' || status === 'cancelled')) await refuseRenewal(tx, order, payment, snapshot.failureCode, now);
    if (step.does === 'settle' && snapshot.customerRef) await updateRecurring(tx, order.id, { customerRef: snapshot.customerRef, paymentMethodRef: snapshot.paymentMethodRef ?? null });
    if (step.does === 'settle') {
      const money = { into: accounts.provider(payment.method), amount: snapshot.received.minor, externalKey: `payment:${payment.id}`, at: now };
      if (snapshot.received.minor !== payment.amountMinor) await auditSum(tx, payment, snapshot, now);
      await (came === 'part' && !isSettled(order.status) ? bookPart : bookGift)(tx, order, payment, money, now);
      if (came === 'part') await (due.minor - snapshot.received.minor < LEAST_REST ? passRenewal(tx, order, payment, now) : refuseRenewal(tx, order, payment, 'part_received', now));
    }
  });
  ctx.wake('outbox');
}

/** Money that we cannot name in our currency: nothing is booked, the giver is told that we are checking, and staff look. */
async function setAside(ctx: ServiceContext, tx: Database, order: OrderRow, payment: PaymentRow, snapshot: PaymentSnapshot, now: Date): Promise<void> {
  await updatePayment(tx, payment.id, answered(ctx, payment, snapshot, 'processing', now));
  if (await isAudited(tx, aboutSum(payment))) return;
  if (mayMove(PAYMENT_TRANSITIONS, payment.status, 'processing')) {
    await recordPaymentStatus(tx, { paymentId: payment.id, from: payment.status, to: 'processing', at: now, reason: 'what was received is unclear' });
    await updatePayment(tx, payment.id, { status: 'processing', updatedAt: now });
  }
  await updatePayment(tx, payment.id, { providerRef: snapshot.providerRef, nextEnquiryAt: null });
  await auditSum(tx, payment, snapshot, now);
  await passRenewal(tx, order, payment, now);
}

const aboutSum = ({ id }: PaymentRow) => ({ action: 'sumDiffers', subject: 'payment', subjectId: id });

const auditSum = (tx: Database, payment: PaymentRow, { amount, received }: PaymentSnapshot, now: Date): Promise<void> => audit(tx, {
  at: now, actor: 'settle', ...aboutSum(payment), before: { amount: payment.amountMinor, currency: payment.currency }, after: { amount, received },
});

/** The provider tells its fee with the payment or later; it is booked once, when it is told. */
async function bookFee(tx: Database, order: OrderRow, payment: PaymentRow, { fee }: PaymentSnapshot, now: Date): Promise<void> {
  if (!fee || fee.minor <= 0 || payment.feeMinor !== null) return;
  if (fee.currency !== payment.currency) return recordForeignFee(tx, payment, fee, now);
  await updatePayment(tx, payment.id, { feeMinor: fee.minor });
  await postEntry(tx, {
    kind: 'fee', externalKey: `payment:${payment.id}:fee`, orderId: order.id, paymentId: payment.id, occurredAt: now, currency: order.currency, postings: feeEntry(payment.method, fee.minor),
  }, now);
}

/** A fee in another currency than the gift's cannot stand in the same entry: staff are told of it, once. */
async function recordForeignFee(tx: Database, payment: PaymentRow, fee: Money, now: Date): Promise<void> {
  const about = { action: 'feeInOtherCurrency', subject: 'payment', subjectId: payment.id };
  if (await isAudited(tx, about)) return;
  await audit(tx, { at: now, actor: 'settle', ...about, after: { amount: fee.minor, currency: fee.currency } });
}

/** That the provider answered, and what the browser needs to go on: it need not be asked for that again. */
function answered({ keys }: ServiceContext, payment: PaymentRow, { clientSecret }: PaymentSnapshot, status: PaymentRow['status'], now: Date): Partial<PaymentRow> {
  const isOver = !isOpen(status) && status !== 'failed';
  const sealed = isOver ? null : clientSecret === undefined ? payment.sealedClientSecret : payment.sealedClientSecret ?? keys.seal(clientSecret);
  return { answeredAt: now, enquiryFailures: 0, enquiryFailedAt: null, sealedClientSecret: sealed };
}

function nextPoll(status: PaymentRow['status'], createdAt: Date, now: Date): Date | null {
  if (!isOpen(status) && status !== 'failed') return null;
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  const next = POLLED_AT.find((seconds) => seconds > age);
  if (next !== undefined) return new Date(createdAt.getTime() + next * 1000);
  // A bank may take days over a debit that is under way.
  return status === 'processing' && age < 30 * DAY_SECONDS ? new Date(now.getTime() + DAY_SECONDS * 1000) : null;
}
