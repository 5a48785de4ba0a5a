import type { Money } from '#money/money.ts';
import { feeOfFunds } from '#src/domain/fee-of-funds.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { findFundParts } from '#src/server/ledger/fund-parts.repository.ts';
import { postEntry } from '#src/server/ledger/ledger.repository.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { type PaymentRow, updatePayment } from '#src/server/payments/payments.repository.ts';
import { audit, isAudited } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/** Books the fee once, to the projects that bear it, when the provider reports it: with the payment or later. */
export async function bookFee(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { fee }: PaymentSnapshot,
  now: Date,
): Promise<void> {
  if (!fee || fee.minor <= 0 || payment.feeMinor !== null) return;
  if (fee.currency !== payment.currency) return recordForeignFee(tx, payment, fee, now);
  await updatePayment(tx, payment.id, { feeMinor: fee.minor });
  await postEntry(
    tx,
    {
      kind: 'fee',
      externalKey: `payment:${payment.id}:fee`,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: now,
      currency: order.currency,
      postings: feeOfFunds(payment.method, fee.minor, await findFundParts(tx, order.id)),
    },
    now,
  );
}

/** Records a fee in another currency than the donation's for staff, once, because it cannot be booked in the same entry. */
async function recordForeignFee(tx: Database, payment: PaymentRow, fee: Money, now: Date): Promise<void> {
  const about = { action: 'feeInOtherCurrency', subject: 'payment', subjectId: payment.id };
  if (await isAudited(tx, about)) return;
  await audit(tx, { at: now, actor: 'settle', ...about, after: { amount: fee.minor, currency: fee.currency } });
}
