import { minimumCharge } from '#money/currencies.ts';
import { accounts, heldEntry } from '#src/domain/ledger.ts';
import { postEntry } from '#src/server/ledger/ledger.repository.ts';
import { type OrderRow, updateOrder } from '#src/server/orders/orders.repository.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import type { ReceivedMoney } from '#src/server/settlement/received-money.ts';
import { findCharge } from '#src/server/subscriptions/subscriptions.repository.ts';

/** Posts received money to an account of money that is no donation. */
const hold = (
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReceivedMoney,
  now: Date,
  { account, kind }: { kind: 'held' | 'afterRefund' | 'duplicate'; account: string },
): Promise<void> =>
  postEntry(
    tx,
    {
      kind,
      externalKey: money.externalKey,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: money.at,
      currency: order.currency,
      postings: heldEntry(money.into, money.amount, account),
    },
    now,
  );

/** Holds a received part of what is due until the rest is received, and informs the donor. */
export async function bookPartialPayment(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReceivedMoney,
  now: Date,
): Promise<void> {
  await hold(tx, order, payment, money, now, { kind: 'held', account: accounts.unallocated });
  await updateOrder(tx, order.id, { receivedMinor: order.receivedMinor + money.amount });
  const rest = order.totalMinor - order.receivedMinor - money.amount;
  // The scheduler charges the rest of a renewal by card and sends its own email, unless the rest is below the minimum charge.
  const isCharged = order.method !== 'bank' && (await findCharge(tx, order.id)) !== undefined;
  if (isCharged && rest >= minimumCharge(order.method, order.currency)) return;
  await enqueueEmail(
    tx,
    `part:${money.externalKey}`,
    { template: 'partPaid', orderId: order.id, amount: money.amount },
    now,
  );
}

/** Holds money for a refunded order, which nobody asked for any more, until finance returns it, and informs the donor. */
export async function bookAfterRefund(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReceivedMoney,
  now: Date,
): Promise<void> {
  await hold(tx, order, payment, money, now, { kind: 'afterRefund', account: accounts.afterRefund });
  await audit(tx, {
    at: now,
    actor: 'settle',
    action: 'receivedAfterRefund',
    subject: 'order',
    subjectId: order.id,
    after: { amount: money.amount, paymentId: payment.id },
  });
  const payload = { template: 'moneyAfterRefund', orderId: order.id, amount: money.amount };
  await enqueueEmail(tx, `afterRefund:${money.externalKey}`, payload, now);
}

/** Holds the money of a second payment for the donor, until finance returns it. */
export async function bookDuplicate(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReceivedMoney,
  now: Date,
): Promise<void> {
  await hold(tx, order, payment, money, now, { kind: 'duplicate', account: accounts.duplicates });
  await audit(tx, {
    at: now,
    actor: 'settle',
    action: 'paidTwice',
    subject: 'order',
    subjectId: order.id,
    after: { amount: money.amount, paymentId: payment.id },
  });
}
