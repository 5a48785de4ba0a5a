import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Link } from '#ds/components/link/link.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { SharesAndNames } from '#src/screens/line-facts/shares-and-names.tsx';

/** How many shares a line of the cart has, in whose names, and what stands in its way. */
export function SacrificeNotes({ currency, line, locale }: { line: CartLineView; currency: string; locale: Locale }) {
  const { price, remaining } = line;
  const left = remaining === undefined ? 0 : Math.floor(remaining / price);
  return (
    <>
      <SharesAndNames line={line} currency={currency} locale={locale} showsCutOff />
      {(line.isClosed || left > 0) && (
        <Banner tone="warning">
          {left > 0 ? (
            <Trans>Left: {left}. Remove this from the cart and order again.</Trans>
          ) : (
            <Trans>This sacrifice can no longer be ordered: its orders have closed, or every share is taken.</Trans>
          )}{' '}
          <Link href={hrefTo(locale, 'sacrifices')}>
            <Trans>Choose another country</Trans>
          </Link>
        </Banner>
      )}
    </>
  );
}
