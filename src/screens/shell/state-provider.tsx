'use client';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { cartChangedAtom } from '#src/state/cart.ts';

type StateProviderProps = {
  children: ReactNode;
  /** From the cookie, where the page was rendered for its visitor; else the document knows it. */ cartCount?:
    | number
    | undefined;
  /** What the last post without script put into the cart. */ added?: string | undefined;
};

/** One store a mount: at module level one visitor's cart would be shown to another. */
export function StateProvider({ added, cartCount, children }: StateProviderProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(cartChangedAtom, { count: cartCount, added });
    return fresh;
  });
  useEffect(() => {
    store.set(cartChangedAtom, { count: cartCount ?? Number(document.documentElement.dataset['cart'] ?? 0) });
  }, [store, cartCount]);
  useEffect(() => {
    // Loaded for whoever is signed in: everybody else reads a page with less script.
    if (!document.cookie.split('; ').includes('signed-in=1')) return;
    void import('#src/screens/shell/keep-session.ts').then(({ keepSession }) => keepSession(store));
  }, [store]);
  return <Provider store={store}>{children}</Provider>;
}
