import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { canPayLines, cartFigures, type CartView } from '#src/contracts/cart-view.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { CartLine } from '#src/screens/cart/cart-line.tsx';
import { CartSummary } from '#src/screens/cart/cart-summary.tsx';
import { CartTotal, LiveCart } from '#src/screens/cart/live-cart.tsx';
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
              note={<Trans>Donations you add stay in your cart for 30 days.</Trans>}
              actions={
                <ButtonLink tone="tonal" href={projects}>
                  <Trans>See the projects</Trans>
                </ButtonLink>
              }
            />
          ) : (
            <LiveCart begun={cartFigures(cart)}>
              <Split aside="summary" beside={<CartSummary cart={cart} locale={locale} />}>
                <Stack gap={6}>
                  {cart.pending && (
                    <Stack gap={2}>
                      <Heading level={2} size="h3">
                        <Trans>Your recurring donation</Trans>
                      </Heading>
                      <Text tone="muted" size="small">
                        <Trans>
                          Pay this recurring donation separately. If you add another donation to the cart, this
                          recurring donation will be removed from the cart.
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
