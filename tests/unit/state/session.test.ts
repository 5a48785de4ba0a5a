import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTabs } from '#src/state/session-tabs.ts';
import { createSessionAtoms } from '#src/state/session.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20);
const LIFETIME_S = 900;
/** The other tabs are asked first. */
const ASKED = 300;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token as the server signs it, without its signature. */
const tokenNumber = (number: number): string => {
  const iat = 1_700_000_000 + number;
  return `${part({})}.${part({ sub: 'a person', roles: ['donor'], iat, exp: iat + LIFETIME_S })}.signature`;
};
type Sent = { path: string; bearer: string | null; retries: string | null };
let sent: Sent[] = [];
let given = 0;
let answers: (path: string, bearer: string | null) => Response | Promise<Response>;
const refreshes = () => sent.filter(({ path }) => path.endsWith('/token')).length;
const refused = (code: string, status = 401) => Response.json({ errorCode: code, errorMessage: '' }, { status });

const realFetch = globalThis.fetch;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  sent = [];
  given = 0;
  answers = (path) =>
    path.endsWith('/token')
      ? Response.json({ result: { access: tokenNumber((given += 1)) } })
      : Response.json({ result: { isDone: true } });
  globalThis.fetch = vi.fn<typeof fetch>(async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    const bearer = request.headers.get('authorization');
    sent.push({ path, bearer, retries: request.headers.get('x-retry-count') });
    return answers(path, bearer);
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  vi.useRealTimers();
});

/** A browser's tabs: they share a channel, a lock and what is stored. */
function browser({ hasLocks = true } = {}) {
  const listeners = new Map<object, Set<(event: MessageEvent) => void>>();
  const stored = { due: 0, isForgotten: false };
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work)),
  } as unknown as Pick<LockManager, 'request'>;
  return {
    stored,
    open: () => {
      const own = new Set<(event: MessageEvent) => void>();
      const channel = {
        postMessage: (data: unknown) => {
          for (const [other, heard] of listeners)
            if (other !== channel)
              for (const hear of heard)
                setTimeout(() => own !== heard && hear(new MessageEvent('message', { data })), 1);
        },
        addEventListener: (_: string, hear: (event: MessageEvent) => void) => own.add(hear),
        removeEventListener: (_: string, hear: (event: MessageEvent) => void) => own.delete(hear),
        close: () => listeners.delete(channel),
      };
      listeners.set(channel, own);
      const store = createStore();
      const atoms = createSessionAtoms({
        tabs: openTabs(channel as unknown as BroadcastChannel, hasLocks ? locks : undefined),
        due: { read: () => stored.due, write: (at) => (stored.due = at) },
        forget: () => Object.assign(stored, { due: 0, isForgotten: true }),
        locale: () => 'ar',
      });
      return {
        begin: () => store.set(atoms.beginAtom, { isSignedIn: true }),
        call: () => store.set(atoms.callAtom, 'http://sanad.test/api/v1/users/profile', { locale: 'ar' }),
        logOut: () => store.set(atoms.logOutAtom),
        session: () => store.get(atoms.sessionAtom),
      };
    },
  };
}

// The addresses of the session's own calls have no origin outside a browser.
const RealRequest = globalThis.Request;
beforeEach(() => {
  globalThis.Request = class extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://sanad.test') : input, init);
    }
  };
});
afterEach(() => {
  globalThis.Request = RealRequest;
});

test('a session is initialising until it begins from what the server rendered', async () => {
  const tab = browser().open();
  expect(tab.session()).toEqual({ status: 'initialising' });
  tab.begin();
  expect(tab.session()).toEqual({ status: 'signedIn' });
  await vi.advanceTimersByTimeAsync(ASKED);
  expect(tab.session()).toEqual({ status: 'signedIn', user: { id: 'a person', roles: ['donor'] } });
});

test('a token is replaced when less than 180 seconds remain, and not before', async () => {
  const tab = browser().open();
  tab.begin();
  await vi.advanceTimersByTimeAsync(ASKED);
  expect(refreshes()).toBe(1);
  await vi.advanceTimersByTimeAsync(LIFETIME_S * 1000 - 180_000 - 1);
  expect(refreshes()).toBe(1);
  await vi.advanceTimersByTimeAsync(1 + ASKED);
  expect(refreshes()).toBe(2);
});

for (const hasLocks of [true, false])
  test(`five tabs refresh once for all, ${hasLocks ? 'by locks' : 'by messages'}`, async () => {
    const one = browser({ hasLocks });
    const tabs = Array.from({ length: 5 }, one.open);
    for (const tab of tabs) tab.begin();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(11 * MINUTE + 1000);
    expect(refreshes()).toBe(2);
    const calls = Promise.all(tabs.map((tab) => tab.call()));
    await vi.advanceTimersByTimeAsync(MINUTE);
    await calls;
    // Each has the same token, whichever of them asked for it.
    expect(refreshes()).toBe(2);
    expect(new Set(sent.filter(({ bearer }) => bearer).map(({ bearer }) => bearer))).toEqual(
      new Set([`Bearer ${tokenNumber(2)}`]),
    );
  });

test('calls wait for the refresh that is on its way', async () => {
  const tab = browser().open();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const plain = answers;
  answers = async (path, bearer) => {
    if (path.endsWith('/token')) await promise;
    return plain(path, bearer);
  };
  tab.begin();
  const calls = Promise.all([tab.call(), tab.call(), tab.call()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/users/auth/token']);
  finish();
  await vi.advanceTimersByTimeAsync(ASKED);
  await calls;
  expect(sent.slice(1).map(({ bearer }) => bearer)).toEqual(
    Array.from({ length: 3 }, () => `Bearer ${tokenNumber(1)}`),
  );
});

test('a call that is answered 401 is sent once more with a new token, and says so', async () => {
  const tab = browser().open();
  tab.begin();
  await vi.advanceTimersByTimeAsync(ASKED);
  const plain = answers;
  answers = (path, bearer) => (bearer === `Bearer ${tokenNumber(1)}` ? refused('tokenExpired') : plain(path, bearer));
  const call = tab.call();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await call).toEqual({ isDone: true });
  expect(sent.slice(1)).toEqual([
    { path: '/api/v1/users/profile', bearer: `Bearer ${tokenNumber(1)}`, retries: null },
    { path: '/api/v1/users/auth/token', bearer: null, retries: null },
    { path: '/api/v1/users/profile', bearer: `Bearer ${tokenNumber(2)}`, retries: '1' },
  ]);
});

test('a second 401 is the answer: nothing is sent a third time', async () => {
  const tab = browser().open();
  tab.begin();
  await vi.advanceTimersByTimeAsync(ASKED);
  const plain = answers;
  answers = (path, bearer) => (path.endsWith('/profile') ? refused('unauthenticated') : plain(path, bearer));
  const call = tab.call().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await call).toMatchObject({ code: 'unauthenticated' });
  expect(sent.filter(({ path }) => path.endsWith('/profile'))).toHaveLength(2);
});

for (const [code, status] of [
  ['unauthenticated', 401],
  ['tokenExpired', 401],
  ['forbidden', 403],
] as const)
  test(`a refresh that is answered ${code} signs out`, async () => {
    const tab = browser().open();
    answers = () => refused(code, status);
    tab.begin();
    await vi.advanceTimersByTimeAsync(ASKED);
    expect(tab.session()).toEqual({ status: 'signedOut', by: 'server' });
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(refreshes()).toBe(1);
  });

test('a server that cannot be reached signs nobody out, and is asked again', async () => {
  const tab = browser().open();
  const plain = answers;
  answers = () => refused('unavailable', 503);
  tab.begin();
  await vi.advanceTimersByTimeAsync(ASKED);
  expect(tab.session()).toEqual({ status: 'signedIn' });
  answers = plain;
  await vi.advanceTimersByTimeAsync(30_000 + ASKED);
  expect(tab.session()).toMatchObject({ user: { id: 'a person' } });
});

test('a response without a token is an error and gives no session', async () => {
  const tab = browser().open();
  answers = () => Response.json({ result: {} });
  tab.begin();
  const call = tab.call().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ASKED);
  expect(await call).toBeInstanceOf(TypeError);
  expect(tab.session()).toEqual({ status: 'signedIn' });
});

for (const isReached of [true, false])
  test(`signing out reaches every tab and forgets the person, ${isReached ? 'with' : 'without'} a server`, async () => {
    const one = browser();
    const [here, there] = [one.open(), one.open()];
    here.begin();
    there.begin();
    await vi.advanceTimersByTimeAsync(1000);
    const plain = answers;
    if (!isReached)
      answers = () => {
        throw new TypeError('no network');
      };
    const leaving = here.logOut();
    expect(one.stored).toEqual({ due: 0, isForgotten: true });
    await vi.advanceTimersByTimeAsync(1000);
    await leaving;
    expect(here.session()).toEqual({ status: 'signedOut', by: 'person' });
    expect(there.session()).toEqual({ status: 'signedOut', by: 'person' });
    expect(sent.some(({ path }) => path.endsWith('/logout'))).toBe(true);
    answers = plain;
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(sent).toHaveLength(before);
  });
