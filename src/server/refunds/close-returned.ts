import type { Database } from '#src/server/platform/db/client.ts';
import { closeRefund } from '#src/server/refunds/decide-refund.ts';
import { findPaymentsLeft } from '#src/server/refunds/order-money.repository.ts';
import { findOpenRefund, RETURNED_OTHERWISE } from '#src/server/refunds/refunds.repository.ts';

/**
 * Ends a failed refund of whose payment nothing is left: it was returned in the provider's dashboard meanwhile, so staff have
 * nothing to decide and nothing can be asked for. In the transaction that has locked the order.
 */
export async function closeIfReturned(tx: Database, orderId: string, now: Date): Promise<void> {
  const refund = await findOpenRefund(tx, orderId);
  if (refund?.status !== 'failed') return;
  const left = await findPaymentsLeft(tx, orderId);
  if (left.some(({ paymentId }) => paymentId === refund.paymentId)) return;
  await closeRefund(tx, refund, RETURNED_OTHERWISE, 'worker', now);
}
