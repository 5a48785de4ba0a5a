import { REFUND_TRANSITIONS } from '#src/domain/refund.ts';
import { move } from '#src/domain/transitions.ts';
import { findOrder, lockOrder } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findOpenRefund, lockRefund, updateRefund } from '#src/server/refunds/refunds.repository.ts';

/** Asks the provider again for a refund that failed there, under a new key. False where none failed. */
export async function retryRefund(
  ctx: ServiceContext,
  { actor = 'command', orderNumber }: { orderNumber: number; actor?: string },
): Promise<boolean> {
  const found = await findOrder(ctx.db, { number: orderNumber });
  if (!found) return false;
  const isRetried = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockOrder(tx, found.id);
    const open = await findOpenRefund(tx, found.id);
    const refund = open && (await lockRefund(tx, open.id));
    if (refund?.status !== 'failed') return false;
    const status = move(REFUND_TRANSITIONS, refund.status, 'processing');
    const attempt = refund.attempt + 1;
    // The provider's id of the failed one is kept in the audit log.
    await updateRefund(tx, refund.id, {
      status,
      attempt,
      providerRef: null,
      failureCode: null,
      askedAt: now,
      runAt: now,
    });
    await audit(tx, {
      at: now,
      actor,
      action: 'refundRetried',
      subject: 'refund',
      subjectId: refund.id,
      before: { status: refund.status, providerRef: refund.providerRef, code: refund.failureCode },
      after: { status, attempt },
    });
    return true;
  });
  ctx.notifyWorker('refunds');
  return isRetried;
}
