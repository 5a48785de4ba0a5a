import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import { type RunningPlans, runningPlans } from '#src/domain/running-plans.ts';
import { personalCallAtom } from '#src/state/personal-call.ts';
import { PERSONAL_QUERY, sessionNumber } from '#src/state/personal-query.ts';

/** The language of the page; undefined until it asks. */
const askedInAtom = atom<string | undefined>(undefined);

const plansQueryAtom = atomWithQuery((get) => {
  const personal = get(personalCallAtom);
  const locale = get(askedInAtom);
  return {
    ...PERSONAL_QUERY,
    queryKey: ['subscriptions', sessionNumber(personal), locale],
    enabled: personal !== undefined && locale !== undefined,
    queryFn: async (): Promise<RunningPlans<OwnSubscription>> => {
      const read = await personal!.call('/api/v1/user/subscriptions?limit=100', { locale: locale! });
      return runningPlans((read as { data: OwnSubscription[] }).data);
    },
  };
});

/** The running recurring donations of whoever is signed in; undefined until they are read, and when the session ended. */
export const ownPlansAtom = atom((get) => (get(personalCallAtom) ? get(plansQueryAtom).data : undefined));

/** Asks the server for them, unless they were read in the last minute. Nothing changes where it cannot be reached. */
export const readOwnPlansAtom = atom(null, (_get, set, locale: string): void => set(askedInAtom, locale));
