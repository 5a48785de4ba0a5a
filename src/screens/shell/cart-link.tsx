import { useLingui } from '@lingui/react/macro';
import { cart } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { CartCount } from '#src/screens/shell/cart-count.tsx';
import * as styles from '#src/screens/shell/shell.css';

/** The way to the cart. The number is the server's, from the cookie, so that it never flickers. */
export function CartLink({ href, isLinked }: { href: string; isLinked: boolean }) {
  const { t } = useLingui();
  if (!isLinked) return null;
  return (
    <a className={styles.iconLink} href={href} aria-label={t`Cart`} aria-describedby="cart-count">
      <Icon glyph={cart} size="large" />
      <CartCount />
    </a>
  );
}
