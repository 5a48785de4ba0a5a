import type { Exchange } from '#src/domain/exchange.ts';
import { accounts, balanced, type Posting } from '#src/domain/ledger.ts';
import { isSettled, type OrderStatus, ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { divideRefund, divideTaken, type RefundDivision } from '#src/domain/refund.ts';
import { returnPostings } from '#src/domain/return-postings.ts';
import { move } from '#src/domain/transitions.ts';
import { type Entry, postEntry } from '#src/server/ledger/ledger.repository.ts';
import { uncountDonations, uncountDonor } from '#src/server/ledger/uncount.repository.ts';
import { exchangesOf } from '#src/server/orders/item-exchanges.ts';
import { findDonor, type OrderRow, recordOrderStatus, updateOrder } from '#src/server/orders/orders.repository.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { addLineRefund, findHeldParts } from '#src/server/refunds/order-money.repository.ts';
import { type OrderParts, readParts, returnedLines } from '#src/server/refunds/read-parts.ts';
import { releaseReturnedShares } from '#src/server/sacrifices/shares.repository.ts';

/** Money that left an account of this site and is the donor's again. */
export type ReturnedMoney = {
  kind: Extract<Entry['kind'], 'refund' | 'disputeLost'>;
  /** The id of the event, by which it is booked once. */
  externalKey: string;
  /** The ledger account. */
  outOf: string;
  /** Minor units of the order's currency. */
  amount: number;
  /** The line that was returned, where it is one of many. */
  itemId?: string | null | undefined;
  at: Date;
};

/** The order's status after it, and what was returned of each line, in minor units. */
type Returned = { status: OrderStatus; lines: readonly { id: string; amount: number }[] };

/**
 * Books money of a donation that was returned: out of its funds, with the sums and counts that follow from it, in the
 * transaction that has locked the order. Shares of an animal go free, except where it is slaughtered. What is above all that is
 * left of the donation is a loss. `held`: postings of what was no donation yet, which is returned first.
 */
export async function bookReturn(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReturnedMoney,
  now: Date,
  held: readonly Posting[] = [],
): Promise<Returned> {
  const parts = await readParts(tx, order);
  const given = { ...money, amount: money.amount - held.reduce((sum, { amount }) => sum + amount, 0) };
  const { beyond, division } = divisionOf(parts, given);
  const lines = await returnedLines(tx, parts.items, division);
  const returned = given.amount - beyond;
  await post(
    tx,
    order,
    payment,
    money,
    now,
    [
      ...held,
      ...returnPostings(parts.funds, lines, division.feeCover),
      ...(beyond > 0 ? [{ account: accounts.losses, amount: beyond }] : []),
    ],
    exchangesOf(order, parts.items),
  );
  if (returned === 0) return { status: order.status, lines: [] };
  const ended = await returnLines(tx, parts, division);
  const refundedMinor = order.refundedMinor + returned;
  const to = refundedMinor === order.receivedMinor ? 'refunded' : 'partiallyRefunded';
  await updateOrder(tx, order.id, {
    refundedMinor,
    status: order.status === to ? to : move(ORDER_TRANSITIONS, order.status, to),
  });
  if (order.status !== to)
    await recordOrderStatus(tx, { orderId: order.id, from: order.status, to, at: now, reason: money.externalKey });
  await uncountDonations(tx, { currency: order.currency, projectIds: ended.projectIds, isWhole: to === 'refunded' });
  const donor = await findDonor(tx, order.id);
  if (donor) await uncountDonor(tx, ended.projectIds, donor.donorHash);
  await releaseReturnedShares(tx, ended.itemIds);
  return { status: to, lines: division.lines };
}

/** A decided line or whole, as long as that is still what the amount is; else the amount over everything. */
function divisionOf(
  { given }: OrderParts,
  { amount, itemId }: ReturnedMoney,
): { division: RefundDivision; beyond: number } {
  const decided = itemId ? divideRefund(given, { of: 'line', id: itemId }) : undefined;
  return decided?.outcome === 'divided' && decided.amount === amount
    ? { division: decided.division, beyond: 0 }
    : divideTaken(given, amount);
}

/** Marks lines as returned; those that are returned whole, and the projects of which no line is left. */
async function returnLines(
  tx: Database,
  { items }: OrderParts,
  { lines }: RefundDivision,
): Promise<{ itemIds: string[]; projectIds: string[] }> {
  for (const { amount, id } of lines) await addLineRefund(tx, id, amount);
  const isEnded = ({ amountMinor, id, refundedMinor }: OrderParts['items'][number]): boolean =>
    refundedMinor + (lines.find((line) => line.id === id)?.amount ?? 0) === amountMinor;
  const ended = items.filter((item) => lines.some(({ id }) => id === item.id) && isEnded(item));
  const projectIds = [...new Set(ended.flatMap(({ projectId }) => projectId ?? []))].filter((projectId) =>
    items.every((item) => item.projectId !== projectId || isEnded(item)),
  );
  return { itemIds: ended.map(({ id }) => id), projectIds };
}

/**
 * Books money that was returned before it was a donation: of an unpaid order, paid twice, or received after a refund. What is
 * above it comes out of the donation that the same payment made. Returns what of each line that was.
 */
export async function bookHeldReturn(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  money: ReturnedMoney,
  now: Date,
): Promise<Returned['lines']> {
  let rest = money.amount;
  const postings = (await findHeldParts(tx, order.id))
    .filter(({ paymentId }) => paymentId === payment.id)
    .flatMap(({ account, amount }) => {
      const taken = Math.min(rest, amount);
      rest -= taken;
      return taken === 0 ? [] : [{ account, amount: taken }];
    });
  if (rest > 0 && isSettled(order.status)) {
    return (await bookReturn(tx, order, payment, money, now, postings)).lines;
  }
  await post(tx, order, payment, money, now, [
    ...postings,
    ...(rest > 0 ? [{ account: accounts.losses, amount: rest }] : []),
  ]);
  const unallocated = postings.find(({ account }) => account === accounts.unallocated)?.amount ?? 0;
  if (unallocated > 0) await updateOrder(tx, order.id, { receivedMinor: order.receivedMinor - unallocated });
  return [];
}

const post = (
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { amount, at, externalKey, kind, outOf }: ReturnedMoney,
  now: Date,
  returned: readonly Posting[],
  exchanges?: ReadonlyMap<string, Exchange>,
): Promise<void> =>
  postEntry(
    tx,
    {
      kind,
      externalKey,
      orderId: order.id,
      paymentId: payment.id,
      occurredAt: at,
      currency: order.currency,
      exchanges,
      postings: balanced([{ account: outOf, amount: -amount }, ...returned]),
    },
    now,
  );
