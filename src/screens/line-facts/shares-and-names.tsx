import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { useCutOff } from '#src/screens/line-facts/cut-off.ts';
import { NamesList } from '#src/screens/line-facts/names-list.tsx';

/** How many shares of a sacrifice a line has, at which price, and in whose names. */
export function SharesAndNames({
  currency,
  line: { facts, names = [], price, quantity },
  locale,
  showsCutOff = false,
}: {
  line: Pick<CartLineView, 'facts' | 'names' | 'price' | 'quantity'>;
  currency: string;
  locale: Locale;
  /** Whether it says until when orders are taken: before it is paid. @default false */
  showsCutOff?: boolean | undefined;
}) {
  const sacrifice = facts?.type === 'sacrifice' ? facts : undefined;
  const isSeventh = sacrifice?.animal === 'cow' || sacrifice?.animal === 'camel';
  return (
    <>
      <Text size="small" tone="muted">
        {isSeventh ? (
          <Plural value={quantity} one="# share" other="# shares" />
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
      {sacrifice && <Place facts={sacrifice} locale={locale} showsCutOff={showsCutOff} />}
      {names.length > 0 && (
        <Text size="small" tone="muted">
          <NamesList names={names} locale={locale} />
        </Text>
      )}
    </>
  );
}

type SacrificeFacts = Extract<LineFacts, { type: 'sacrifice' }>;

/** Who slaughters where, and until when orders are taken. Nothing of what an old donation did not keep. */
function Place({ facts, locale, showsCutOff }: { facts: SacrificeFacts; locale: Locale; showsCutOff: boolean }) {
  const cutOff = useCutOff(locale);
  const { city, closesAt, country, partner, timeZone } = facts;
  const town = city && textIn(city, locale);
  const clocks = town ?? countryName(country, locale);
  const until = closesAt && timeZone ? cutOff({ closesAt, timeZone, city: clocks }) : undefined;
  return (
    <>
      {town && (
        <Text size="small" tone="muted">
          {partner ? `${textIn(partner, locale)}${locale === 'ar' ? '، ' : ', '}${town}` : town}
        </Text>
      )}
      {showsCutOff && until && (
        <Text size="small" tone="muted">
          <Trans>Orders close: {until}</Trans>
        </Text>
      )}
    </>
  );
}
