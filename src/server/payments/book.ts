/** Money becomes a gift: one place, called inside the transaction that holds the order. */
import { accounts, type GiftLine, heldEntry, receiptEntry } from '#src/domain/ledger.ts';
import { share } from '#src/domain/money.ts';
import { isSettled, ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { LEAST_REST } from '#src/domain/payment.ts';
import { PROJECT_TRANSITIONS, remainingOf } from '#src/domain/project.ts';
import { move } from '#src/domain/transitions.ts';
import type { Database } from '../db/client.ts';
import { promise } from '../jobs/outbox.repository.ts';
import { countDonor, postEntry } from '../ledger/ledger.repository.ts';
import { findDonor, findItems, findRecurring, type OrderRow, recordOrderStatus, updateOrder, updateRecurring } from '../orders/orders.repository.ts';
import { completeProject, lockProjects } from '../projects/project-totals.repository.ts';
import { periodStart } from '#src/domain/recurring.ts';
import { nextReceiptNumber } from '../orders/receipts.repository.ts';
import { renewPlan } from '../recurring/outcome.ts';
import { findCharge } from '../recurring/recurring.repository.ts';
import { audit, type PaymentRow } from './payments.repository.ts';

export type Money = { into: string; amount: number; externalKey: string; at: Date };

/**
 * Books the money that makes an order paid; what is more than due is a gift to the same cause. An order paid before keeps
 * it for its giver. The receipt's number is drawn at the very end: nothing that takes long should follow in the transaction.
 */
export async function bookGift(tx: Database, order: OrderRow, payment: PaymentRow, money: Money, now: Date): Promise<void> {
  if (isSettled(order.status)) return bookDuplicate(tx, order, payment, money, now);
  const surplus = money.amount + order.receivedMinor - order.totalMinor;
  const { lines, projectIds } = await giftLines(tx, order, surplus);
  await postEntry(tx, {
    kind: 'gift', externalKey: money.externalKey, orderId: order.id, paymentId: payment.id, occurredAt: money.at, currency: order.currency,
    postings: receiptEntry({ into: money.into, amount: money.amount, alreadyHeld: order.receivedMinor }, lines, order.feeCoverMinor),
  }, now);
  await recordOrderStatus(tx, { orderId: order.id, from: order.status, to: 'paid', at: now, reason: money.externalKey });
  const donor = await findDonor(tx, order.id);
  if (donor) await countDonor(tx, projectIds, donor.donorHash);
  await completeFunded(tx, projectIds, now);
  if (surplus > 0) await promiseSurplusLetter(tx, order, { ...money, amount: surplus }, now);
  await startRecurring(tx, order, now);
  const isRenewal = await renewPlan(tx, order, now);
  if (!isRenewal && !order.isDemo) await promise(tx, { kind: 'mail', payload: { template: 'receipt', orderId: order.id }, dedupeKey: `mail:receipt:${order.id}`, runAt: now }, now);
  await updateOrder(tx, order.id, {
    status: move(ORDER_TRANSITIONS, order.status, 'paid'), paidAt: now, receivedMinor: order.receivedMinor + money.amount, receiptNumber: await nextReceiptNumber(tx),
  });
}

/** Less came than is due: it is kept apart for the gift until the rest comes, and the giver is told. */
export async function bookPart(tx: Database, order: OrderRow, payment: PaymentRow, money: Money, now: Date): Promise<void> {
  await postEntry(tx, {
    kind: 'held', externalKey: money.externalKey, orderId: order.id, paymentId: payment.id, occurredAt: money.at, currency: order.currency, postings: heldEntry(money.into, money.amount),
  }, now);
  await updateOrder(tx, order.id, { receivedMinor: order.receivedMinor + money.amount });
  const rest = order.totalMinor - order.receivedMinor - money.amount;
  // The rest of a renewal is charged by the clock, whose letter says so, unless it is too little to be charged.
  if (rest >= LEAST_REST && await findCharge(tx, order.id)) return;
  await promise(tx, { kind: 'mail', payload: { template: 'partPaid', orderId: order.id, amount: money.amount }, dedupeKey: `mail:part:${money.externalKey}`, runAt: now }, now);
}

/** Paid twice: the money is the giver's, held apart until finance gives it back. */
async function bookDuplicate(tx: Database, order: OrderRow, payment: PaymentRow, money: Money, now: Date): Promise<void> {
  await postEntry(tx, {
    kind: 'duplicate', externalKey: money.externalKey, orderId: order.id, paymentId: payment.id, occurredAt: money.at, currency: order.currency,
    postings: heldEntry(money.into, money.amount, accounts.duplicates),
  }, now);
  await audit(tx, { at: now, actor: 'settle', action: 'paidTwice', subject: 'order', subjectId: order.id, after: { amount: money.amount, paymentId: payment.id } });
}

/** More came for an order that is paid: a gift to the same cause, told to the giver. */
export async function bookSurplus(tx: Database, order: OrderRow, payment: PaymentRow, money: Money, now: Date): Promise<void> {
  const { lines, projectIds } = await giftLines(tx, order, money.amount);
  const surplus = lines.slice(-1);
  await postEntry(tx, {
    kind: 'surplus', externalKey: money.externalKey, orderId: order.id, paymentId: payment.id, occurredAt: money.at, currency: order.currency,
    postings: receiptEntry(money, surplus, 0),
  }, now);
  await updateOrder(tx, order.id, { receivedMinor: order.receivedMinor + money.amount });
  await completeFunded(tx, projectIds, now);
  await promiseSurplusLetter(tx, order, money, now);
}

const promiseSurplusLetter = (tx: Database, order: OrderRow, { amount, externalKey }: Money, now: Date): Promise<void> =>
  promise(tx, { kind: 'mail', payload: { template: 'surplus', orderId: order.id, amount }, dedupeKey: `mail:surplus:${externalKey}`, runAt: now }, now);

/** The order's gifts with the room that their projects have left; a surplus is one more, to the first cause. */
async function giftLines(tx: Database, order: OrderRow, surplus: number): Promise<{ lines: GiftLine[]; projectIds: string[] }> {
  const items = (await findItems(tx, order.id)).map(({ item }) => item);
  const projectIds = [...new Set(items.flatMap(({ projectId }) => projectId ?? []))];
  const held = await lockProjects(tx, projectIds);
  const room = new Map(held.map((project) => [project.id, project.status === 'published' ? remainingOf(project.goalMinor, project.raisedMinor) : 0]));
  const first = items[0];
  const extra = first && surplus > 0 ? [{ ...first, amountMinor: surplus, endowmentMinor: share(surplus, first.endowmentMinor, first.amountMinor) }] : [];
  const lines = [...items, ...extra].map((item): GiftLine => {
    const project = held.find(({ id }) => id === item.projectId);
    // A project that stopped being suitable since: zakat goes to its own fund.
    const isBarred = item.intention === 'zakat' && project !== undefined && !project.isSuitableForZakat;
    const left = project ? room.get(project.id) ?? 0 : 0;
    if (project) room.set(project.id, Math.max(0, left - item.amountMinor));
    return {
      type: isBarred ? 'zakat' : item.type, intention: item.intention, amount: item.amountMinor, endowment: item.endowmentMinor,
      projectId: isBarred ? undefined : item.projectId ?? undefined, categoryId: item.categoryId ?? project?.categoryId ?? undefined,
      isEndowmentProject: project?.isEndowment, room: project?.isEndowment ? undefined : left,
    };
  });
  return { lines, projectIds };
}

async function completeFunded(tx: Database, projectIds: readonly string[], now: Date): Promise<void> {
  for (const project of await lockProjects(tx, projectIds)) {
    if (project.isEndowment || project.status !== 'published' || project.raisedMinor < project.goalMinor) continue;
    await completeProject(tx, project.id, { status: move(PROJECT_TRANSITIONS, project.status, 'completed'), at: now });
    await audit(tx, { at: now, actor: 'settle', action: 'completed', subject: 'project', subjectId: project.id, before: { status: 'published' }, after: { status: 'completed', outcome: 'funded' } });
  }
}

async function startRecurring(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const recurring = await findRecurring(tx, order.id);
  if (recurring?.status === 'incomplete') await updateRecurring(tx, order.id, { status: 'active', firstAt: now, nextAt: periodStart(now, recurring.interval, 1) });
}
