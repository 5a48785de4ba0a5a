import { PROJECT_TRANSITIONS, type ProjectStatus } from '#src/domain/project.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { mayMove } from '#src/domain/transitions.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import { closeProject, lockProjects, setSponsored } from '#src/server/projects/project-totals.repository.ts';
import {
  findSubscriptionStartedBy,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

type Sponsorship = Pick<SubscriptionRow, 'id' | 'sponsoredProjectId'>;

/** Takes the child off the lists, as its sponsor's first month is paid. */
export const beginSponsorship = (tx: Database, subscription: Sponsorship, now: Date): Promise<void> =>
  moveChild(tx, subscription, 'sponsored', now);

/** Puts the child back on the lists. Call it where a subscription is cancelled. */
export const endSponsorship = (tx: Database, subscription: Sponsorship, now: Date): Promise<void> =>
  moveChild(tx, subscription, 'published', now);

/** What the page of a child says that has come of age. */
const OF_AGE: LocalText = {
  en: 'The child has come of age, so the sponsorship has ended.',
  ar: 'بلغ الطفل سنّ انتهاء الكفالة، فانتهت كفالته.',
  tr: 'Çocuk, sponsorluğun biteceği yaşa geldi; bu nedenle sponsorluk sona erdi.',
};

/** Takes a child that has come of age off the lists for good, if it is in one of these states. A page that was closed before stays as it is. */
export async function closeGrownChild(
  tx: Database,
  projectId: string,
  now: Date,
  from: readonly ProjectStatus[],
): Promise<void> {
  const [child] = await lockProjects(tx, [projectId]);
  if (!child || !from.includes(child.status) || !mayMove(PROJECT_TRANSITIONS, child.status, 'completed')) return;
  await closeProject(tx, child.id, { status: 'completed', at: now, reason: OF_AGE });
  await invalidate(tx, 'projects', `project:${child.id}`);
  await audit(tx, {
    at: now,
    actor: 'scheduler',
    action: 'childOfAge',
    subject: 'project',
    subjectId: child.id,
    before: { status: child.status },
    after: { status: 'completed', outcome: 'closed' },
  });
}

/** Gives the child free again where the first month was never paid: money that comes later pays for one month. */
export async function releaseUnpaidSponsorship(tx: Database, orderId: string, now: Date): Promise<void> {
  const subscription = await findSubscriptionStartedBy(tx, orderId);
  if (!subscription?.sponsoredProjectId || !mayMove(SUBSCRIPTION_TRANSITIONS, subscription.status, 'cancelled')) return;
  if (subscription.status !== 'incomplete') return;
  await updateSubscription(tx, subscription.id, { status: 'cancelled' });
  await invalidate(tx, 'projects', `project:${subscription.sponsoredProjectId}`);
  await audit(tx, {
    at: now,
    actor: 'scheduler',
    action: 'sponsorshipReleased',
    subject: 'recurringDonation',
    subjectId: subscription.id,
    before: { status: 'incomplete' },
    after: { status: 'cancelled' },
  });
}

async function moveChild(
  tx: Database,
  { id, sponsoredProjectId }: Sponsorship,
  to: 'sponsored' | 'published',
  now: Date,
): Promise<void> {
  if (sponsoredProjectId === null) return;
  const [child] = await lockProjects(tx, [sponsoredProjectId]);
  // A child whose page was closed meanwhile stays closed, and its sponsor is served all the same.
  if (!child || !mayMove(PROJECT_TRANSITIONS, child.status, to)) return;
  if (to === 'published' && child.status !== 'sponsored') return;
  await setSponsored(tx, child.id, { status: to, at: now });
  await invalidate(tx, 'projects', `project:${child.id}`);
  await audit(tx, {
    at: now,
    actor: 'settle',
    action: to === 'sponsored' ? 'sponsorshipBegan' : 'sponsorshipEnded',
    subject: 'project',
    subjectId: child.id,
    before: { status: child.status },
    after: { status: to, subscriptionId: id },
  });
}
