import type { ServiceContext } from '../context.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { askProvider } from './ask-provider.ts';
import { findDuePayments, updatePayment } from './payments.repository.ts';
import { settle } from './settle.ts';

/** Asks after payments whose notice did not come, and makes the provider know those that it never heard of. */
export async function enquireDue(ctx: ServiceContext): Promise<number> {
  const due = await findDuePayments(ctx.db, ctx.now());
  for (const payment of due) {
    try {
      const order = payment.providerRef === null ? await findOrder(ctx.db, { id: payment.orderId }) : undefined;
      const answer = order ? await askProvider(ctx, order, payment) : await settle(ctx, payment.id, 'enquiry by the clock');
      // Nobody was asked: the order is paid otherwise. Where we have no provider just now, it is asked when there is one.
      if (!answer) await updatePayment(ctx.db, payment.id, { nextEnquiryAt: ctx.gateways.payments.stripe ? null : new Date(ctx.now().getTime() + 3_600_000) });
    } catch (error) {
      ctx.log.warn({ err: error, paymentId: payment.id }, 'a provider did not answer an enquiry');
      const enquiries = payment.enquiries + 1;
      await updatePayment(ctx.db, payment.id, { enquiries, nextEnquiryAt: new Date(ctx.now().getTime() + Math.min(3600, 10 * 2 ** enquiries) * 1000) });
    }
  }
  return due.length;
}
