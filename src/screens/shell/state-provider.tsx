'use client';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { cartChangedAtom } from '#src/state/cart.ts';

type StateProviderProps = { children: ReactNode; /** From the cookie, by the server. */ cartCount: number; /** What the last post without script put into the cart. */ added?: string | undefined };

/** One store a mount: at module level one visitor's cart would be shown to another. It begins with what the server knows. */
export function StateProvider({ added, cartCount, children }: StateProviderProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(cartChangedAtom, { count: cartCount, added });
    return fresh;
  });
  useEffect(() => {
    store.set(cartChangedAtom, { count: cartCount });
  }, [store, cartCount]);
  return <Provider store={store}>{children}</Provider>;
}
