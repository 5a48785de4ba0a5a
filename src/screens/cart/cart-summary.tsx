import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { arrowForward, lock } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { canPayLines, canPayPending, type CartView, endowmentOf } from '#src/contracts/cart-view.ts';
import { isPayable, payableTotal } from '#src/domain/payable.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { LeftOut } from '#src/screens/cart/left-out.tsx';
import { CartEndowment, CartTotal } from '#src/screens/cart/live-cart.tsx';
import * as styles from '#src/screens/cart/cart.css';

/** What is paid now, what is not in it, and the way on. */
export function CartSummary({ cart, locale }: { cart: CartView; locale: Locale }) {
  const checkout = hrefTo(locale, 'checkout');
  const shown = cart.lines.length > 0 || !cart.pending ? cart.lines : [cart.pending.line];
  const paid = shown.filter(isPayable);
  const leftOut = shown.filter((line) => !isPayable(line));
  const endowment = endowmentOf(...paid);
  return (
    <Card as="aside">
      <Stack gap={4}>
        {cart.lines.length > 0 && paid.length > 0 && (
          <Inline justify="between">
            <Text tone="muted">
              <Plural value={paid.length} one="# donation" other="# donations" />
            </Text>
            <CartTotal currency={cart.currency} />
          </Inline>
        )}
        <div className={styles.total}>
          <Text weight="semibold">
            <Trans>Total</Trans>
          </Text>
          {cart.lines.length > 0 ? (
            <CartTotal currency={cart.currency} size="title" />
          ) : (
            <Money minor={payableTotal(paid)} currency={cart.currency} size="title" />
          )}
        </div>
        {endowment > 0 && (
          <Inline justify="between">
            <Text tone="muted" size="small">
              <Trans>For endowments, included in the total</Trans>
            </Text>
            {cart.lines.length > 0 ? (
              <CartEndowment currency={cart.currency} />
            ) : (
              <Money minor={endowment} currency={cart.currency} />
            )}
          </Inline>
        )}
        <LeftOut lines={leftOut} currency={cart.currency} locale={locale} />
        {canPayLines(cart) || canPayPending(cart) ? (
          <>
            {canPayLines(cart) && (
              <ButtonLink tone="filled" size="large" isFullWidth href={checkout}>
                <Trans>Go to checkout</Trans>
                <Icon icon={arrowForward} />
              </ButtonLink>
            )}
            {canPayPending(cart) && cart.pending && (
              <ButtonLink
                tone={cart.lines.length > 0 ? 'outlined' : 'filled'}
                size="large"
                isFullWidth
                href={`${checkout}?donationFrequency=${cart.pending.interval}`}
              >
                <Trans>Pay the recurring donation</Trans>
              </ButtonLink>
            )}
          </>
        ) : (
          <Text tone="muted" size="small">
            <Trans>Fix the marked items first.</Trans>
          </Text>
        )}
        <Inline gap={2} justify="center">
          <Icon icon={lock} size="small" />
          <Text tone="muted" size="small">
            {isByCardAlone(cart) ? <Trans>Card</Trans> : <Trans>Card or bank transfer</Trans>}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Who sponsors a child, or gives each day, is charged; other recurring donations may come by transfer. */
const isByCardAlone = ({ lines, pending }: CartView): boolean =>
  lines.length === 0 && pending !== undefined && (pending.interval === 'day' || pending.line.isSponsorship === true);
