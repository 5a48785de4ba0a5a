import { firstPeriod } from '#src/domain/giving-calendar.ts';
import { receiptEntry } from '#src/domain/ledger.ts';
import { isSettled, ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { move } from '#src/domain/transitions.ts';
import { enqueueGiftCards } from '#src/server/gifts/enqueue-gift-cards.ts';
import { countDonor, postEntry } from '#src/server/ledger/ledger.repository.ts';
import { lockDonor } from '#src/server/orders/donor-lock.repository.ts';
import { findDonor, type OrderRow, recordOrderStatus, updateOrder } from '#src/server/orders/orders.repository.ts';
import { nextReceiptNumber } from '#src/server/orders/receipts.repository.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { sellShares } from '#src/server/sacrifices/sell-shares.ts';
import { bookAfterRefund, bookDuplicate } from '#src/server/settlement/book-held-money.ts';
import { completeFunded } from '#src/server/settlement/complete-funded.ts';
import { donationLines } from '#src/server/settlement/donation-lines.ts';
import { readSchedule } from '#src/server/settlement/read-schedule.ts';
import type { ReceivedMoney } from '#src/server/settlement/received-money.ts';
import { renewSubscription } from '#src/server/settlement/renewal-outcome.ts';
import { beginSponsorship } from '#src/server/settlement/sponsorship.ts';
import { readHijriMonths } from '#src/server/subscriptions/hijri-months.repository.ts';
import {
  findSubscriptionStartedBy,
  updateSubscriptionStartedBy,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Books the money that makes an order paid; any surplus is a donation to the same cause. If the order was paid before, the
 * money is held for its donor. Draws the receipt number last, because that locks the counter until the transaction ends.
 */
export async function bookDonation(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReceivedMoney,
  now: Date,
): Promise<void> {
  if (order.status === 'refunded') return bookAfterRefund(tx, order, payment, money, now);
  if (isSettled(order.status)) return bookDuplicate(tx, order, payment, money, now);
  if (order.accountId !== null) await lockDonor(tx, order.accountId);
  const surplus = money.amount + order.receivedMinor - order.totalMinor;
  const { exchanges, lines, projectIds } = await donationLines(tx, order, surplus);
  await postEntry(
    tx,
    {
      kind: 'donation',
      externalKey: money.externalKey,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: money.at,
      currency: order.currency,
      exchanges,
      postings: receiptEntry(
        { into: money.into, amount: money.amount, alreadyHeld: order.receivedMinor },
        lines,
        order.feeCoverMinor,
      ),
    },
    now,
  );
  await recordOrderStatus(tx, {
    orderId: order.id,
    from: order.status,
    to: 'paid',
    at: now,
    reason: money.externalKey,
  });
  const donor = await findDonor(tx, order.id);
  if (donor) await countDonor(tx, projectIds, donor.donorHash);
  await sellShares(tx, order.id, now);
  await completeFunded(tx, projectIds, now);
  if (surplus > 0) await enqueueSurplusEmail(tx, order, { ...money, amount: surplus }, now);
  await startSubscription(tx, order, now);
  const isRenewal = await renewSubscription(tx, order, now);
  if (!isRenewal && !order.isDemo) {
    await enqueueEmail(tx, `receipt:${order.id}`, { template: 'receipt', orderId: order.id }, now);
    await enqueueGiftCards(tx, order.id, now);
  }
  await updateOrder(tx, order.id, {
    status: move(ORDER_TRANSITIONS, order.status, 'paid'),
    paidAt: now,
    receivedMinor: order.receivedMinor + money.amount,
    receiptNumber: await nextReceiptNumber(tx),
  });
}

/** Books money for a paid order as a donation to the same cause, and informs the donor. */
export async function bookSurplus(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReceivedMoney,
  now: Date,
): Promise<void> {
  const { exchanges, lines: surplus, projectIds } = await donationLines(tx, order, money.amount, { areBooked: true });
  await postEntry(
    tx,
    {
      kind: 'surplus',
      externalKey: money.externalKey,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: money.at,
      currency: order.currency,
      exchanges,
      postings: receiptEntry(money, surplus, 0),
    },
    now,
  );
  await updateOrder(tx, order.id, { receivedMinor: order.receivedMinor + money.amount });
  await completeFunded(tx, projectIds, now);
  await enqueueSurplusEmail(tx, order, money, now);
}

const enqueueSurplusEmail = (
  tx: Database,
  order: OrderRow,
  { amount, externalKey }: ReceivedMoney,
  now: Date,
): Promise<void> => enqueueEmail(tx, `surplus:${externalKey}`, { template: 'surplus', orderId: order.id, amount }, now);

async function startSubscription(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const recurring = await findSubscriptionStartedBy(tx, order.id);
  if (recurring?.status !== 'incomplete') return;
  const schedule = await readSchedule(tx, { ...recurring, firstAt: now });
  // What is given today counts for a date that falls on it.
  const period = recurring.calendar === null ? 0 : firstPeriod(recurring.calendar, await readHijriMonths(tx), now);
  const nextAt = schedule.next(period, now);
  await updateSubscriptionStartedBy(tx, order.id, { status: 'active', firstAt: now, period, nextAt });
  await beginSponsorship(tx, recurring, now);
}
