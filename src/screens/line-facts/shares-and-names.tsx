import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** How many shares of a sacrifice a line has, at which price, and in whose names. */
export function SharesAndNames({
  currency,
  line: { facts, names = [], price, quantity },
  locale,
}: {
  line: Pick<CartLineView, 'facts' | 'names' | 'price' | 'quantity'>;
  currency: string;
  locale: Locale;
}) {
  const isSeventh = facts?.type === 'sacrifice' && (facts.animal === 'cow' || facts.animal === 'camel');
  return (
    <>
      <Text size="small" tone="muted">
        {isSeventh ? (
          <Plural value={quantity} one="# seventh" other="# sevenths" />
        ) : (
          <Plural value={quantity} one="# animal" other="# animals" />
        )}
        {' · '}
        {isSeventh ? (
          <Trans>
            <Money minor={price} currency={currency} /> a share
          </Trans>
        ) : (
          <Trans>
            <Money minor={price} currency={currency} /> an animal
          </Trans>
        )}
      </Text>
      {names.length > 0 && (
        <Text size="small" tone="muted">
          {new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}
        </Text>
      )}
    </>
  );
}
