import { isSettled } from '#src/domain/order.ts';
import { divideRefund, type RefundWish } from '#src/domain/refund.ts';
import { REFUND_TRANSITIONS } from '#src/domain/refund.ts';
import { returnPostings } from '#src/domain/return-postings.ts';
import { mayMove, move } from '#src/domain/transitions.ts';
import { findOrder, lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import {
  findFundBalances,
  findHeldParts,
  findPaymentsLeft,
  lockApprovals,
} from '#src/server/refunds/order-money.repository.ts';
import { readParts, returnedLines } from '#src/server/refunds/read-parts.ts';
import {
  findOpenRefund,
  insertRefund,
  lockRefund,
  RETURNED_OTHERWISE,
  type RefundRow,
  updateRefund,
} from '#src/server/refunds/refunds.repository.ts';

/** What staff return: of the donation, or money that is held and no donation. `line`: its number in the order, from 1. */
export type StaffWish =
  | { of: 'whole' }
  | { of: 'amount'; amount: number }
  | { of: 'line'; line: number }
  | { of: 'held' };

export type RefundDecision =
  | { outcome: 'approved'; refund: RefundRow; method: string }
  /** `limit`: the minor units that one refund can return now. */
  | { outcome: 'tooMuch' | 'onePayment' | 'spent'; limit: number; currency: OrderRow['currency'] }
  | {
      outcome:
        | 'unknown'
        | 'notPaid'
        | 'nothingLeft'
        | 'carriedOut'
        | 'unknownLine'
        | 'disputed'
        | 'underway'
        | 'notAsked'
        | 'nothingHeld';
    };

/**
 * Approves the refund that a donor asked for, or with `reason` makes one. The amount is decided here; the worker then asks the
 * provider, or staff transfer it. Under the lock of the order, so that two at once approve one.
 */
export async function approveRefund(
  ctx: ServiceContext,
  {
    actor = 'command',
    orderNumber,
    reason,
    wish,
  }: { orderNumber: number; wish: StaffWish; reason?: string | undefined; actor?: string },
): Promise<RefundDecision> {
  const found = await findOrder(ctx.db, { number: orderNumber });
  if (!found) return { outcome: 'unknown' };
  const decision = await ctx.db.transaction(async (tx): Promise<RefundDecision> => {
    const now = ctx.now();
    const order = (await lockOrder(tx, found.id))!;
    const open = await findOpenRefund(tx, order.id);
    if (open && open.status !== 'requested') return { outcome: 'underway' };
    if (!open && reason === undefined) return { outcome: 'notAsked' };
    const chosen = await choose(tx, order, wish);
    if (chosen.outcome !== 'chosen') return chosen;
    const decided = {
      status: 'approved' as const,
      paymentId: chosen.paymentId,
      amountMinor: chosen.amount,
      itemId: chosen.itemId,
      source: chosen.source,
      reserved: chosen.reserved,
      decidedAt: now,
      runAt: chosen.method === 'bank' ? null : now,
    };
    const request = open ?? (await insertRefund(tx, newRequest(order, reason!, now)))!;
    const status = move(REFUND_TRANSITIONS, request.status, 'approved');
    await updateRefund(tx, request.id, { ...decided, status });
    await audit(tx, {
      at: now,
      actor,
      action: 'refundApproved',
      subject: 'refund',
      subjectId: request.id,
      before: { status: request.status },
      after: { status, amount: chosen.amount, orderNumber, source: chosen.source },
    });
    return { outcome: 'approved', refund: { ...request, ...decided }, method: chosen.method };
  });
  ctx.notifyWorker('refunds');
  return decision;
}

const newRequest = (order: OrderRow, reason: string, now: Date) => ({
  orderId: order.id,
  status: 'requested' as const,
  requestedBy: 'staff' as const,
  reason,
  currency: order.currency,
  createdAt: now,
});

type Choice =
  | {
      outcome: 'chosen';
      paymentId: string;
      method: string;
      amount: number;
      itemId: string | null;
      source: RefundRow['source'];
      reserved: RefundRow['reserved'];
    }
  | Exclude<RefundDecision, { outcome: 'approved' }>;

async function choose(tx: Database, order: OrderRow, wish: StaffWish): Promise<Choice> {
  const payments = await findPaymentsLeft(tx, order.id);
  const held = await findHeldParts(tx, order.id);
  if (wish.of === 'held') {
    const [first] = held;
    const payment = payments.find(({ paymentId }) => paymentId === first?.paymentId);
    if (!first || !payment) return { outcome: 'nothingHeld' };
    if (payment.status === 'disputed') return { outcome: 'disputed' };
    const { method, paymentId } = payment;
    return { outcome: 'chosen', paymentId, method, amount: first.amount, itemId: null, source: 'held', reserved: null };
  }
  if (!isSettled(order.status)) return { outcome: 'notPaid' };
  const parts = await readParts(tx, order);
  const itemId = wish.of === 'line' ? parts.items[wish.line - 1]?.id : undefined;
  if (wish.of === 'line' && itemId === undefined) return { outcome: 'unknownLine' };
  const asked: RefundWish = wish.of === 'line' ? { of: 'line', id: itemId! } : wish;
  const divided = divideRefund(parts.given, asked);
  if (divided.outcome === 'tooMuch') return { ...divided, currency: order.currency };
  if (divided.outcome !== 'divided') return divided;
  // What is held of a payment is not of the donation.
  const usable = payments.map((payment) => ({
    ...payment,
    left:
      payment.left -
      held.filter(({ paymentId }) => paymentId === payment.paymentId).reduce((sum, { amount }) => sum + amount, 0),
  }));
  const best = usable.filter(({ status }) => status !== 'disputed').toSorted((a, b) => b.left - a.left)[0];
  if (usable.some(({ left, status }) => status === 'disputed' && left > 0) || !best) return { outcome: 'disputed' };
  if (divided.amount > best.left) return { outcome: 'onePayment', limit: best.left, currency: order.currency };
  const postings = returnPostings(
    parts.funds,
    await returnedLines(tx, parts.items, divided.division),
    divided.division.feeCover,
  );
  await lockApprovals(tx);
  const balances = await findFundBalances(
    tx,
    postings.map(({ account }) => account),
    order.currency,
  );
  const missing = postings.reduce(
    (sum, { account, amount }) => sum + Math.max(0, amount - (balances.get(account) ?? 0)),
    0,
  );
  if (missing > 0) return { outcome: 'spent', limit: divided.amount - missing, currency: order.currency };
  const { method, paymentId } = best;
  const reserved = postings.map(({ account, amount }) => ({ account, amount }));
  return {
    outcome: 'chosen',
    paymentId,
    method,
    amount: divided.amount,
    itemId: itemId ?? null,
    source: 'donation',
    reserved,
  };
}

export type RefundRefusal = 'refused' | 'unknown' | 'notOpen' | 'processing';

/** Refuses a refund that is not with the provider. `refusal`: why, in the donor's language. */
export async function refuseRefund(
  ctx: ServiceContext,
  { actor = 'command', orderNumber, refusal }: { orderNumber: number; refusal: string; actor?: string },
): Promise<RefundRefusal> {
  const found = await findOrder(ctx.db, { number: orderNumber });
  if (!found) return 'unknown';
  const outcome = await ctx.db.transaction(async (tx): Promise<RefundRefusal> => {
    const now = ctx.now();
    await lockOrder(tx, found.id);
    const open = await findOpenRefund(tx, found.id);
    const refund = open && (await lockRefund(tx, open.id));
    if (!refund) return 'notOpen';
    if (!mayMove(REFUND_TRANSITIONS, refund.status, 'refused')) return 'processing';
    await closeRefund(tx, refund, refusal, actor, now);
    return 'refused';
  });
  ctx.notifyWorker('outbox');
  return outcome;
}

/** Ends a refund that returns nothing. */
export async function closeRefund(
  tx: Database,
  refund: RefundRow,
  refusal: string,
  actor: string,
  now: Date,
): Promise<void> {
  const status = move(REFUND_TRANSITIONS, refund.status, 'refused');
  await updateRefund(tx, refund.id, { status, refusal, decidedAt: now, endedAt: now, runAt: null });
  if (refusal !== RETURNED_OTHERWISE)
    await enqueueEmail(tx, `refundRefused:${refund.id}`, { template: 'refundRefused', refundId: refund.id }, now);
  await audit(tx, {
    at: now,
    actor,
    action: 'refundRefused',
    subject: 'refund',
    subjectId: refund.id,
    before: { status: refund.status },
    after: { status, refusal },
  });
}
