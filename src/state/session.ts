import { atom, type Getter, type Setter } from 'jotai';
import { type ApiError, type CallOptions } from '#src/api/client.ts';
import { callWithToken, logOutByCookie, logOutByToken, refreshTokens, type TokenUser } from '#src/api/session.ts';
import type { HeldToken, Tabs } from '#src/state/session-tabs.ts';

/** `signedIn` has no user until this page needs a token: the cookie says no more than that somebody is signed in. */
export type Session =
  | { status: 'initialising' }
  /** `server`: the session had ended when it was used. */
  | { status: 'signedOut'; by: 'nobody' | 'person' | 'server' }
  | { status: 'signedIn'; user?: TokenUser | undefined };

/** A token is replaced when it counts for less than this. */
const REFRESHED_BEFORE_MS = 180_000;
/** Milliseconds after which a refresh that failed without ending the session is tried again. */
const AGAIN_AFTER_MS = 30_000;
/** Milliseconds in which the server is told that somebody signed out. */
const LOGGED_OUT_WITHIN_MS = 3000;
const ENDS_SESSION = new Set(['unauthenticated', 'tokenExpired', 'forbidden']);
const endsSession = (error: unknown): boolean => ENDS_SESSION.has((error as Partial<ApiError>).code ?? '');

export type SessionPlaces = {
  tabs: Tabs;
  /** When the next refresh is due, shared by the tabs. It is a time and no secret. */
  due: { read: () => number | undefined; write: (at: number) => void };
  /** Removes what this browser keeps of a person: called before the server is. */
  forget: () => void;
  locale: () => string;
  now?: () => number;
};

/** The session of this browser: its token is in memory alone, is refreshed in one tab at a time, and calls wait for it. */
export function createSessionAtoms({ due, forget, locale, now = Date.now, tabs }: SessionPlaces) {
  const statusAtom = atom<Session>({ status: 'initialising' });
  const heldAtom = atom<HeldToken | undefined>(undefined);
  let refreshing: Promise<HeldToken> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  const isFresh = (token: HeldToken | undefined): token is HeldToken => token !== undefined && token.dueAt > now();
  /** What is stored is not at once seen by a tab in another process, so the tab's own token counts beside it. */
  const dueAt = (get: Getter): number => Math.max(due.read() ?? 0, get(heldAtom)?.dueAt ?? 0);
  const take = (set: Setter, token: HeldToken): HeldToken => {
    // A refresh that was on its way while the person signed out begins nothing.
    if (!hasEnded) {
      set(heldAtom, token);
      set(statusAtom, { status: 'signedIn', user: token.user });
    }
    return token;
  };
  const end = (set: Setter, by: 'person' | 'server'): void => {
    hasEnded = true;
    clearTimeout(timer);
    set(heldAtom, undefined);
    set(statusAtom, { status: 'signedOut', by });
  };

  /** The token after this one, asked for once by all tabs. @throws ApiError */
  const refresh = (set: Setter, refused?: string): Promise<HeldToken> =>
    (refreshing ??= tabs
      .exclusively(async () => {
        // Another tab may have got it while this one waited.
        const other = await tabs.ask();
        if (isFresh(other) && other.access !== refused) return take(set, other);
        if (hasEnded) throw new TypeError('The person signed out.');
        const token = await refreshTokens(locale());
        const held = take(set, { ...token, dueAt: now() + token.lifetimeMs - REFRESHED_BEFORE_MS });
        due.write(held.dueAt);
        tabs.tell({ kind: 'token', token: held });
        return held;
      })
      .catch((error: unknown) => {
        if (endsSession(error)) end(set, 'server');
        throw error;
      })
      .finally(() => {
        refreshing = undefined;
      }));

  const watch = (get: Getter, set: Setter): void => {
    clearTimeout(timer);
    if (get(statusAtom).status !== 'signedIn') return;
    const again = (): void => watch(get, set);
    const waitMs = dueAt(get) - now();
    if (waitMs > 0) {
      timer = setTimeout(again, waitMs);
      return;
    }
    refresh(set).then(again, () => {
      timer = setTimeout(again, AGAIN_AFTER_MS);
    });
  };

  /** Begins from what the server rendered. */
  const beginAtom = atom(null, (get, set, { isSignedIn }: { isSignedIn: boolean }) => {
    set(statusAtom, isSignedIn ? { status: 'signedIn' } : { status: 'signedOut', by: 'nobody' });
    const held = (): HeldToken | undefined => {
      const token = get(heldAtom);
      return isFresh(token) ? token : undefined;
    };
    tabs.listen({ held, told: (token) => isFresh(token) && take(set, token), signedOut: () => end(set, 'person') });
    watch(get, set);
  });

  /** Refreshes what became due while the tab slept, when timers stand still. */
  const wakeAtom = atom(null, (get, set) => watch(get, set));

  const callNow = async <Result>(get: Getter, set: Setter, path: string, options: CallOptions): Promise<Result> => {
    const held = get(heldAtom);
    const token = isFresh(held) && !refreshing ? held : await refresh(set);
    try {
      return await callWithToken<Result>(path, options, token.access, 0);
    } catch (error) {
      if (!['unauthenticated', 'tokenExpired'].includes((error as Partial<ApiError>).code ?? '')) throw error;
      const { access } = await refresh(set, token.access);
      return callWithToken<Result>(path, options, access, 1);
    }
  };

  /** A call in the person's name. It waits for a refresh, and is sent a second time after a 401. @throws ApiError */
  const callAtom = atom(null, (get, set, path: string, options: CallOptions) =>
    callNow<unknown>(get, set, path, options),
  );

  /** Signs this browser out: what it keeps goes first, so that nothing stays where the call fails or takes long. */
  const logOutAtom = atom(null, async (get, set): Promise<void> => {
    hasEnded = true;
    clearTimeout(timer);
    const held = get(heldAtom);
    forget();
    const late = new Promise((resolve) => {
      setTimeout(resolve, LOGGED_OUT_WITHIN_MS);
    });
    const telling = async (): Promise<void> => {
      // Its response would set the cookies again.
      await refreshing?.catch(() => undefined);
      await (isFresh(held) ? logOutByToken(locale(), held.access) : logOutByCookie(locale())).catch(() => undefined);
    };
    await Promise.race([telling(), late]);
    // Other tabs ask for their pages again: by then the server knows.
    tabs.tell({ kind: 'signedOut' });
    end(set, 'person');
  });

  return { sessionAtom: atom((get) => get(statusAtom)), beginAtom, wakeAtom, callAtom, logOutAtom };
}
