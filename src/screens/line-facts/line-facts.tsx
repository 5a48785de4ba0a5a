import { useLingui } from '@lingui/react';
import { Plural } from '@lingui/react/macro';
import { Text } from '#ds/components/text/text.tsx';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { usePeriodName } from '#src/screens/line-facts/period-name.ts';

/** What a line of kafarah or purification is for: how many are fed and where, which shares of which period. */
export function LineFactsText({ facts, locale }: { facts: LineFacts; locale: Locale }) {
  if (facts.type === 'kafarah') return <PersonsFed facts={facts} locale={locale} />;
  return facts.type === 'stock' ? <Holdings facts={facts} locale={locale} /> : null;
}

type Of<Type extends LineFacts['type']> = { facts: Extract<LineFacts, { type: Type }>; locale: Locale };

function PersonsFed({ facts: { country, persons }, locale }: Of<'kafarah'>) {
  const place = country === null ? undefined : countryName(country, locale);
  return (
    <Text size="small" tone="muted">
      {place === undefined ? (
        <Plural value={persons} one="# person fed" other="# people fed" />
      ) : (
        <Plural value={persons} one={`# person fed in ${place}`} other={`# people fed in ${place}`} />
      )}
    </Text>
  );
}

function Holdings({ facts: { holdings }, locale }: Of<'stock'>) {
  const nameOf = usePeriodName();
  const { i18n } = useLingui();
  return (
    <ul>
      {holdings.map(({ name, period, shares, symbol }) => (
        <li key={`${symbol} ${period} ${shares}`}>
          <Text size="small" tone="muted" as="span">
            {textIn(name, locale)} (<bdi dir="ltr">{symbol}</bdi>){i18n.locale === 'ar' ? '، ' : ', '}
            {nameOf(period)}
            {i18n.locale === 'ar' ? '، ' : ', '}
            <Plural value={shares} one="# share" other="# shares" />
          </Text>
        </li>
      ))}
    </ul>
  );
}
