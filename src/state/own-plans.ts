import { atom } from 'jotai';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import { type RunningPlans, runningPlans } from '#src/domain/running-plans.ts';
import { personalCallAtom } from '#src/state/personal-call.ts';

const storedAtom = atom<RunningPlans<OwnSubscription> | undefined>(undefined);

/** The running recurring donations of whoever is signed in; undefined until they are read, and when the session ended. */
export const ownPlansAtom = atom((get) => (get(personalCallAtom) ? get(storedAtom) : undefined));

/** Reads them from the server. Nothing changes where it cannot be reached. */
export const readOwnPlansAtom = atom(null, async (get, set, locale: string): Promise<void> => {
  try {
    const read = await get(personalCallAtom)?.call('/api/v1/user/subscriptions?limit=100', { locale });
    if (read) set(storedAtom, runningPlans((read as { data: OwnSubscription[] }).data));
  } catch {
    // The page is complete without them.
  }
});
