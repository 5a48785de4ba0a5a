import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { GiveToFund } from '#src/screens/cart/give-to-fund.tsx';

type OverRemainingProps = { line: CartLineView; remaining: number; currency: string; locale: Locale };

/** A line that is more than its project still takes, with the buttons that make it right. */
export function OverRemaining({ currency, line, locale, remaining }: OverRemainingProps) {
  const whole = <Money minor={line.amount} currency={currency} />;
  if (remaining === 0)
    return (
      <Banner tone="warning">
        <Stack gap={3}>
          <span>
            <Trans>Your other donations in the cart already complete this project.</Trans>{' '}
            {line.fund ? (
              <Trans>Remove this donation, or give the amount to a fund.</Trans>
            ) : (
              <Trans>Remove this donation.</Trans>
            )}
          </span>
          <GiveToFund line={line} currency={currency} locale={locale} />
        </Stack>
      </Banner>
    );
  return (
    <Banner tone="warning">
      <Stack gap={3}>
        <span>
          <Trans>
            This project needs only <Money minor={remaining} currency={currency} /> more.
          </Trans>{' '}
          {line.fund && <Trans>You wanted to give {whole}. What would you like to do?</Trans>}
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
        <GiveToFund line={line} currency={currency} locale={locale} />
      </Stack>
    </Banner>
  );
}
