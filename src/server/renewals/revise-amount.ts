import { v7 } from 'uuid';
import { DAY_MS } from '#src/domain/durations.ts';
import { mayReviseAmount } from '#src/domain/plan-change.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findItems, findOrder } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';
import { planOf } from '#src/server/renewals/change-plan.ts';
import { confirmAmount } from '#src/server/renewals/confirm-amount.ts';
import { renewalPrice } from '#src/server/settlement/renewal-price.ts';
import {
  type AmountChangeRow,
  findAmountChanges,
  findPendingAmount,
  insertAmountChange,
  withdrawAmount,
} from '#src/server/subscriptions/amount-changes.repository.ts';
import { briefGivingPath, readGivingToken } from '#src/server/subscriptions/giving-link.ts';
import { readMonthsFor } from '#src/server/subscriptions/hijri-months.repository.ts';
import {
  findSubscription,
  isSubscriptionHeld,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/** In the query of the page to which a donor comes back after agreeing. */
export const AGREED = 'agreed';
/** How long after the donor was asked the provider is asked whether they agreed. */
const ASK_AFTER_MS = 5 * 60_000;
/** How long the page to which a donor came back says that they agreed: as long as a date may have the former amount. */
const CONSENT_SHOWN_MS = 10 * DAY_MS;

/** `agree`: on that page of the provider. `unavailable`: the provider does not answer; what was asked for stays pending. */
export type Revision = { outcome: 'agree'; page: string } | { outcome: 'kept' | 'notNow' | 'unavailable' };

/**
 * Asks for another amount of a recurring donation that its provider runs. Nothing changes before the donor agrees there: the
 * request is stored, and the next one takes its place. @param to minor units; the present amount takes the request back
 */
export async function reviseAmount(ctx: ServiceContext, id: string, to: number): Promise<Revision> {
  const asked = await ctx.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, id);
    if (!row || !(await mayRevise(ctx, tx, row))) return 'notNow';
    const pending = await findPendingAmount(tx, id);
    if (pending?.amountMinor === to) return { row, change: pending };
    await withdrawAmount(tx, id, ctx.now());
    return to === row.amountMinor ? 'kept' : { row, change: await store(ctx, tx, row, to) };
  });
  return typeof asked === 'string' ? { outcome: asked } : openPage(ctx, asked);
}

/** The provider's page once more, for a request that is still pending. */
export async function agreeToAmount(ctx: ServiceContext, id: string): Promise<Revision> {
  const row = await findSubscription(ctx.db, id);
  const change = await findPendingAmount(ctx.db, id);
  return row && change && (await mayRevise(ctx, ctx.db, row)) ? openPage(ctx, { row, change }) : { outcome: 'notNow' };
}

/** Takes back what was asked for. */
export async function keepAmount(ctx: ServiceContext, id: string): Promise<'kept'> {
  await ctx.db.transaction(async (tx) => {
    await lockSubscription(tx, id);
    await withdrawAmount(tx, id, ctx.now());
  });
  return 'kept';
}

/**
 * Whether a donor who comes back has agreed to the present amount lately. The provider is asked while one is pending, whoever
 * else asks about the donation at the same moment: an event of it may come first.
 */
export async function syncPendingAmount(ctx: ServiceContext, token: string): Promise<boolean> {
  const read = readGivingToken(ctx, token);
  const row = read && !read.isExpired ? await findSubscription(ctx.db, read.id) : undefined;
  if (!row?.planRef) return false;
  if (await findPendingAmount(ctx.db, row.id)) await askPrice(ctx, row, row.planRef);
  const since = new Date(ctx.now().getTime() - CONSENT_SHOWN_MS);
  return (await findAmountChanges(ctx.db, row.id)).some(
    ({ confirmedAt }) => confirmedAt !== null && confirmedAt > since,
  );
}

async function askPrice(ctx: ServiceContext, { id, orderId }: SubscriptionRow, planRef: string): Promise<void> {
  const { method } = (await findOrder(ctx.db, { id: orderId }))!;
  try {
    const snapshot = await ctx.gateways.payments.for(method)?.plans?.retrieve(planRef);
    if (snapshot?.price) await confirmAmount(ctx, id, snapshot.price);
  } catch (error) {
    ctx.log.warn({ err: error, subscriptionId: id }, 'a provider did not answer about another amount');
  }
}

async function mayRevise(ctx: ServiceContext, db: Database, row: SubscriptionRow): Promise<boolean> {
  const plan = planOf(row, await readMonthsFor(db, row));
  return plan !== undefined && mayReviseAmount(plan, await isSubscriptionHeld(db, row.id, ctx.now()));
}

async function store(
  ctx: ServiceContext,
  tx: Database,
  { amountMinor, id, mirrorAt, orderId }: SubscriptionRow,
  to: number,
): Promise<AmountChangeRow> {
  const now = ctx.now();
  const first = (await findOrder(tx, { id: orderId }))!;
  const firstAmount = (await findItems(tx, orderId))[0]!.item.amountMinor;
  const { feeCover } = await renewalPrice(ctx, first, firstAmount, to);
  const soon = new Date(now.getTime() + ASK_AFTER_MS);
  await updateSubscription(tx, id, { mirrorAt: mirrorAt !== null && mirrorAt < soon ? mirrorAt : soon });
  await audit(tx, {
    at: now,
    actor: 'donor',
    action: 'recurring:askAmount',
    subject: 'recurringDonation',
    subjectId: id,
    before: { amount: amountMinor },
    after: { amount: to },
  });
  return insertAmountChange(tx, {
    id: v7(),
    subscriptionId: id,
    amountMinor: to,
    totalMinor: to + feeCover,
    createdAt: now,
  });
}

/** The page on which the donor agrees. Its answer is not stored: another press opens another one. */
async function openPage(
  ctx: ServiceContext,
  { change, row }: { row: SubscriptionRow; change: AmountChangeRow },
): Promise<Revision> {
  const order = (await findOrder(ctx.db, { id: row.orderId }))!;
  const plans = ctx.gateways.payments.for(order.method)?.plans;
  if (!plans || row.planRef === null) return { outcome: 'unavailable' };
  const locale = order.locale as Locale;
  const left = siteUrlIn(locale, ctx) + briefGivingPath(ctx, row);
  try {
    const { page } = await plans.revise(row.planRef, {
      price: { minor: change.totalMinor, currency: row.currency },
      interval: row.interval,
      name: `Donation ${order.number}`,
      pages: { done: `${left}?${AGREED}=1`, left, locale },
      idempotencyKey: `sanad-amount-${change.id}`,
    });
    return { outcome: 'agree', page };
  } catch (error) {
    ctx.log.warn({ err: error, subscriptionId: row.id }, 'a provider did not answer about another amount');
    return { outcome: 'unavailable' };
  }
}
