'use client';
import { Plural } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import * as styles from '#src/screens/shell/shell.css';
import { cartCountAtom } from '#src/state/cart.ts';

const SHOWN_AT_MOST = 99;

/** How many lines wait in the cart, 99+ at most; nothing is drawn for an empty one. */
export function CartCount() {
  const count = useAtomValue(cartCountAtom);
  return (
    <>
      {count > 0 && <span className={styles.count} aria-hidden="true">{count > SHOWN_AT_MOST ? `${SHOWN_AT_MOST}+` : count}</span>}
      <VisuallyHidden id="cart-count"><Plural value={count} _0="The cart is empty" one="# gift in the cart" other="# gifts in the cart" /></VisuallyHidden>
    </>
  );
}
