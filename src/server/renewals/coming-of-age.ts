import * as v from 'valibot';
import { dayOfAge, endOfSponsorship, SPONSORED_UNTIL_AGE } from '#src/domain/sponsored-age.ts';
import { isRunning, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { move } from '#src/domain/transitions.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { readSetting } from '#src/server/settings/settings.service.ts';
import { closeGrownChild } from '#src/server/settlement/sponsorship.ts';
import {
  findGrowingChildren,
  findWaitingChildren,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

const EVERY_MS = 3_600_000;
const ages = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40));
const isDue = oncePer(EVERY_MS);

/** Tells sponsors that a child comes of age, thirty days before, and closes children of that age who have no sponsor. */
export const comingOfAge: JobType<'look'> = {
  name: 'comingOfAge',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (isDue(ctx) ? 'look' : undefined),
  run: async (ctx) => {
    const age = await readSetting(ctx, 'ORPHANS', 'SPONSORED_UNTIL_AGE', ages, SPONSORED_UNTIL_AGE);
    const now = ctx.now();
    // A year more than can matter: the day itself is judged by the domain.
    const bornUpTo = `${now.getUTCFullYear() - age + 1}-12-31`;
    for (const { bornOn, id } of await findGrowingChildren(ctx.db, bornUpTo)) {
      const endsOn = endOfSponsorship(bornOn, age, now);
      if (endsOn !== undefined) await tell(ctx, id, endsOn);
    }
    const today = now.toISOString().slice(0, 10);
    for (const { bornOn, id } of await findWaitingChildren(ctx.db, bornUpTo))
      // Only from the lists: one that found a sponsor meanwhile ends with the sponsor's notice.
      if (dayOfAge(bornOn, age) <= today) await ctx.db.transaction((tx) => closeGrownChild(tx, id, now, ['published']));
  },
};

/** Sets the end and writes to the sponsor. Looks again under the lock: another process may have done it. */
async function tell(ctx: ServiceContext, id: string, endsOn: string): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (!subscription || !isRunning(subscription.status) || subscription.endsOn !== null) return;
    await updateSubscription(tx, id, { endsOn });
    await audit(tx, {
      at: now,
      actor: 'scheduler',
      action: 'sponsorshipEnds',
      subject: 'recurringDonation',
      subjectId: id,
      after: { endsOn },
    });
    const payload = { template: 'sponsorshipEnds', subscriptionId: id, date: `${endsOn}T00:00:00.000Z` };
    await enqueueEmail(tx, `sponsorshipEnds:${id}`, payload, now);
  });
  ctx.notifyWorker('outbox');
}

/** Ends a sponsorship instead of charging a month after the child has come of age. The subscription is locked. */
export async function endByAge(tx: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const status = move(SUBSCRIPTION_TRANSITIONS, subscription.status, 'cancelled');
  await updateSubscription(tx, subscription.id, { status, nextAt: null });
  await closeGrownChild(tx, subscription.sponsoredProjectId!, now, ['sponsored', 'published']);
  await audit(tx, {
    at: now,
    actor: 'scheduler',
    action: 'recurringEnded',
    subject: 'recurringDonation',
    subjectId: subscription.id,
    before: { status: subscription.status },
    after: { status, endsOn: subscription.endsOn },
  });
  const payload = { template: 'sponsorshipEnded', subscriptionId: subscription.id };
  await enqueueEmail(tx, `sponsorshipEnded:${subscription.id}`, payload, now);
}
