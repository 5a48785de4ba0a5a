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
import { findPendingAmounts } from '#src/server/subscriptions/amount-changes.repository.ts';

type Found = Awaited<ReturnType<typeof findOwnSubscriptions>>[number];

const viewOf = ({ subscription, title }: Found): OwnSubscription => ({
  id: subscription.id,
  title,
  status: subscription.status,
  interval: subscription.interval,
  calendar: subscription.calendar,
  amount: subscription.amountMinor,
  currency: subscription.currency,
  nextAt: subscription.nextAt?.toISOString() ?? null,
  createdAt: subscription.createdAt.toISOString(),
});

/** The recurring donations of an account that were paid once. */
export async function listOwnSubscriptions(ctx: ServiceContext, userId: string): Promise<OwnSubscription[]> {
  await claimGifts(ctx, userId);
  return (await findOwnSubscriptions(ctx.db, userId)).map(viewOf);
}

/** The ids of those whose card can be changed. */
export async function findOwnCardPlans(ctx: ServiceContext, userId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const { subscription } of await findOwnSubscriptions(ctx.db, userId))
    if (await mayChangeCard(ctx, subscription)) ids.push(subscription.id);
  return ids;
}

/** The amounts that are still to be agreed to at the provider, by the id of the donation. */
export async function findOwnPendingAmounts(ctx: ServiceContext, userId: string): Promise<Map<string, number>> {
  const ids = (await findOwnSubscriptions(ctx.db, userId))
    .filter(({ subscription }) => subscription.planRef !== null && isRunning(subscription.status))
    .map(({ subscription }) => subscription.id);
  const pending = ids.length > 0 ? await findPendingAmounts(ctx.db, ids) : [];
  return new Map(pending.map(({ amountMinor, subscriptionId }) => [subscriptionId, amountMinor]));
}

/** @throws AppError `notFound` for a recurring donation that is not of this account */
async function ownSubscription(ctx: ServiceContext, userId: string, id: string): Promise<Found> {
  await claimGifts(ctx, userId);
  const found = await findOwnSubscription(ctx.db, userId, id);
  if (!found) throw new AppError('notFound');
  return found;
}

const beingCharged = (): AppError =>
  new AppError('conflict', { words: msg`This donation is being charged at this moment. Try again in a few minutes.` });

/**
 * Changes a recurring donation of an account, all or nothing. Its owner is signed in, so that a larger amount needs no code.
 *
 * @throws AppError `notFound`; `validation` at `amount`; `conflict` while it is being charged, after its end, and for what its
 * status forbids
 */
export async function changeOwnSubscription(
  ctx: ServiceContext,
  { change, id, userId }: { userId: string; id: string; change: SubscriptionChange },
): Promise<OwnSubscription> {
  const { subscription } = await ownSubscription(ctx, userId, id);
  const { amount } = change;
  if (amount !== undefined) checkAmount(amount, await amountBounds(ctx, subscription));
  await ctx.db.transaction(async (tx) => {
    for (const one of changesOf(change)) {
      const outcome = await changeLocked(ctx, tx, id, one);
      if (outcome === 'charging') throw beingCharged();
      if (outcome === 'notNow')
        throw new AppError('conflict', { words: msg`This donation cannot be changed like this as it stands now.` });
    }
  });
  ctx.notifyWorker('outbox');
  return viewOf(await ownSubscription(ctx, userId, id));
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
  return viewOf(await ownSubscription(ctx, userId, id));
}
