import { Trans } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { cart } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Stack } from '#ds/layout/stack.tsx';

/** The two ways on from a gift: straight to the checkout, or into the cart. The pressed one is the form's field `next`. */
export function GiveButtons({ cartTone }: { cartTone: 'outlined' | 'quiet' }) {
  return (
    <Stack gap={2}>
      <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth><Trans>Donate now</Trans></Button>
      <Button tone={cartTone} type="submit" name="next" value="stay" isFullWidth><Icon glyph={cart} /><Trans>Add to cart</Trans></Button>
    </Stack>
  );
}
