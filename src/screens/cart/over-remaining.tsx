import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Locale } from '#src/i18n/locales.ts';

type OverRemainingProps = { line: CartLineView; remaining: number; currency: string; locale: Locale };

/** A line that is more than its project still takes, with one button that makes it right. */
export function OverRemaining({ currency, line, locale, remaining }: OverRemainingProps) {
  if (remaining === 0)
    return (
      <Banner tone="warning">
        <Trans>Your other donations in the cart already complete this project. Remove this one.</Trans>
      </Banner>
    );
  return (
    <Banner tone="warning">
      <Stack gap={3}>
        <span>
          <Trans>
            This project only needs <Money minor={remaining} currency={currency} />. Give that much, and the rest to
            another project if you like.
          </Trans>
        </span>
        {line.type === 'project' && (
          <form method="post" action="/forms/cart/reduce">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="returnTo" value={`/cart#line-${line.id}`} />
            <Button tone="tonal" size="small" type="submit" name="id" value={line.id}>
              <span>
                <Trans>
                  Give <Money minor={remaining} currency={currency} />
                </Trans>
              </span>
            </Button>
          </form>
        )}
      </Stack>
    </Banner>
  );
}
