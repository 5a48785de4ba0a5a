import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { NamesList } from '#src/screens/line-facts/names-list.tsx';
import { SharesAndNames } from '#src/screens/line-facts/shares-and-names.tsx';

/** How many shares a line of the cart has, in whose names, and what stands in its way. */
export function SacrificeNotes({ currency, line, locale }: { line: CartLineView; currency: string; locale: Locale }) {
  const { price, remaining } = line;
  const left = remaining === undefined ? 0 : Math.floor(remaining / price);
  return (
    <>
      <SharesAndNames line={line} currency={currency} locale={locale} showsCutOff />
      {left > 0 && !line.isClosed && <FewerLeft line={line} left={left} locale={locale} />}
      {line.isClosed && (
        <Banner tone="warning">
          <Cause because={line.closedBecause} />{' '}
          <Link href={hrefTo(locale, 'sacrifices')}>
            {line.closedBecause === 'names' ? <Trans>Order again</Trans> : <Trans>Choose another country</Trans>}
          </Link>
        </Banner>
      )}
    </>
  );
}

/** Somebody took some of the shares: what is left can be kept, with the names that come first. */
function FewerLeft({ left, line, locale }: { line: CartLineView; left: number; locale: Locale }) {
  const kept = (line.names ?? []).slice(0, left);
  const names = <NamesList names={kept} locale={locale} />;
  return (
    <Banner tone="warning">
      <Stack gap={3}>
        <span>
          <Trans>Shares left: {left}, fewer than you chose.</Trans>{' '}
          {kept.length > 0 && <Trans>If you keep the shares that are left, the names will be: {names}.</Trans>}
        </span>
        <form method="post" action="/forms/cart/reduce">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="returnTo" value="/cart" />
          <Button tone="tonal" size="small" type="submit" name="id" value={line.id}>
            <Trans>Keep {left} of my shares</Trans>
          </Button>
        </form>
      </Stack>
    </Banner>
  );
}

function Cause({ because = 'gone' }: { because: CartLineView['closedBecause'] }) {
  if (because === 'cutOff') return <Trans>Orders for this sacrifice have closed. Remove it from the cart.</Trans>;
  if (because === 'soldOut')
    return <Trans>This sacrifice has no shares left for this donation. Remove the donation from the cart.</Trans>;
  if (because === 'names')
    return <Trans>The names for this sacrifice are no longer stored. Remove it from the cart.</Trans>;
  return <Trans>This sacrifice is no longer offered. Remove it from the cart.</Trans>;
}
