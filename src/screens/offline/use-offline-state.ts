import { useEffect, useState } from 'react';
import type { OfflineState } from '#src/screens/offline/offline-view.ts';
import { type PageCopies, readPageCopies } from '#src/screens/offline/page-copies.ts';

const ASKS_EVERY_MS = 5000;
const NOTHING: PageCopies = { projects: [], cart: undefined };

/** The address that could not be opened, if it is one of this site. */
function destination(home: string): string {
  const to = new URLSearchParams(location.search).get('to') ?? '';
  if (!to.startsWith('/') || !URL.canParse(to, location.origin)) return home;
  const url = new URL(to, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : home;
}

/** What this device keeps, read once, and whether the connection came back meanwhile. */
export function useOfflineState(where: {
  home: string;
  projects: string;
  cart: string;
  calculators: readonly string[];
}): OfflineState {
  const { calculators, cart, home, projects } = where;
  const [state, setState] = useState<OfflineState>({ kept: undefined, isBack: false, to: home });
  useEffect(() => {
    // Asked of the server: a browser with a network says that it is online, whether the network leads anywhere or not.
    const ask = () =>
      fetch('/health/live', { cache: 'no-store' }).then(
        ({ ok }) => setState((before) => ({ ...before, isBack: ok })),
        () => setState((before) => ({ ...before, isBack: false })),
      );
    const clock = setInterval(() => void ask(), ASKS_EVERY_MS);
    addEventListener('online', ask);
    readPageCopies({ projects, cart, calculators }).then(
      (kept) => setState((before) => ({ ...before, kept, to: destination(home) })),
      () => setState((before) => ({ ...before, kept: NOTHING, to: destination(home) })),
    );
    return () => {
      clearInterval(clock);
      removeEventListener('online', ask);
    };
  }, [home, projects, cart, calculators]);
  return state;
}
