import { useLingui } from '@lingui/react';
import { Plural } from '@lingui/react/macro';
import { FinePrice } from '#ds/components/money/fine-price.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { usePeriodName } from '#src/screens/line-facts/period-name.ts';

type LineFactsTextProps = { facts: LineFacts; currency: string; locale: Locale };

/** What a line of kafarah or purification is for, and how its sum came about: as the calculators write it. */
export function LineFactsText({ currency, facts, locale }: LineFactsTextProps) {
  if (facts.type === 'kafarah') return <PersonsFed facts={facts} currency={currency} locale={locale} />;
  return facts.type === 'stock' ? <Holdings facts={facts} currency={currency} locale={locale} /> : null;
}

type Of<Type extends LineFacts['type']> = {
  facts: Extract<LineFacts, { type: Type }>;
  currency: string;
  locale: Locale;
};

function PersonsFed({ currency, facts: { country, persons, pricePerPerson }, locale }: Of<'kafarah'>) {
  const place = country === null ? undefined : countryName(country, locale);
  return (
    <Text size="small" tone="muted">
      {place === undefined ? (
        <Plural value={persons} one="# person to feed" other="# people to feed" />
      ) : (
        <Plural value={persons} one={`# person to feed in ${place}`} other={`# people to feed in ${place}`} />
      )}
      {' · '}
      <bdi dir="ltr">
        <FormattedNumber value={persons} /> × <Money minor={pricePerPerson} currency={currency} />
      </bdi>
    </Text>
  );
}

function Holdings({ currency, facts: { holdings }, locale }: Of<'stock'>) {
  const nameOf = usePeriodName();
  const { i18n } = useLingui();
  return (
    <ul>
      {holdings.map(({ name, period, rate, shares, symbol }) => (
        <li key={`${symbol} ${period} ${shares}`}>
          <Text size="small" tone="muted" as="span">
            {textIn(name, locale)} (<bdi dir="ltr">{symbol}</bdi>){i18n.locale === 'ar' ? '، ' : ', '}
            {nameOf(period)}
            {i18n.locale === 'ar' ? '، ' : ', '}
            <Plural value={shares} one="# share" other="# shares" />
            {' · '}
            <bdi dir="ltr">
              <FormattedNumber value={shares} digits={6} /> × <FinePrice decimal={rate} currency={currency} />
            </bdi>
          </Text>
        </li>
      ))}
    </ul>
  );
}
