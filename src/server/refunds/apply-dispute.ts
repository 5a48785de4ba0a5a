import { DISPUTE_TRANSITIONS, type DisputeStatus, isDecided } from '#src/domain/dispute.ts';
import { accounts, feeEntry, heldEntry } from '#src/domain/ledger.ts';
import { PAYMENT_TRANSITIONS, type PaymentStatus } from '#src/domain/payment.ts';
import { mayMove } from '#src/domain/transitions.ts';
import type { DisputeSnapshot } from '#src/server/gateways/payments/port.ts';
import { postEntry } from '#src/server/ledger/ledger.repository.ts';
import { lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaymentStatus,
  updatePayment,
} from '#src/server/payments/payments.repository.ts';
import { audit, isAudited } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { bookHeldReturn, bookReturn } from '#src/server/refunds/book-return.ts';
import { closeRefund } from '#src/server/refunds/decide-refund.ts';
import {
  type DisputeRow,
  findDispute,
  hasLostDispute,
  hasOpenDispute,
  insertDispute,
  updateDispute,
} from '#src/server/refunds/disputes.repository.ts';
import { endRecurring } from '#src/server/refunds/end-recurring.ts';
import { findHeldParts } from '#src/server/refunds/order-money.repository.ts';
import { findOpenRefund, RETURNED_OTHERWISE } from '#src/server/refunds/refunds.repository.ts';
import { undoLoss } from '#src/server/refunds/undo-loss.ts';

type Case = { tx: Database; order: OrderRow; payment: PaymentRow; dispute: DisputeRow; at: Date; now: Date };

/**
 * Books a dispute as its provider reports it, each step once, in any order and number of reports. What a bank withdraws is
 * neither ours nor the donor's until it has decided; with a lost dispute it leaves the funds. A bank may decide again: what was
 * booked for its decision is then booked back. `askedAt`: when the provider was asked.
 */
export async function applyDispute(
  ctx: ServiceContext,
  paymentId: string,
  snapshot: DisputeSnapshot,
  askedAt: Date,
): Promise<void> {
  const found = await findPayment(ctx.db, paymentId);
  if (!found) return;
  const news = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const order = (await lockOrder(tx, found.orderId))!;
    const payment = (await lockPayment(tx, paymentId))!;
    if (snapshot.amount.currency !== order.currency) return recordForeignDispute(tx, payment, snapshot, now);
    const known = await findDispute(tx, snapshot.disputeRef);
    if (known && known.paymentId !== payment.id) return undefined;
    const dispute = known ?? (await writeDispute(tx, order, payment, snapshot));
    let one: Case = { tx, order, payment, dispute, at: snapshot.at, now };
    const isNew = known === undefined;
    const mayEnd = isNew || mayMove(DISPUTE_TRANSITIONS, dispute.status, snapshot.status);
    if (mayEnd && isDecided(dispute.status)) {
      // An answer from before the decision was stored, which another process has asked for.
      if (dispute.endedAt !== null && askedAt <= dispute.endedAt) return undefined;
      const reopened = await reopen(one);
      if (!reopened) return recordUnbooked(one, snapshot);
      one = reopened;
    }
    await bookDisputeFee(one, snapshot);
    const isOpen = mayEnd || dispute.status === 'open';
    const withdrawn = isOpen && snapshot.isWithdrawn && snapshot.status === 'open' && !one.dispute.isWithdrawn;
    if (mayEnd) await bookOtherAmount(one, snapshot.amount.minor);
    if (withdrawn) await bookWithdrawal(one);
    if (!mayEnd) return undefined;
    await updateDispute(tx, dispute.id, {
      status: snapshot.status,
      dueBy: snapshot.dueBy ?? null,
      endedAt: isDecided(snapshot.status) ? now : null,
    });
    await STEPS[snapshot.status](one);
    await audit(tx, {
      at: now,
      actor: 'provider',
      action: 'dispute',
      subject: 'payment',
      subjectId: payment.id,
      before: isNew ? null : { status: dispute.status },
      after: { status: snapshot.status, disputeRef: dispute.providerRef, amount: one.dispute.amountMinor },
    });
    return { orderNumber: order.number, status: snapshot.status, reason: snapshot.reason };
  });
  if (news) ctx.log.warn(news, 'a payment is disputed at the bank');
  ctx.notifyWorker('outbox');
}

const writeDispute = (
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { amount, at, disputeRef, dueBy, reason }: DisputeSnapshot,
): Promise<DisputeRow> =>
  insertDispute(tx, {
    orderId: order.id,
    paymentId: payment.id,
    providerRef: disputeRef,
    // What it is now is applied as a step from here.
    status: 'inquiry',
    reason,
    currency: order.currency,
    amountMinor: amount.minor,
    dueBy: dueBy ?? null,
    openedAt: at,
  });

const STEPS: Record<DisputeStatus, (one: Case) => Promise<void>> = {
  // Nothing is taken yet; a refund now would end the inquiry.
  inquiry: async () => {},
  open: async ({ now, order, payment, tx }) => {
    await movePayment(tx, payment, ['disputed'], now);
    await endRecurring(tx, order, 'disputed', now);
  },
  won: async (one) => {
    const { dispute, now, payment, tx } = one;
    if (dispute.isWithdrawn) await bookMovement(one, 'disputeWon', -dispute.amountMinor);
    const isElsewhere = (await hasOpenDispute(tx, payment.id)) || (await hasLostDispute(tx, payment.id));
    if (!isElsewhere) await movePayment(tx, payment, ['succeeded'], now);
  },
  lost: async (one) => {
    const { dispute, now, order, payment, tx } = one;
    const outOf = dispute.isWithdrawn ? accounts.disputed(payment.method) : accounts.provider(payment.method);
    const externalKey = keyOf(dispute, 'lost');
    const money = { kind: 'disputeLost' as const, externalKey, outOf, amount: dispute.amountMinor, at: one.at };
    const isHeld = (await findHeldParts(tx, order.id)).some(({ paymentId }) => paymentId === payment.id);
    const lines = isHeld
      ? await bookHeldReturn(tx, order, payment, money, now)
      : (await bookReturn(tx, order, payment, money, now)).lines;
    await updateDispute(tx, dispute.id, { lostLines: lines.map(({ amount, id }) => ({ id, amount })) });
    await movePayment(tx, payment, payment.status === 'succeeded' ? ['disputed', 'lost'] : ['lost'], now);
    await endRecurring(tx, order, 'disputed', now);
    const refund = await findOpenRefund(tx, order.id);
    // The bank has returned the money: a refund would be the second one.
    if (refund && refund.status !== 'processing' && !isHeld)
      await closeRefund(tx, refund, RETURNED_OTHERWISE, 'provider', now);
  },
};

/** The key of a step; a decision that was changed begins another round of them. */
const keyOf = ({ providerRef, round }: DisputeRow, step: string): string =>
  `dispute:${providerRef}:${step}${round === 0 ? '' : `:${round + 1}`}`;

/**
 * Books a decision back that the bank has changed, as if the dispute were new: what a won one brought is there, what a lost one
 * took comes back. Undefined where it is not known what it took, as for those that were lost before that was stored.
 */
async function reopen(one: Case): Promise<Case | undefined> {
  const { at, dispute, now, order, payment, tx } = one;
  const isLost = dispute.status === 'lost';
  if (isLost && dispute.lostLines === null) return undefined;
  const change = { status: 'inquiry' as const, isWithdrawn: false, endedAt: null, lostLines: null };
  await updateDispute(tx, dispute.id, { ...change, round: dispute.round + 1 });
  const reopened = { ...one, dispute: { ...dispute, ...change, round: dispute.round + 1 } };
  if (!isLost) return reopened;
  const externalKey = keyOf(dispute, 'lostBack');
  const loss = { lostKey: keyOf(dispute, 'lost'), externalKey, lines: dispute.lostLines ?? [], at };
  const restored = await undoLoss(tx, order, payment, loss, now);
  if (payment.status !== 'lost' || (await hasLostDispute(tx, payment.id))) return { ...reopened, order: restored };
  await movePayment(tx, payment, ['succeeded'], now);
  return { ...reopened, order: restored, payment: { ...payment, status: 'succeeded' } };
}

/** A changed decision that cannot be booked back is left to staff: they see it in the audit log, once. */
async function recordUnbooked({ dispute, now, payment, tx }: Case, { status }: DisputeSnapshot): Promise<undefined> {
  const about = { action: 'disputeDecidedAgain', subject: 'payment', subjectId: payment.id };
  const after = { disputeRef: dispute.providerRef, status };
  if (!(await isAudited(tx, { ...about, after })))
    await audit(tx, { at: now, actor: 'provider', ...about, before: { status: dispute.status }, after });
  return undefined;
}

/** The provider takes the disputed amount off our balance, until the bank has decided. */
async function bookWithdrawal(one: Case): Promise<void> {
  await bookMovement(one, 'dispute', one.dispute.amountMinor);
  await updateDispute(one.tx, one.dispute.id, { isWithdrawn: true });
  one.dispute = { ...one.dispute, isWithdrawn: true };
}

/** A dispute may come to be about another amount, as when the bank decides for a part: what was withdrawn follows it. */
async function bookOtherAmount(one: Case, amount: number): Promise<void> {
  const { dispute, tx } = one;
  const before = dispute.amountMinor;
  if (amount === before || amount <= 0) return;
  await updateDispute(tx, dispute.id, { amountMinor: amount });
  one.dispute = { ...dispute, amountMinor: amount };
  if (dispute.isWithdrawn)
    await bookMovement(one, amount > before ? 'dispute' : 'disputeWon', amount - before, `${before}-${amount}`);
}

const bookMovement = (
  { at, dispute, now, order, payment, tx }: Case,
  kind: 'dispute' | 'disputeWon',
  withdrawn: number,
  step = kind === 'dispute' ? 'withdrawn' : 'won',
): Promise<void> =>
  postEntry(
    tx,
    {
      kind,
      externalKey: keyOf(dispute, step),
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: at,
      currency: order.currency,
      postings: heldEntry(accounts.disputed(payment.method), withdrawn, accounts.provider(payment.method)),
    },
    now,
  );

/** Books what the provider charges for a dispute, as far as it differs from what was booked; it may be returned after a won one. */
async function bookDisputeFee({ at, dispute, now, order, payment, tx }: Case, { fee }: DisputeSnapshot): Promise<void> {
  if (!fee || fee.currency !== order.currency || fee.minor === dispute.feeMinor) return;
  await updateDispute(tx, dispute.id, { feeMinor: fee.minor });
  await postEntry(
    tx,
    {
      kind: 'disputeFee',
      externalKey: keyOf(dispute, `fee:${dispute.feeMinor}-${fee.minor}`),
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: at,
      currency: order.currency,
      postings: feeEntry(payment.method, fee.minor - dispute.feeMinor),
    },
    now,
  );
}

async function movePayment(
  tx: Database,
  payment: PaymentRow,
  through: readonly PaymentStatus[],
  now: Date,
): Promise<void> {
  let from: PaymentStatus = payment.status;
  for (const to of through) {
    // A payment that was refunded stays so: the dispute is in its own table.
    if (!mayMove(PAYMENT_TRANSITIONS, from, to)) return;
    await updatePayment(tx, payment.id, { status: to, updatedAt: now });
    await recordPaymentStatus(tx, { paymentId: payment.id, from, to, at: now, reason: 'dispute' });
    from = to;
  }
}

/** A dispute in another currency than the donation's cannot be booked in the same entry: staff see it in the audit log. */
async function recordForeignDispute(
  tx: Database,
  payment: PaymentRow,
  { amount, disputeRef, status }: DisputeSnapshot,
  now: Date,
): Promise<undefined> {
  const about = { action: 'disputeInOtherCurrency', subject: 'payment', subjectId: payment.id };
  // Found again by each hourly look.
  if (await isAudited(tx, { ...about, after: { disputeRef, status } })) return undefined;
  const after = { disputeRef, status, amount: amount.minor, currency: amount.currency };
  await audit(tx, { at: now, actor: 'provider', ...about, after });
  return undefined;
}
