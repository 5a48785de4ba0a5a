import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { type PaymentRow, recordPaymentStatus, updatePayment } from '#src/server/payments/payments.repository.ts';
import { audit, isAudited } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { skipPeriod } from '#src/server/settlement/renewal-outcome.ts';
import { syncColumns } from '#src/server/settlement/sync-columns.ts';

/** Does not book money in another currency than the order's: staff review it, and the donor sees that we are checking. */
export async function holdForReview(
  ctx: ServiceContext,
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  snapshot: PaymentSnapshot,
  now: Date,
): Promise<void> {
  // Its poll is over each time: one that failed halfway is due again.
  await updatePayment(tx, payment.id, {
    ...syncColumns(ctx, payment, snapshot, 'processing', now),
    providerRef: snapshot.providerRef,
    nextPollAt: null,
  });
  if (await isAudited(tx, aboutAmount(payment))) return;
  if (mayMove(PAYMENT_TRANSITIONS, payment.status, 'processing')) {
    await recordPaymentStatus(tx, {
      paymentId: payment.id,
      from: payment.status,
      to: 'processing',
      at: now,
      reason: 'received in another currency',
    });
    await updatePayment(tx, payment.id, { status: 'processing', updatedAt: now });
  }
  await auditAmount(tx, payment, snapshot, now);
  await skipPeriod(tx, order, payment, now);
}

const aboutAmount = ({ id }: PaymentRow) => ({ action: 'sumDiffers', subject: 'payment', subjectId: id });

/** Records for staff that a provider received another amount than the payment's. */
export const auditAmount = (
  tx: Database,
  payment: PaymentRow,
  { amount, received }: PaymentSnapshot,
  now: Date,
): Promise<void> =>
  audit(tx, {
    at: now,
    actor: 'settle',
    ...aboutAmount(payment),
    before: { amount: payment.amountMinor, currency: payment.currency },
    after: { amount, received },
  });
