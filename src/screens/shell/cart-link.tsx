import { Trans } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { cart } from '#ds/icons/icons.ts';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { CartCount } from '#src/screens/shell/cart-count.tsx';
import { openers } from '#ds/components/menu/menu.css';

/** The way to the cart. */
export function CartLink({ href, isLinked }: { href: string; isLinked: boolean }) {
  if (!isLinked) return null;
  return (
    <a className={openers.icon} href={href}>
      <Icon icon={cart} size="large" />
      <VisuallyHidden>
        <Trans>Cart</Trans>
      </VisuallyHidden>
      <CartCount />
    </a>
  );
}
