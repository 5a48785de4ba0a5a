import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { cart } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';

/** The two ways on from a donation: straight to the checkout, or into the cart. The pressed one is the form's field `next`. `children`: what the first one says, else "Donate now". */
export function GiveButtons({ cartTone, children }: { cartTone: 'outlined' | 'quiet'; children?: ReactNode }) {
  return (
    <Stack gap={2}>
      <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth>
        {children ?? <Trans>Donate now</Trans>}
      </Button>
      <Button tone={cartTone} type="submit" name="next" value="stay" isFullWidth>
        <Icon icon={cart} />
        <Trans>Add to cart</Trans>
      </Button>
    </Stack>
  );
}
