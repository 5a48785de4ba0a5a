import type { Money } from '#money/money.ts';
import { PAYMENT_TRANSITIONS } from '#src/domain/payment.ts';
import { move } from '#src/domain/transitions.ts';
import {
  ProviderUnavailableError,
  RefundRejectedError,
  type RefundSnapshot,
} from '#src/server/gateways/payments/port.ts';
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
import type { Database } from '#src/server/platform/db/client.ts';

type Held = {
  payment: PaymentRow;
  received: Money;
  /** What was returned, and has arrived. */
  returned: Money;
  /** What the donor's bank took back by a dispute. */
  lost: Money;
  /** What neither went back nor is on its way. */
  left: Money;
  /** The provider is still returning some of it. */
  isComing: boolean;
  /** How many returns have failed: a new one is another request to the provider. */
  failures: number;
};
export type ForeignMoney =
  | ({ outcome: 'found'; order: OrderRow } & Held)
  | { outcome: 'unknownOrder' | 'nothingHeld' | 'disputed' | 'unavailable' };

/**
 * Money that came for an order in another currency, as its provider reports it now: of the payments that `ledger:held` names,
 * the oldest.
 */
export async function findForeignMoney(ctx: ServiceContext, number: number): Promise<ForeignMoney> {
  const order = await findOrder(ctx.db, { number });
  if (!order) return { outcome: 'unknownOrder' };
  try {
    for (const id of await findUnclearPayments(ctx.db, order.id)) {
      // oxlint-disable-next-line no-await-in-loop -- there is one, but for a donor who paid twice
      const found = await foreignMoneyOf(ctx, order, (await findPayment(ctx.db, id))!);
      if (found === 'disputed') return { outcome: 'disputed' };
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
): Promise<Held | 'disputed' | undefined> {
  const gateway = ctx.gateways.payments.for(payment.method);
  if (payment.providerRef === null || !gateway) return undefined;
  const { received } = await gateway.retrieve(payment.providerRef);
  if (received.minor <= 0 || received.currency === order.currency) return undefined;
  const disputes = await gateway.findDisputes(payment.providerRef);
  // The bank has taken it and may give it back: until it decides, a refund could pay the donor twice.
  if (disputes.some(({ status }) => status === 'open')) return 'disputed';
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    // In yet another currency nobody knows how much of it that was: nothing is returned again.
    .reduce((sum, { amount }) => sum + (amount.currency === received.currency ? amount.minor : received.minor), 0);
  const refunds = await gateway.findRefunds(payment.providerRef);
  const sumOf = (status: RefundSnapshot['status']): number =>
    refunds.filter((one) => one.status === status).reduce((sum, { amount }) => sum + amount.minor, 0);
  const [returned, coming] = [sumOf('succeeded'), sumOf('pending')];
  return {
    payment,
    received,
    returned: { ...received, minor: returned },
    lost: { ...received, minor: lost },
    left: { ...received, minor: Math.max(0, received.minor - returned - coming - lost) },
    isComing: coming > 0,
    failures: refunds.filter(({ status }) => status === 'failed').length,
  };
}

/**
 * Returns it at the provider, as far as it was not, and gives up the payment once all of it has arrived, so that its donor can
 * pay again. It was never booked, so nothing is booked back. The key follows from what is left and what has failed: the same
 * command again returns nothing twice, and what failed is asked for again.
 */
export async function returnForeignMoney(
  ctx: ServiceContext,
  held: Extract<ForeignMoney, { outcome: 'found' }>,
  reason: string,
): Promise<'returned' | 'coming' | 'closedAlready' | 'unavailable' | { rejected: string }> {
  const { failures, isComing, left, payment } = held;
  let made: Pick<RefundSnapshot, 'status' | 'failureCode'> = { status: isComing ? 'pending' : 'succeeded' };
  try {
    if (left.minor > 0)
      made = await ctx.gateways.payments
        .for(payment.method)!
        .refund({
          refundId: payment.id,
          attempt: failures + 1,
          providerRef: payment.providerRef!,
          amount: left,
          idempotencyKey: `sanad-foreign-${payment.id}-${failures}-${left.minor}`,
        });
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return 'unavailable';
    if (!(error instanceof RefundRejectedError)) throw error;
    made = { status: 'failed', failureCode: error.code };
  }
  const { failureCode = 'failed', status } = made;
  return ctx.db.transaction(async (tx) => {
    await lockOrder(tx, held.order.id);
    const known = (await lockPayment(tx, payment.id))!;
    if (known.status !== 'processing') return 'closedAlready';
    if (status === 'failed') {
      await auditReturn(ctx, tx, held, 'foreignMoneyNotReturned', { asked: left, code: failureCode, reason });
      return { rejected: failureCode };
    }
    if (status === 'pending' || isComing) {
      await auditReturn(ctx, tx, held, 'foreignMoneyReturning', { asked: left, reason });
      return 'coming';
    }
    await close(ctx, tx, known);
    await auditReturn(ctx, tx, held, 'foreignMoneyReturned', { status: 'cancelled', asked: left, reason });
    return 'returned';
  });
}

async function close(ctx: ServiceContext, tx: Database, { id, status: from }: PaymentRow): Promise<void> {
  const now = ctx.now();
  const status = move(PAYMENT_TRANSITIONS, from, 'cancelled');
  await updatePayment(tx, id, { status, nextPollAt: null, updatedAt: now });
  await recordPaymentStatus(tx, {
    paymentId: id,
    from,
    to: status,
    at: now,
    reason: 'received in another currency, and returned',
  });
}

/** The last of these says in `ledger:held` whether the money is on its way. */
const auditReturn = (
  { now }: ServiceContext,
  tx: Database,
  { lost, payment, received, returned }: Held,
  action: 'foreignMoneyReturned' | 'foreignMoneyReturning' | 'foreignMoneyNotReturned',
  after: object,
): Promise<void> =>
  audit(tx, {
    at: now(),
    actor: 'command',
    action,
    subject: 'payment',
    subjectId: payment.id,
    before: { status: payment.status, received, returned, lost },
    after,
  });
