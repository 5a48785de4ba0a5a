import { accounts, heldEntry } from '#src/domain/ledger.ts';
import type { RefundSnapshot } from '#src/server/gateways/payments/port.ts';
import { postEntry } from '#src/server/ledger/ledger.repository.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { type RefundRow, updateRefund } from '#src/server/refunds/refunds.repository.ts';

/** What a refund's failure code is where the provider gives no reason. */
const UNKNOWN = 'unknown';

/**
 * Books a refund that had succeeded and was sent back by the donor's bank, as for a closed account. The donation stays returned;
 * its money is held for the donor, once, until staff return it another way.
 */
export async function bookSentBack(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  { failureCode }: RefundSnapshot,
  now: Date,
): Promise<void> {
  if (refund.failureCode !== null) return;
  const amount = refund.amountMinor!;
  await updateRefund(tx, refund.id, { failureCode: failureCode ?? UNKNOWN });
  await postEntry(
    tx,
    {
      kind: 'afterRefund',
      externalKey: `refund-sent-back:${refund.id}`,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: now,
      currency: order.currency,
      postings: heldEntry(accounts.provider(payment.method), amount, accounts.afterRefund),
    },
    now,
  );
  await enqueueEmail(tx, `refundSentBack:${refund.id}`, { template: 'refundSentBack', refundId: refund.id }, now);
  await audit(tx, {
    at: now,
    actor: 'provider',
    action: 'refundSentBack',
    subject: 'refund',
    subjectId: refund.id,
    after: { amount, code: failureCode ?? UNKNOWN },
  });
}
