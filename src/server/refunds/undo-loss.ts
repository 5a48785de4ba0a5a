import { accounts, balanced, kindOf, type Posting } from '#src/domain/ledger.ts';
import { isSettled, ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { move } from '#src/domain/transitions.ts';
import { findEntryPostings } from '#src/server/ledger/entry-postings.repository.ts';
import { countDonor, postEntry } from '#src/server/ledger/ledger.repository.ts';
import { recountDonations } from '#src/server/ledger/uncount.repository.ts';
import { exchangesOf } from '#src/server/orders/item-exchanges.ts';
import {
  findDonor,
  findItems,
  type OrderRow,
  recordOrderStatus,
  updateOrder,
} from '#src/server/orders/orders.repository.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { LostLine } from '#src/server/platform/db/schema/disputes.ts';
import { addLineRefund } from '#src/server/refunds/order-money.repository.ts';
import { sellShares } from '#src/server/sacrifices/sell-shares.ts';
import { completeFunded } from '#src/server/settlement/complete-funded.ts';

type Loss = {
  /** The key of the entry that booked it. */
  lostKey: string;
  /** By which its reversal is booked once. */
  externalKey: string;
  /** What of each line was returned with it. */
  lines: readonly LostLine[];
  at: Date;
};

/**
 * Books a lost dispute back, where the bank has decided again: the very entry with the opposite signs, into the provider's
 * account, and the sums, counts and states that followed from it. Shares of an animal are taken again while there are some.
 * A project that was completed meanwhile may then hold more than its goal. Returns the order as it is then.
 */
export async function undoLoss(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { at, externalKey, lines, lostKey }: Loss,
  now: Date,
): Promise<OrderRow> {
  const lost = await findEntryPostings(tx, lostKey);
  const items = (await findItems(tx, order.id)).map(({ item }) => item);
  await postEntry(
    tx,
    {
      kind: 'disputeLost',
      externalKey,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: at,
      currency: order.currency,
      exchanges: exchangesOf(order, items),
      postings: balanced(lost.map((posting) => broughtBack(posting, order, payment))),
    },
    now,
  );
  for (const { amount, id } of lines) await addLineRefund(tx, id, -amount);
  const given = sumOf(lost, ({ account }) => kindOf(account) === 'fund');
  const unpaid = isSettled(order.status) ? 0 : sumOf(lost, ({ account }) => account === accounts.unallocated);
  const refundedMinor = order.refundedMinor - given;
  const status = given === 0 ? order.status : refundedMinor === 0 ? 'paid' : 'partiallyRefunded';
  const change = {
    refundedMinor,
    receivedMinor: order.receivedMinor + unpaid,
    status: status === order.status ? status : move(ORDER_TRANSITIONS, order.status, status),
  };
  await updateOrder(tx, order.id, change);
  if (status !== order.status)
    await recordOrderStatus(tx, { orderId: order.id, from: order.status, to: status, at: now, reason: externalKey });
  if (given > 0) await countAgain(tx, order, { items, lines }, now);
  return { ...order, ...change };
}

/** A posting with the opposite sign. What was held for an order that is paid meanwhile is the donor's, and not a part of it. */
function broughtBack({ account, amount, ...of }: Posting, order: OrderRow, payment: PaymentRow): Posting {
  const isAsset = kindOf(account) === 'asset';
  const isOver = account === accounts.unallocated && isSettled(order.status);
  const to = isAsset ? accounts.provider(payment.method) : isOver ? accounts.duplicates : account;
  return { ...of, account: to, amount: -amount };
}

type Item = Awaited<ReturnType<typeof findItems>>[number]['item'];

/** Counts the donation where nothing of it was left, and its donor. */
async function countAgain(
  tx: Database,
  order: OrderRow,
  { items, lines }: { items: readonly Item[]; lines: readonly LostLine[] },
  now: Date,
): Promise<void> {
  const wasEnded = ({ amountMinor, refundedMinor }: Item): boolean => refundedMinor === amountMinor;
  const back = items.filter(({ id }) => lines.some((line) => line.id === id && line.amount > 0));
  const projectIds = [...new Set(back.flatMap(({ projectId }) => projectId ?? []))];
  const ended = projectIds.filter((id) => items.every((item) => item.projectId !== id || wasEnded(item)));
  await recountDonations(tx, { currency: order.currency, projectIds: ended, isWhole: order.status === 'refunded' });
  const donor = await findDonor(tx, order.id);
  if (donor) await countDonor(tx, ended, donor.donorHash);
  await sellShares(tx, order.id, now);
  await completeFunded(tx, projectIds, now);
}

const sumOf = (postings: readonly Posting[], is: (posting: Posting) => boolean): number =>
  postings.filter(is).reduce((sum, { amount }) => sum + amount, 0);
