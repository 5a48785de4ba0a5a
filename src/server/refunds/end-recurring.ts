import { isRunning, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { move } from '#src/domain/transitions.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { lockProjects } from '#src/server/projects/project-totals.repository.ts';
import { endSponsorship } from '#src/server/settlement/sponsorship.ts';
import {
  findSubscriptionOf,
  lockSubscription,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/**
 * Ends the recurring donation of an order whose money went back, so that no card is charged again of somebody who took it back.
 * The order is locked; projects are locked before the subscription, as where donations are booked. False where nothing ran.
 */
export async function endRecurring(
  tx: Database,
  order: OrderRow,
  because: 'refunded' | 'disputed',
  now: Date,
): Promise<boolean> {
  const found = await findSubscriptionOf(tx, order.id);
  if (!found || !isRunning(found.status)) return false;
  if (found.sponsoredProjectId !== null) await lockProjects(tx, [found.sponsoredProjectId]);
  const subscription = (await lockSubscription(tx, found.id))!;
  if (!isRunning(subscription.status)) return false;
  const status = move(SUBSCRIPTION_TRANSITIONS, subscription.status, 'cancelled');
  await updateSubscription(tx, subscription.id, { status, nextAt: null });
  await endSponsorship(tx, subscription, now);
  // A refund has an email of its own, which says that it has ended.
  if (because === 'disputed')
    await enqueueEmail(
      tx,
      `disputeEnded:${subscription.id}`,
      { template: 'disputeEndedRecurring', orderId: order.id },
      now,
    );
  await audit(tx, {
    at: now,
    actor: 'refunds',
    action: 'recurringEnded',
    subject: 'recurringDonation',
    subjectId: subscription.id,
    before: { status: subscription.status },
    after: { status, because, orderId: order.id },
  });
  return true;
}
