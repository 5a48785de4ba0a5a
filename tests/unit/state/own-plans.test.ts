import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import type { OwnSubscription } from '#src/contracts/profile.ts';
import { ownPlansAtom, readOwnPlansAtom } from '#src/state/own-plans.ts';
import { type PersonalCall, personalCallAtom } from '#src/state/personal-call.ts';

const plan = (id: string) => ({ id, status: 'active', nextAt: '2026-12-20T12:00:00Z' }) as unknown as OwnSubscription;
const shownIds = (store: ReturnType<typeof createStore>) => store.get(ownPlansAtom)?.shown.map(({ id }) => id);
/** A page on which somebody with these donations is signed in. */
function pageOf(...ids: string[]) {
  const call = vi.fn<PersonalCall>(async () => ({ data: ids.map(plan) }));
  const store = createStore();
  store.set(personalCallAtom, { call });
  store.sub(ownPlansAtom, () => {});
  return { call, store };
}

it('are asked for once a minute, in the language of the page', async () => {
  const { call, store } = pageOf('one');
  expect(shownIds(store)).toBeUndefined();
  store.set(readOwnPlansAtom, 'ar');
  await vi.waitFor(() => expect(shownIds(store)).toEqual(['one']));
  expect(call.mock.calls).toEqual([['/api/v1/user/subscriptions?limit=100', { locale: 'ar' }]]);
  store.set(readOwnPlansAtom, 'ar');
  store.sub(ownPlansAtom, () => {})();
  expect(call).toHaveBeenCalledTimes(1);
});

it('are gone with the session, and nobody who signs in next sees those of the one before', async () => {
  const { store } = pageOf('theirs');
  store.set(readOwnPlansAtom, 'en');
  await vi.waitFor(() => expect(shownIds(store)).toEqual(['theirs']));
  store.set(personalCallAtom, undefined);
  expect(shownIds(store)).toBeUndefined();
  store.set(personalCallAtom, { call: async () => ({ data: [plan('mine')] }) });
  expect(shownIds(store)).toBeUndefined();
  await vi.waitFor(() => expect(shownIds(store)).toEqual(['mine']));
});

it('are left out where the server cannot be reached', async () => {
  const { call, store } = pageOf();
  call.mockRejectedValue(new Error('offline'));
  store.set(readOwnPlansAtom, 'tr');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(shownIds(store)).toBeUndefined();
});
