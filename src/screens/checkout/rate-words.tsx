import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { FinePrice } from '#ds/components/money/fine-price.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { exponentOf } from '#money/exponents.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CurrencyView } from '#src/screens/checkout/checkout-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

/** The rate by which the donation counts for what it is given for, with its day and who published it. */
export function RateWords({ locale, rate }: { rate: NonNullable<CurrencyView['rate']>; locale: Locale }) {
  return (
    <>
      <Trans>
        <Money minor={10 ** exponentOf(rate.from)} currency={rate.from} /> counts as{' '}
        <FinePrice decimal={rate.rate} currency={rate.to} />, at the exchange rate on{' '}
        <FormattedDate value={rate.day} hasHijri={false} />.
      </Trans>
      {' · '}
      <Localized field={rate.source} locale={locale} />
    </>
  );
}
