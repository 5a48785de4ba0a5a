import { accounts } from '#src/domain/ledger.ts';
import { REFUND_TRANSITIONS } from '#src/domain/refund.ts';
import { move } from '#src/domain/transitions.ts';
import { findOrder, lockOrder } from '#src/server/orders/orders.repository.ts';
import { lockPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { finishRefund } from '#src/server/refunds/apply-refund.ts';
import {
  findOpenRefund,
  isBankReferenceUsed,
  lockRefund,
  type RefundRow,
  updateRefund,
} from '#src/server/refunds/refunds.repository.ts';

export type BankRefund =
  | { outcome: 'recorded'; refund: RefundRow }
  | { outcome: 'unknown' | 'notApproved' | 'byCard' | 'processing' | 'alreadyRecorded' | 'disputed' | 'nothingLeft' };

/**
 * Records a refund that staff transferred from our bank account: of a donation by bank, or where the provider could not return
 * it. `reference`: the bank's own, each recorded once.
 */
export async function recordBankRefund(
  ctx: ServiceContext,
  { orderNumber, reference }: { orderNumber: number; reference: string },
): Promise<BankRefund> {
  const found = await findOrder(ctx.db, { number: orderNumber });
  if (!found) return { outcome: 'unknown' };
  const result = await ctx.db.transaction(async (tx): Promise<BankRefund> => {
    const now = ctx.now();
    const order = (await lockOrder(tx, found.id))!;
    if (await isBankReferenceUsed(tx, reference)) return { outcome: 'alreadyRecorded' };
    const open = await findOpenRefund(tx, order.id);
    if (!open || open.status === 'requested') return { outcome: 'notApproved' };
    const payment = (await lockPayment(tx, open.paymentId!))!;
    const refund = (await lockRefund(tx, open.id))!;
    if (refund.status === 'processing') return { outcome: 'processing' };
    if (payment.status === 'disputed') return { outcome: 'disputed' };
    if (payment.method !== 'bank' && refund.status !== 'failed') return { outcome: 'byCard' };
    const isGone = refund.source === 'donation' && refund.amountMinor! > order.receivedMinor - order.refundedMinor;
    if (isGone) return { outcome: 'nothingLeft' };
    const status = move(REFUND_TRANSITIONS, refund.status, 'processing');
    await updateRefund(tx, refund.id, { status });
    await finishRefund(
      tx,
      order,
      payment,
      { ...refund, status },
      { outOf: accounts.bank, amount: refund.amountMinor!, at: now, proof: { bankReference: reference } },
      now,
    );
    return { outcome: 'recorded', refund };
  });
  ctx.notifyWorker('outbox');
  return result;
}
