import type { Money } from '#money/money.ts';
import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { move } from '#src/domain/transitions.ts';
import { ProviderUnavailableError, RefundRejectedError } from '#src/server/gateways/payments/port.ts';
import { findUnclearPayments } from '#src/server/ledger/held-money.repository.ts';
import { findOrder, lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

export type ForeignMoney =
  | { outcome: 'found'; order: OrderRow; payment: PaymentRow; received: Money; left: Money }
  | { outcome: 'unknownOrder' | 'nothingHeld' | 'unavailable' };

/**
 * Money that came for an order in another currency, as its provider reports it now: of the payments that `ledger:held` names,
 * the oldest. `left`: what was not returned yet.
 */
export async function findForeignMoney(ctx: ServiceContext, number: number): Promise<ForeignMoney> {
  const order = await findOrder(ctx.db, { number });
  if (!order) return { outcome: 'unknownOrder' };
  try {
    for (const id of await findUnclearPayments(ctx.db, order.id)) {
      // oxlint-disable-next-line no-await-in-loop -- there is one, but for a donor who paid twice
      const found = await foreignMoneyOf(ctx, order, (await findPayment(ctx.db, id))!);
      if (found) return { outcome: 'found', order, ...found };
    }
    return { outcome: 'nothingHeld' };
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return { outcome: 'unavailable' };
    throw error;
  }
}

/** @throws ProviderUnavailableError */
async function foreignMoneyOf(
  ctx: ServiceContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<{ payment: PaymentRow; received: Money; left: Money } | undefined> {
  const gateway = ctx.gateways.payments.for(payment.method);
  if (payment.providerRef === null || !gateway) return undefined;
  const { received } = await gateway.retrieve(payment.providerRef);
  if (received.minor <= 0 || received.currency === order.currency) return undefined;
  const returned = (await gateway.findRefunds(payment.providerRef))
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.minor, 0);
  return { payment, received, left: { ...received, minor: received.minor - returned } };
}

/**
 * Returns it at the provider, as far as it was not, and gives up the payment, so that its donor can pay again. It was never
 * booked, so nothing is booked back. The key follows from what is left: the same command again returns nothing twice.
 */
export async function returnForeignMoney(
  ctx: ServiceContext,
  { left, order, payment, received }: Extract<ForeignMoney, { outcome: 'found' }>,
  reason: string,
): Promise<'returned' | 'closedAlready' | 'unavailable' | { rejected: string }> {
  try {
    if (left.minor > 0)
      await ctx.gateways.payments
        .for(payment.method)!
        .refund({
          refundId: payment.id,
          attempt: 1,
          providerRef: payment.providerRef!,
          amount: left,
          idempotencyKey: `sanad-foreign-${payment.id}-${left.minor}`,
        });
  } catch (error) {
    if (error instanceof RefundRejectedError) return { rejected: error.message };
    if (error instanceof ProviderUnavailableError) return 'unavailable';
    throw error;
  }
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockOrder(tx, order.id);
    const known = (await lockPayment(tx, payment.id))!;
    if (known.status !== 'processing') return 'closedAlready';
    const status = move(PAYMENT_TRANSITIONS, known.status, 'cancelled');
    await updatePayment(tx, known.id, { status, nextPollAt: null, updatedAt: now });
    await recordPaymentStatus(tx, {
      paymentId: known.id,
      from: known.status,
      to: status,
      at: now,
      reason: 'received in another currency, and returned',
    });
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'foreignMoneyReturned',
      subject: 'payment',
      subjectId: known.id,
      before: { status: known.status, received },
      after: { status, returned: left, reason },
    });
    return 'returned';
  });
}
