import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { arrowForward, lock } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { canPayLines, canPayPending, cartFigures, type CartView, endowmentOf } from '#src/contracts/cart-view.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { CartLine } from '#src/screens/cart/cart-line.tsx';
import { CartEndowment, CartTotal, LiveCart } from '#src/screens/cart/live-cart.tsx';
import { FootBar } from '#src/screens/form/foot-bar.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import * as styles from '#src/screens/cart/cart.css';

/** From so many lines the sum is out of sight on a phone, and stands at the foot of the screen. */
const LONG = 4;

export type CartScreenProps = {
  cart: CartView;
  locale: Locale;
  /** What the last post of a form left. */
  kept?: FormState | undefined;
  /** What the donor is told once, such as a price that changed before the line was added. */
  notice?: string | undefined;
};

export function CartScreen({ cart, kept, locale, notice }: CartScreenProps) {
  const { t } = useLingui();
  const projects = hrefTo(locale, 'projects');
  const isEmpty = cart.lines.length === 0 && !cart.pending;
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Inline justify="between">
            <Heading level={1}>
              <Trans>Your cart</Trans>
            </Heading>
            {!isEmpty && <ClearCart locale={locale} />}
          </Inline>
          {notice && (
            <Banner tone="info" isAnnounced>
              {notice}
            </Banner>
          )}
          {cart.wasUnreadable && (
            <Banner tone="warning">
              <Trans>We could not read your cart, so we had to empty it. Nothing was charged.</Trans>
            </Banner>
          )}
          {isEmpty ? (
            <EmptyState
              title={t`Your cart is empty`}
              note={<Trans>Your choices stay here for 30 days.</Trans>}
              actions={
                <ButtonLink tone="tonal" href={projects}>
                  <Trans>See the projects</Trans>
                </ButtonLink>
              }
            />
          ) : (
            <LiveCart begun={cartFigures(cart)}>
              <Split aside="summary" beside={<Summary cart={cart} locale={locale} />}>
                <Stack gap={6}>
                  {cart.pending && (
                    <Stack gap={2}>
                      <Heading level={2} size="h3">
                        <Trans>Your recurring donation</Trans>
                      </Heading>
                      <Text tone="muted" size="small">
                        <Trans>
                          Pay this recurring donation separately. Adding another donation to the cart removes it.
                        </Trans>
                      </Text>
                      <ul className={styles.lines}>
                        <CartLine
                          line={cart.pending.line}
                          interval={cart.pending.interval}
                          calendar={cart.pending.calendar}
                          locale={locale}
                          currency={cart.currency}
                        />
                      </ul>
                    </Stack>
                  )}
                  {cart.lines.length > 0 && (
                    <ul className={styles.lines}>
                      {cart.lines.map((line) => (
                        <CartLine key={line.id} line={line} kept={kept} locale={locale} currency={cart.currency} />
                      ))}
                    </ul>
                  )}
                  <Link tone="go" href={projects}>
                    <Trans>Add another project</Trans>
                  </Link>
                </Stack>
              </Split>
              {cart.lines.length >= LONG && canPayLines(cart) && (
                <FootBar
                  sum={<CartTotal currency={cart.currency} />}
                  action={
                    <ButtonLink tone="filled" href={hrefTo(locale, 'checkout')}>
                      <Trans>Go to checkout</Trans>
                    </ButtonLink>
                  }
                >
                  <Plural value={cart.lines.length} one="# donation" other="# donations" />
                </FootBar>
              )}
            </LiveCart>
          )}
        </Stack>
      </Page>
    </Section>
  );
}

function ClearCart({ locale }: { locale: Locale }) {
  return (
    <form method="post" action="/forms/cart/clear">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value="/cart" />
      <Button tone="quiet" size="small" type="submit">
        <Trans>Empty the cart</Trans>
      </Button>
    </form>
  );
}

function Summary({ cart, locale }: CartScreenProps) {
  const checkout = hrefTo(locale, 'checkout');
  const paid = cart.lines.length > 0 || !cart.pending ? cart.lines : [cart.pending.line];
  const endowment = endowmentOf(...paid);
  return (
    <Card as="aside">
      <Stack gap={4}>
        {cart.lines.length > 0 && (
          <Inline justify="between">
            <Text tone="muted">
              <Plural value={cart.lines.length} one="# donation" other="# donations" />
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
            <Money minor={cart.pending?.line.amount ?? 0} currency={cart.currency} size="title" />
          )}
        </div>
        {endowment > 0 && (
          <Inline justify="between">
            <Text tone="muted" size="small">
              <Trans>Of this, for endowments</Trans>
            </Text>
            {cart.lines.length > 0 ? (
              <CartEndowment currency={cart.currency} />
            ) : (
              <Money minor={endowment} currency={cart.currency} />
            )}
          </Inline>
        )}
        {canPayLines(cart) || canPayPending(cart) ? (
          <>
            {canPayLines(cart) && (
              <ButtonLink tone="filled" size="large" isFullWidth href={checkout}>
                <Trans>Go to checkout</Trans>
                <Icon glyph={arrowForward} />
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
          <Icon glyph={lock} size="small" />
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
