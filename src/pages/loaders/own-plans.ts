import type { OwnSubscription } from '#src/contracts/profile.ts';
import { type RunningPlans, runningPlans } from '#src/domain/running-plans.ts';
import { readPerson } from '#src/pages/loaders/session.ts';
import { listOwnSubscriptions } from '#src/server/profile/own-subscriptions.ts';
import { getServices } from '#src/server/services.ts';

/** What whoever is signed in gives regularly. Undefined for a visitor, and where the page is rendered for everybody. */
export async function readOwnPlans(): Promise<RunningPlans<OwnSubscription> | undefined> {
  const person = await readPerson();
  return person && runningPlans(await listOwnSubscriptions(await getServices(), person.user.id));
}
