import type { ServiceContext } from '../context.ts';
import { drain, type Work } from '../jobs/work.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { askProvider } from './ask-provider.ts';
import { releasePayment, type PaymentRow, takeDuePayment, updatePayment } from './payments.repository.ts';
import { settle } from './settle.ts';

/** About two days of a silent provider. */
const MAX_FAILURES = 48;

/** Asks about payments whose webhook event did not come, and makes the provider know those that it never heard of. */
export const paymentPolling: Work<PaymentRow> = {
  name: 'paymentPolling',
  everyMs: 5000,
  lanes: { embedded: 2, postgres: 4 },
  // Without a provider just now the payments wait, and are asked about when there is one.
  take: async ({ db, gateways, now }) => (gateways.payments.stripe ? takeDuePayment(db, now()) : undefined),
  run: async (ctx, payment) => {
    try {
      const order = payment.providerRef === null ? await findOrder(ctx.db, { id: payment.orderId }) : undefined;
      const answer = order ? await askProvider(ctx, order, payment) : await settle(ctx, payment.id, 'polling');
      // Nobody was asked: the order is paid otherwise.
      if (!answer) await updatePayment(ctx.db, payment.id, { nextEnquiryAt: null });
    } catch (error) {
      await postpone(ctx, payment, error);
    } finally {
      await releasePayment(ctx.db, payment.id);
    }
  },
};

/** Polls what is due now, and tells how much that was. */
export const pollPayments = (ctx: ServiceContext): Promise<number> => drain(ctx, paymentPolling);

async function postpone(ctx: ServiceContext, payment: PaymentRow, error: unknown): Promise<void> {
  const enquiryFailures = payment.enquiryFailures + 1;
  const isLast = enquiryFailures >= MAX_FAILURES;
  ctx.log[isLast ? 'error' : 'warn']({ err: error, paymentId: payment.id, enquiryFailures }, isLast ? 'asking about a payment is given up' : 'a provider did not answer about a payment');
  const now = ctx.now();
  await updatePayment(ctx.db, payment.id, { enquiryFailures, nextEnquiryAt: new Date(now.getTime() + Math.min(3600, 10 * 2 ** enquiryFailures) * 1000), ...(isLast ? { enquiryFailedAt: now } : {}) });
}
