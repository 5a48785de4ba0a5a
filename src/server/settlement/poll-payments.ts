import { methodsOf } from '#src/server/gateways/payments/port.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import {
  releasePayment,
  type PaymentRow,
  takeDuePayment,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { drain, type JobType } from '#src/server/platform/jobs/job-type.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { syncWithProvider } from '#src/server/settlement/sync-with-provider.ts';

/** About two days without a response. */
const MAX_FAILURES = 48;

/** Asks the provider about payments without a webhook event, and creates those that it does not have yet. */
export const paymentPolling: JobType<PaymentRow> = {
  name: 'paymentPolling',
  everyMs: 5000,
  concurrency: { embedded: 2, postgres: 4 },
  // Payments of a provider that is not configured wait until it is.
  take: async ({ db, gateways, now }) => takeDuePayment(db, now(), methodsOf(gateways.payments)),
  run: async (ctx, payment) => {
    try {
      const order = payment.providerRef === null ? await findOrder(ctx.db, { id: payment.orderId }) : undefined;
      const answer = order ? await syncWithProvider(ctx, order, payment) : await settle(ctx, payment.id, 'polling');
      // The provider was not called, because the order is already paid.
      if (!answer) await updatePayment(ctx.db, payment.id, { nextPollAt: null });
    } catch (error) {
      await postpone(ctx, payment, error);
    } finally {
      await releasePayment(ctx.db, payment.id);
    }
  },
};

/** Polls all due payments and returns their number. */
export const pollPayments = (ctx: ServiceContext): Promise<number> => drain(ctx, paymentPolling);

async function postpone(ctx: ServiceContext, payment: PaymentRow, error: unknown): Promise<void> {
  const pollFailures = payment.pollFailures + 1;
  const isLast = pollFailures >= MAX_FAILURES;
  const details = { err: error, paymentId: payment.id, pollFailures };
  if (isLast) ctx.log.error(details, 'polling of a payment given up after its last attempt');
  else ctx.log.warn(details, 'polling of a payment failed, will be retried');
  const now = ctx.now();
  await updatePayment(ctx.db, payment.id, {
    pollFailures,
    nextPollAt: new Date(now.getTime() + Math.min(3600, 10 * 2 ** pollFailures) * 1000),
    pollFailedAt: isLast ? now : null,
  });
}
