import { isPledgeAbandoned, MAX_UNPAID_PERIODS, pledgeReminderMs } from '#src/domain/pledge.ts';
import { SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { move } from '#src/domain/transitions.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueue, enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { writePledgePeriod } from '#src/server/settlement/pledge-period.ts';
import {
  findPeriodStatuses,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/** Asks the donor of a pledge for its due period, by email; ends it where the last ones were never transferred. */
export async function askForPledge(ctx: ServiceContext, { id, status }: SubscriptionRow): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const subscription = await lockSubscription(tx, id);
    // Under the lock once more: another worker may have asked, or the donor changed it.
    if (subscription?.status !== status || subscription.nextAt === null || subscription.nextAt > now) return;
    if (isPledgeAbandoned(await findPeriodStatuses(tx, id, MAX_UNPAID_PERIODS))) return end(tx, subscription, now);
    const { order } = await writePledgePeriod(ctx, tx, subscription);
    // A pause ends with its first date.
    if (status === 'paused')
      await updateSubscription(tx, id, { status: move(SUBSCRIPTION_TRANSITIONS, status, 'active') });
    await enqueueEmail(tx, `pledge:${order.id}`, { template: 'pledgeDue', orderId: order.id }, now);
    const after = pledgeReminderMs(subscription.interval);
    if (after !== undefined)
      await enqueue(
        tx,
        {
          kind: 'email',
          key: `pledgeReminder:${order.id}`,
          payload: { template: 'pledgeReminder', orderId: order.id },
          runAt: new Date(now.getTime() + after),
        },
        now,
      );
  });
  ctx.notifyWorker('outbox');
}

async function end(tx: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const status = move(SUBSCRIPTION_TRANSITIONS, subscription.status, 'cancelled');
  await updateSubscription(tx, subscription.id, { status, nextAt: null });
  await audit(tx, {
    at: now,
    actor: 'scheduler',
    action: 'recurringEnded',
    subject: 'recurringDonation',
    subjectId: subscription.id,
    before: { status: subscription.status },
    after: { status, unpaidPeriods: MAX_UNPAID_PERIODS },
  });
  const payload = { template: 'pledgeEnded', orderId: subscription.orderId };
  await enqueueEmail(tx, `pledgeEnded:${subscription.id}`, payload, now);
}
