import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';

/** How many shares a line of the cart has, in whose names, and what stands in its way. */
export function SacrificeNotes({ currency, line, locale }: { line: CartLineView; currency: string; locale: Locale }) {
  const { facts, names = [], price, quantity, remaining } = line;
  const isSeventh = facts?.type === 'sacrifice' && (facts.animal === 'cow' || facts.animal === 'camel');
  const left = remaining === undefined ? 0 : Math.floor(remaining / price);
  return (
    <>
      <Text size="small" tone="muted">
        {isSeventh ? (
          <Plural value={quantity} one="# seventh" other="# sevenths" />
        ) : (
          <Plural value={quantity} one="# animal" other="# animals" />
        )}
        {' · '}
        <Trans>
          <Money minor={price} currency={currency} /> each
        </Trans>
      </Text>
      {names.length > 0 && (
        <Text size="small" tone="muted">
          {new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}
        </Text>
      )}
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
