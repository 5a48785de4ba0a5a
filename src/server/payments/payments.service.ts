import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { isSettled } from '#src/domain/order.ts';
import { isOpen, LEAST_REST } from '#src/domain/payment.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { type PaymentSnapshot, ProviderUnavailableError } from '../gateways/payments/port.ts';
import { viewOrder, viewPayment } from '../orders/order-view.ts';
import { findOrder, lockOrder } from '../orders/orders.repository.ts';
import { findOwnOrder, type OrderName } from '../orders/orders.service.ts';
import { writePayment } from '../orders/write-order.ts';
import { askProvider } from './ask-provider.ts';
import { claimQuestion, findCurrentPayment, findPayment, type PaymentRow } from './payments.repository.ts';
import { applySnapshot } from './settle.ts';

/** The order that an id names: its own, or one of its payments'. */
export async function orderIdOf(ctx: ServiceContext, id: string): Promise<string> {
  return (await findPayment(ctx.db, id))?.orderId ?? id;
}

/** However often a visitor looks, the provider is asked about a payment no more than once in this time. */
const ASK_EVERY_SECONDS = 3;
/** `always`: somebody comes back from the card form, and the answer decides what they see. */
type Asking = { ask?: 'always' | 'seldom' };

/** How an order and its payment stand, as `checkPayment` finds them. @throws AppError `notFound` */
export async function currentPayment(ctx: ServiceContext, name: OrderName, asking?: Asking): Promise<OrderAndPayment> {
  return (await checkPayment(ctx, name, asking)).gift;
}

/**
 * How an order and its payment stand. While that is open the provider is asked, for its webhook event may be late; when
 * the provider is silent too, the answer is what we know, which may be old: `isUnknown`.
 * @throws AppError `notFound`
 */
export async function checkPayment(ctx: ServiceContext, name: OrderName, { ask = 'seldom' }: Asking = {}): Promise<{ gift: OrderAndPayment; isUnknown: boolean }> {
  const order = await findOwnOrder(ctx, name);
  const payment = await findCurrentPayment(ctx.db, order.id);
  if (!payment) throw new AppError('notFound');
  let snapshot: PaymentSnapshot | undefined;
  let isUnknown = false;
  const isWorthAsking = !isSettled(order.status) && (isOpen(payment.status) || payment.status === 'failed') && payment.method !== 'bank';
  if (isWorthAsking && !await claimQuestion(ctx.db, payment.id, ctx.now(), ask === 'always' ? 0 : ASK_EVERY_SECONDS)) {
    isUnknown = !await hasAnswered(ctx, payment.id);
  } else if (isWorthAsking) {
    snapshot = await askProvider(ctx, order, payment).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      isUnknown = true;
      return undefined;
    });
  }
  return { gift: await view(ctx, order.id, snapshot), isUnknown };
}

/** Whether the last question of a visitor has been answered: by the provider, or since by anything else that we heard of it. */
async function hasAnswered(ctx: ServiceContext, paymentId: string): Promise<boolean> {
  const { answeredAt, askedAt } = (await findPayment(ctx.db, paymentId))!;
  return askedAt === null || (answeredAt !== null && answeredAt >= askedAt);
}

/**
 * A new payment for an order whose last one was refused or came to nothing. One that may still be paid is the answer as it
 * is; a refused one is ended at the provider first, so that no two can be paid; if it turns out to be paid, that is the answer.
 * @throws AppError `notFound`, `conflict` for an order that takes no payment or whose money is being looked for, `unavailable`
 */
export async function retryPayment(ctx: ServiceContext, name: OrderName): Promise<OrderAndPayment> {
  const order = await findOwnOrder(ctx, name);
  const last = await findCurrentPayment(ctx.db, order.id);
  if (!last || order.method === 'bank' || (order.status !== 'pending' && !isSettled(order.status))) throw new AppError('conflict');
  try {
    const asked = await askProvider(ctx, order, last);
    const known = (await findPayment(ctx.db, last.id))!;
    if (isOpen(known.status)) {
      if (known.status === 'processing') throw new AppError('conflict');
      return await view(ctx, order.id, asked);
    }
    await endPayment(ctx, known);
    const ended = (await findOrder(ctx.db, { id: order.id }))!;
    if (isSettled(ended.status)) return await view(ctx, order.id);
    const payment = await newPayment(ctx, order.id, last.id);
    return await view(ctx, order.id, await askProvider(ctx, ended, payment));
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new AppError('unavailable', { cause: error, retryAfter: 5 });
    throw error;
  }
}

/** Ends a payment at the provider and takes over how it stands then. @throws ProviderUnavailableError */
export async function endPayment(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  const gateway = ctx.gateways.payments.stripe;
  if (payment.providerRef === null || !gateway || payment.status === 'cancelled' || payment.status === 'succeeded') return;
  const ended = await gateway.cancel(payment.providerRef, `${payment.idempotencyKey}:cancel`);
  // Asked once more when it was paid: only then is the fee told.
  await applySnapshot(ctx, payment.id, ended.status === 'succeeded' ? await gateway.retrieve(payment.providerRef) : ended, 'ended by us');
}

/**
 * A payment of what is due now that the last one has ended. Of two tabs that try again at once, the second takes the
 * payment of the first. @throws AppError `conflict` while money of the last one is on its way or the rest is too little
 */
const newPayment = (ctx: ServiceContext, orderId: string, lastId: string): Promise<PaymentRow> => ctx.db.transaction(async (tx) => {
  const order = (await lockOrder(tx, orderId))!;
  const current = (await findCurrentPayment(tx, orderId))!;
  if (current.status === 'processing') throw new AppError('conflict');
  // Of one that the provider never answered for, its own key asks again.
  if (current.id !== lastId || (current.status === 'created' && current.providerRef === null)) return current;
  const isTooLittle = order.receivedMinor > 0 && order.totalMinor - order.receivedMinor < LEAST_REST;
  if (isSettled(order.status) || isTooLittle) throw new AppError('conflict');
  return writePayment(tx, order, ctx.now());
});

async function view(ctx: ServiceContext, orderId: string, snapshot?: PaymentSnapshot): Promise<OrderAndPayment> {
  const order = (await findOrder(ctx.db, { id: orderId }))!;
  const payment = (await findCurrentPayment(ctx.db, orderId))!;
  return { order: await viewOrder(ctx.db, order), payment: viewPayment(payment, snapshot?.clientSecret ?? openSecret(ctx, payment)) };
}

/** What the browser needs to finish a payment, as it was stored. After a change of keys it is asked for anew. */
function openSecret({ keys }: ServiceContext, { sealedClientSecret }: PaymentRow): string | undefined {
  try {
    return sealedClientSecret === null ? undefined : keys.open(sealedClientSecret);
  } catch {
    return undefined;
  }
}
