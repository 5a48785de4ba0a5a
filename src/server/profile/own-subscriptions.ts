import { msg } from '@lingui/core/macro';
import type { OwnSubscription, SubscriptionChange } from '#src/contracts/profile.ts';
import type { PlanChange } from '#src/domain/plan-change.ts';
import { isRunning } from '#src/domain/subscription.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { findOwnSubscription, findOwnSubscriptions } from '#src/server/profile/own-orders.repository.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { mayChangeCard } from '#src/server/renewals/card-change.ts';
import { amountBounds, changeLocked, checkAmount } from '#src/server/renewals/change-plan.ts';
import { type Revision, reviseAmount } from '#src/server/renewals/revise-amount.ts';
import { findPendingAmounts } from '#src/server/subscriptions/amount-changes.repository.ts';

type Found = Awaited<ReturnType<typeof findOwnSubscriptions>>[number];

const viewOf = (
  { subscription, title }: Found,
  { approvalUrl = null, pendingAmount = null }: Partial<Pick<OwnSubscription, 'approvalUrl' | 'pendingAmount'>> = {},
): OwnSubscription => ({
  id: subscription.id,
  title,
  status: subscription.status,
  interval: subscription.interval,
  calendar: subscription.calendar,
  amount: subscription.amountMinor,
  pendingAmount,
  approvalUrl,
  currency: subscription.currency,
  nextAt: subscription.nextAt?.toISOString() ?? null,
  createdAt: subscription.createdAt.toISOString(),
});

/** The recurring donations of an account that were paid once. */
export async function listOwnSubscriptions(ctx: ServiceContext, userId: string): Promise<OwnSubscription[]> {
  await claimGifts(ctx, userId);
  return viewsOf(ctx, await findOwnSubscriptions(ctx.db, userId));
}

/** The ids of those whose card can be changed. */
export async function findOwnCardPlans(ctx: ServiceContext, userId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const { subscription } of await findOwnSubscriptions(ctx.db, userId))
    if (await mayChangeCard(ctx, subscription)) ids.push(subscription.id);
  return ids;
}

/** With the amounts that are still to be agreed to, which only a donation that its provider runs can have. */
async function viewsOf(ctx: ServiceContext, found: readonly Found[]): Promise<OwnSubscription[]> {
  const ids = found
    .filter(({ subscription }) => subscription.planRef !== null && isRunning(subscription.status))
    .map(({ subscription }) => subscription.id);
  const rows = ids.length > 0 ? await findPendingAmounts(ctx.db, ids) : [];
  const pending = new Map(rows.map(({ amountMinor, subscriptionId }) => [subscriptionId, amountMinor]));
  return found.map((one) => viewOf(one, { pendingAmount: pending.get(one.subscription.id) ?? null }));
}

/** @throws AppError `notFound` for a recurring donation that is not of this account */
async function ownSubscription(ctx: ServiceContext, userId: string, id: string): Promise<Found> {
  await claimGifts(ctx, userId);
  const found = await findOwnSubscription(ctx.db, userId, id);
  if (!found) throw new AppError('notFound');
  return found;
}

const viewNow = async (ctx: ServiceContext, userId: string, id: string): Promise<OwnSubscription> =>
  (await viewsOf(ctx, [await ownSubscription(ctx, userId, id)]))[0]!;

const beingCharged = (): AppError =>
  new AppError('conflict', { words: msg`This donation is being charged right now. Try again in a few minutes.` });

const notNow = (): AppError =>
  new AppError('conflict', { words: msg`This donation cannot be changed in this way right now. Nothing was changed.` });

/**
 * Changes a recurring donation of an account, all or nothing. Its owner is signed in, so that a larger amount needs no code.
 * Where the provider runs the donation another amount stays pending until they agree to it there.
 *
 * @throws AppError `notFound`; `validation` at `amount`; `conflict` while it is being charged, after its end, and for what its
 * status forbids; `unavailable` where the provider that has to ask for the consent does not answer
 */
export async function changeOwnSubscription(
  ctx: ServiceContext,
  { change, id, userId }: { userId: string; id: string; change: SubscriptionChange },
): Promise<OwnSubscription> {
  const { subscription } = await ownSubscription(ctx, userId, id);
  const { amount } = change;
  if (amount !== undefined) checkAmount(amount, await amountBounds(ctx, subscription));
  if (amount !== undefined && subscription.planRef !== null) {
    if (changesOf(change).length > 1)
      throw new AppError('conflict', {
        words: msg`A new amount takes effect once you approve it on PayPal. Change only the amount now, and make your other changes separately.`,
      });
    const approvalUrl = approvalOf(await reviseAmount(ctx, id, amount));
    return { ...(await viewNow(ctx, userId, id)), approvalUrl };
  }
  await ctx.db.transaction(async (tx) => {
    for (const one of changesOf(change)) {
      const outcome = await changeLocked(ctx, tx, id, one);
      if (outcome === 'charging') throw beingCharged();
      if (outcome === 'notNow') throw notNow();
    }
  });
  ctx.notifyWorker('outbox');
  return viewNow(ctx, userId, id);
}

/** The page to agree on; null where the present amount stays. */
function approvalOf(revision: Revision): string | null {
  if (revision.outcome === 'notNow') throw notNow();
  if (revision.outcome === 'unavailable')
    throw new AppError('unavailable', {
      retryAfter: 60,
      words: msg`PayPal is not responding right now, so the amount has not changed. Try again in a few minutes.`,
    });
  return revision.outcome === 'agree' ? revision.page : null;
}

function changesOf({ amount, months = 1, skip, status }: SubscriptionChange): PlanChange[] {
  return [
    ...(status === 'active' ? [{ does: 'resume' as const }] : []),
    ...(amount === undefined ? [] : [{ does: 'changeAmount' as const, to: amount, mayRaise: true }]),
    ...(skip === undefined ? [] : [{ does: 'skip' as const, date: new Date(skip) }]),
    ...(status === 'paused' ? [{ does: 'pause' as const, months }] : []),
  ];
}

/** Ends a recurring donation of an account; one that has ended stays so. @throws AppError `notFound`; `conflict` while it is being charged */
export async function cancelOwnSubscription(ctx: ServiceContext, userId: string, id: string): Promise<OwnSubscription> {
  await ownSubscription(ctx, userId, id);
  if ((await cancelSubscription(ctx, { id }, 'donor')) === 'underway') throw beingCharged();
  return viewNow(ctx, userId, id);
}
