import type { Money } from '#money/money.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { confirmAmountChange, findAmountChanges } from '#src/server/subscriptions/amount-changes.repository.ts';
import { lockSubscription, updateSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Takes over an amount that the donor asked for once its provider says that it charges it, and tells them by email. A price that
 * nobody asked for here changes nothing. `price`: what the provider charges on each date.
 */
export async function confirmAmount(ctx: ServiceContext, subscriptionId: string, price: Money): Promise<void> {
  const isConfirmed = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const row = (await lockSubscription(tx, subscriptionId))!;
    // One that its donor took back counts as well: they agreed to it at the provider all the same.
    const change = (await findAmountChanges(tx, subscriptionId)).find(({ totalMinor }) => totalMinor === price.minor);
    if (!change || price.currency !== row.currency) return false;
    if (change.confirmedAt !== null && change.amountMinor === row.amountMinor) return false;
    await confirmAmountChange(tx, change.id, now);
    await updateSubscription(tx, subscriptionId, { amountMinor: change.amountMinor });
    await audit(tx, {
      at: now,
      actor: 'worker',
      action: 'recurring:changeAmount',
      subject: 'recurringDonation',
      subjectId: subscriptionId,
      before: { amount: row.amountMinor },
      after: { amount: change.amountMinor, why: 'agreed to at the provider' },
    });
    await enqueueEmail(
      tx,
      `plan:${subscriptionId}:agreed:${change.id}:${now.getTime()}`,
      { template: 'planAmountAgreed', subscriptionId, amount: change.amountMinor },
      now,
    );
    return true;
  });
  if (isConfirmed) ctx.notifyWorker('outbox');
}
