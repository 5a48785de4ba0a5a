'use client';
import { Plural } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { badgeText } from '#src/domain/cart.ts';
import { cartCountAtom } from '#src/state/cart.ts';
import * as styles from '#src/screens/shell/shell.css';

/**
 * How many lines wait in the cart, 99+ at most; nothing is drawn for an empty one. The number itself is drawn by CSS from
 * an attribute of the document, so that it is right in the first frame of a page that is the same for everybody.
 */
export function CartCount() {
  const count = useAtomValue(cartCountAtom);
  useEffect(() => {
    if (count !== undefined) drawCount(document.documentElement, count);
  }, [count]);
  return (
    <>
      {/* Before the page's script has come the drawn number is all that is told. */}
      <span className={styles.count} aria-hidden={count === undefined ? undefined : true} />
      {count !== undefined && (
        <VisuallyHidden id="cart-count">
          <Plural value={count} _0="The cart is empty" one="# donation in the cart" other="# donations in the cart" />
        </VisuallyHidden>
      )}
    </>
  );
}

/** As the script in the head does when the page is loaded. */
function drawCount(root: HTMLElement, count: number): void {
  if (count === 0) return root.removeAttribute('data-cart');
  root.setAttribute('data-cart', String(count));
  root.style.setProperty('--cart-count', `"${badgeText(count)}"`);
}
