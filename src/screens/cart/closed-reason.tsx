import { Trans } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';

/** The children who have no sponsor yet. */
export const OtherChildren = ({ locale }: { locale: Locale }) => (
  <Link tone="go" href={hrefTo(locale, 'program', { type: 'orphan-sponsorship' })}>
    <Trans>Children waiting for a sponsor</Trans>
  </Link>
);

/** The calculator that computes a line of this kind; undefined for the others. */
export function CalculateAgain({ line, locale }: { line: CartLineView; locale: Locale }) {
  if (line.type === 'stock')
    return (
      <Link tone="go" href={hrefTo(locale, 'stockPurge')}>
        <Trans>Calculate the stock purification again</Trans>
      </Link>
    );
  if (line.type === 'kafarah')
    return (
      <Link tone="go" href={hrefTo(locale, 'program', { type: 'kafarat' })}>
        <Trans>Calculate the kafarah again</Trans>
      </Link>
    );
  return undefined;
}

/** Why a line can no longer be given as it stands. */
export function ClosedReason({ line }: { line: CartLineView }) {
  if (line.isSponsored)
    return (
      <Trans>Another donor is sponsoring this child. Remove the donation from the cart, or choose another child.</Trans>
    );
  if (line.type === 'stock' || line.type === 'kafarah')
    return (
      <Trans>
        The rate or price for this donation is no longer available. Remove the donation from the cart and choose again.
      </Trans>
    );
  if (line.fund)
    return (
      <Trans>This project no longer accepts donations. Remove it from the cart, or give the amount to a fund.</Trans>
    );
  return <Trans>This project no longer accepts donations. Remove it from the cart, or choose a similar project.</Trans>;
}
