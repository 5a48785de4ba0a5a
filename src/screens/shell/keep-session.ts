import { type createStore } from 'jotai';
import { COOKIES } from '#src/contracts/cookies.ts';
import { isLocale, localePath } from '#src/i18n/locales.ts';
import { browserStorage } from '#src/screens/form/kept-figures.ts';
import { hasUnsentFields } from '#src/screens/form/unsent-fields.ts';
import { type PersonalCall, personalCallAtom } from '#src/state/personal-call.ts';
import { openTabs } from '#src/state/session-tabs.ts';
import { createSessionAtoms } from '#src/state/session.ts';

const DUE = 'session-due';
/** Cookies of a person that scripts can see; the server clears the others. */
const PERSONAL = [COOKIES.signedIn, COOKIES.cart];

const locale = () => (isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en');
/** `guarded`: the page is for who is signed in; `named`: it only shows who is; undefined: it is the same for everybody. */
const personOfPage = (): string | undefined => document.querySelector<HTMLElement>('[data-person]')?.dataset['person'];

/** Removes what this browser keeps of a person; how the site looks is in cookies that stay. */
function forget(): void {
  for (const { name } of PERSONAL) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  browserStorage()?.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is closed to this page, so there is nothing in it.
  }
  void globalThis.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
}

/** Keeps the session of a browser in which somebody is signed in, and shows on the page that it ended. */
export function keepSession(store: ReturnType<typeof createStore>): void {
  const root = document.documentElement;
  const { beginAtom, callAtom, logOutAtom, sessionAtom, wakeAtom } = createSessionAtoms({
    // Absent in a page that is not on https.
    tabs: openTabs(undefined, navigator.locks as LockManager | undefined),
    due: {
      read: () => Number(browserStorage()?.getItem(DUE) ?? 0),
      write: (at) => browserStorage()?.setItem(DUE, String(at)),
    },
    forget,
    locale,
  });
  let isLeaving = false;
  store.sub(sessionAtom, () => {
    const session = store.get(sessionAtom);
    if (session.status !== 'signedOut' || isLeaving) return;
    store.set(personalCallAtom, undefined);
    delete root.dataset['signedIn'];
    // Nothing that is being typed is lost because a session ran out; sending it leads to the sign-in page, and it is kept.
    const goes = session.by === 'person' ? ['named', 'guarded'] : ['guarded'];
    const leaves = session.by === 'person' || !hasUnsentFields() ? goes : [];
    // The server answers the reload with what is there for a visitor, or leads to the sign-in page.
    if (leaves.includes(personOfPage() ?? '')) location.reload();
  });
  store.set(beginAtom, { isSignedIn: root.dataset['signedIn'] === '1' });
  const personal: PersonalCall = (path, options) => store.set(callAtom, path, options);
  if (store.get(sessionAtom).status === 'signedIn') store.set(personalCallAtom, { call: personal });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) store.set(wakeAtom);
  });
  document.addEventListener('submit', (event) => {
    if (new URL((event.target as HTMLFormElement).action).pathname !== '/forms/logout') return;
    event.preventDefault();
    isLeaving = true;
    void store.set(logOutAtom).then(() => location.assign(localePath(locale(), '/login')));
  });
}
