import { COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import type { CookieRule } from '#src/contracts/cookies.ts';
import { ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { mayMove } from '#src/domain/transitions.ts';
import { AppError } from '#src/server/http/errors.ts';
import { findOrder, lockOrder, recordOrderStatus, updateOrder } from '#src/server/orders/orders.repository.ts';
import { findOwnOrder } from '#src/server/orders/own-order.ts';
import { findCurrentPayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { releaseUnpaidShares } from '#src/server/sacrifices/shares.repository.ts';
import { endPayment } from '#src/server/settlement/end-payment.ts';
import {
  findSubscriptionStartedBy,
  updateSubscriptionStartedBy,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * The unpaid order that this browser placed from its cart before, by its cookies; undefined where there is none. Whoever comes back
 * to pay in another way is not told that the shares they hold themselves are taken.
 */
export async function findReplacedOrder(
  ctx: ServiceContext,
  cookie: (rule: CookieRule) => string | undefined,
): Promise<string | undefined> {
  const number = /^(\d{1,15})\./.exec(cookie(COOKIES.paying) ?? '')?.[1];
  const accessKey = number === undefined ? undefined : cookie(orderCookie(number));
  if (number === undefined || accessKey === undefined) return undefined;
  try {
    const { id, receivedMinor, status } = await findOwnOrder(ctx, { number, accessKey });
    return status === 'pending' && receivedMinor === 0 ? id : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  }
}

/** The order that was to be replaced is paid, or its payment is on its way. */
export class ReplacedOrderPaidError extends AppError {
  constructor() {
    super('conflict');
  }
}

/**
 * Ends an unpaid order, so that another one takes its shares, or the sponsorship that it would begin: its payment is cancelled at the
 * provider first, so that two cannot be paid. @throws ReplacedOrderPaidError; ProviderUnavailableError
 */
export async function endReplacedOrder(ctx: ServiceContext, id: string): Promise<void> {
  const payment = await findCurrentPayment(ctx.db, id);
  if (payment) await endPayment(ctx, payment);
  const now = ctx.now();
  const isEnded = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const last = await findCurrentPayment(tx, id);
    const mayBePaid = last !== undefined && (last.status === 'processing' || last.status === 'succeeded');
    if (!order || mayBePaid || !mayMove(ORDER_TRANSITIONS, order.status, 'cancelled')) return false;
    await updateOrder(tx, id, { status: 'cancelled' });
    await recordOrderStatus(tx, {
      orderId: id,
      from: order.status,
      to: 'cancelled',
      at: now,
      reason: 'another one replaces it',
    });
    await releaseUnpaidShares(tx, id);
    const begun = await findSubscriptionStartedBy(tx, id);
    if (begun?.status === 'incomplete') await updateSubscriptionStartedBy(tx, id, { status: 'cancelled' });
    return true;
  });
  if (!isEnded && (await findOrder(ctx.db, { id }))?.status !== 'cancelled') throw new ReplacedOrderPaidError();
}
