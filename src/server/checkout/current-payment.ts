import { minimumCharge } from '#money/currencies.ts';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { isSettled } from '#src/domain/order.ts';
import { isOpen } from '#src/domain/payment.ts';
import { readCardCheck } from '#src/server/card-checks/admit-card-payment.ts';
import { type PaymentSnapshot, ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { AppError } from '#src/server/http/errors.ts';
import { viewOrder } from '#src/server/orders/order-view.ts';
import { findOrder, lockOrder } from '#src/server/orders/orders.repository.ts';
import { findOwnOrder, type OrderLocator } from '#src/server/orders/own-order.ts';
import { writePayment } from '#src/server/payments/draft-payment.ts';
import { secretOf, viewPayment } from '#src/server/payments/payment-view.ts';
import {
  claimProviderSync,
  findCurrentPayment,
  findPayment,
  findPaymentByRef,
  type PaymentRow,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { endPayment } from '#src/server/settlement/end-payment.ts';
import { syncWithProvider } from '#src/server/settlement/sync-with-provider.ts';
import { findCharge } from '#src/server/subscriptions/subscriptions.repository.ts';

/** The order id for the id of an order or of a payment. */
export async function orderIdOf(ctx: ServiceContext, id: string): Promise<string> {
  return (await findPayment(ctx.db, id))?.orderId ?? id;
}

/** Visitors trigger at most one query to the provider in this time, for each payment. */
const ASK_EVERY_SECONDS = 3;
/** `always` for the return from the card form, where the response depends on the present status; `never` right after it was stored. */
type Asking = { ask?: 'always' | 'seldom' | 'never' };

/** An order and its payment, as `checkPayment` returns them. @throws AppError `notFound` */
export async function currentPayment(
  ctx: ServiceContext,
  name: OrderLocator,
  asking?: Asking,
): Promise<OrderAndPayment> {
  return (await checkPayment(ctx, name, asking)).donation;
}

/**
 * An order and its payment. Asks the provider about an open payment, because its webhook event may be late; `isUnknown` when
 * the provider does not answer, so that the stored status may be outdated.
 * @throws AppError `notFound`
 */
export async function checkPayment(
  ctx: ServiceContext,
  name: OrderLocator,
  { ask = 'seldom' }: Asking = {},
): Promise<{ donation: OrderAndPayment; isUnknown: boolean }> {
  const order = await findOwnOrder(ctx, name);
  const payment = await findCurrentPayment(ctx.db, order.id);
  if (!payment) throw new AppError('notFound');
  let snapshot: PaymentSnapshot | undefined;
  let isUnknown = false;
  const isWorthAsking =
    ask !== 'never' &&
    !isSettled(order.status) &&
    (isOpen(payment.status) || payment.status === 'failed') &&
    payment.method !== 'bank';
  if (
    isWorthAsking &&
    !(await claimProviderSync(ctx.db, payment.id, ctx.now(), ask === 'always' ? 0 : ASK_EVERY_SECONDS))
  ) {
    isUnknown = !(await hasAnswered(ctx, payment.id));
  } else if (isWorthAsking) {
    snapshot = await syncWithProvider(ctx, order, payment).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      isUnknown = true;
      return undefined;
    });
  }
  return { donation: await view(ctx, order.id, snapshot), isUnknown };
}

/**
 * Takes the payment that a donor has agreed to at PayPal, and returns it with its order. `ref`: PayPal's id of it; `keys`: what
 * opens the order.
 * @throws AppError `notFound` for a payment that is not the caller's
 */
export async function capturePaypal(
  ctx: ServiceContext,
  ref: string,
  keys: Pick<OrderLocator, 'accessKey' | 'accountId'>,
): Promise<OrderAndPayment> {
  const payment = await findPaymentByRef(ctx.db, 'paypal', ref);
  if (!payment) throw new AppError('notFound');
  return currentPayment(ctx, { id: payment.orderId, ...keys }, { ask: 'always' });
}

/** Whether the provider has reported the payment's status since a visitor last asked for it. */
async function hasAnswered(ctx: ServiceContext, paymentId: string): Promise<boolean> {
  const { syncedAt, syncRequestedAt } = (await findPayment(ctx.db, paymentId))!;
  return syncRequestedAt === null || (syncedAt !== null && syncedAt >= syncRequestedAt);
}

/**
 * A new payment for an order whose last one failed or was cancelled. Returns the last one if it may still be paid. Otherwise
 * cancels it at the provider first, so that two cannot be paid, and returns it if it proves to be paid.
 * @throws AppError `notFound`; `conflict` where the order takes no payment, is a period of a recurring donation, or its payment is
 *   processing; `unavailable`
 */
export async function retryPayment(ctx: ServiceContext, name: OrderLocator): Promise<OrderAndPayment> {
  const order = await findOwnOrder(ctx, name);
  const last = await findCurrentPayment(ctx.db, order.id);
  if (!last || order.method === 'bank' || (order.status !== 'pending' && !isSettled(order.status)))
    throw new AppError('conflict');
  // A period of a recurring donation is charged by the scheduler alone: a second payment beside its next attempt would be paid twice.
  if (await findCharge(ctx.db, order.id)) throw new AppError('conflict');
  try {
    const snapshot = await syncWithProvider(ctx, order, last);
    const known = (await findPayment(ctx.db, last.id))!;
    if (isOpen(known.status)) {
      if (known.status === 'processing') throw new AppError('conflict');
      return await view(ctx, order.id, snapshot);
    }
    await endPayment(ctx, known);
    const ended = (await findOrder(ctx.db, { id: order.id }))!;
    if (isSettled(ended.status)) return await view(ctx, order.id);
    const payment = await newPayment(ctx, order.id, last.id);
    return await view(ctx, order.id, await syncWithProvider(ctx, ended, payment));
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new AppError('unavailable', { cause: error, retryAfter: 5 });
    throw error;
  }
}

/**
 * A new payment of what is due after the last one has ended. When two tabs retry at once, the second gets the payment of the
 * first. @throws AppError `conflict` while the last payment is processing, or where the rest is below the minimum charge
 */
const newPayment = (ctx: ServiceContext, orderId: string, lastId: string): Promise<PaymentRow> =>
  ctx.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderId))!;
    const current = (await findCurrentPayment(tx, orderId))!;
    if (current.status === 'processing') throw new AppError('conflict');
    // A payment that the provider has not confirmed is sent again under its own idempotency key.
    if (current.id !== lastId || (current.status === 'created' && current.providerRef === null)) return current;
    const rest = order.totalMinor - order.receivedMinor;
    const isTooLittle = order.receivedMinor > 0 && rest < minimumCharge(order.method, order.currency);
    if (isSettled(order.status) || isTooLittle) throw new AppError('conflict');
    return writePayment(tx, order, ctx.now());
  });

async function view(ctx: ServiceContext, orderId: string, snapshot?: PaymentSnapshot): Promise<OrderAndPayment> {
  const order = (await findOrder(ctx.db, { id: orderId }))!;
  const payment = (await findCurrentPayment(ctx.db, orderId))!;
  return {
    order: await viewOrder(ctx.db, order),
    payment: viewPayment(payment, secretOf(snapshot) ?? openSecret(ctx, payment), await readCardCheck(ctx, payment)),
  };
}

/** The stored client secret, with which the browser finishes a payment; undefined if it cannot be decrypted after a change of keys. */
function openSecret({ keys }: ServiceContext, { encryptedClientSecret }: PaymentRow): string | undefined {
  try {
    return encryptedClientSecret === null ? undefined : keys.decrypt(encryptedClientSecret);
  } catch {
    return undefined;
  }
}
