import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { CurrencyView } from '#src/screens/checkout/checkout-view.ts';
import { RateWords } from '#src/screens/checkout/rate-words.tsx';

/**
 * In which currency the donation is paid, where several are offered. It is a part of the checkout's form, so that what was typed
 * there is kept while the sums change.
 */
export function CurrencyChoice({ currency, locale }: { currency: CurrencyView; locale: Locale }) {
  const { i18n, t } = useLingui();
  const names = new Intl.DisplayNames(tagOf(i18n), { type: 'currency' });
  const { offered, rate, shown } = currency;
  return (
    <Stack gap={3}>
      {currency.isRefused && (
        <Banner tone="info">
          <Trans>
            That currency is not offered today. The amounts are shown in another currency. You have not been charged.
          </Trans>
        </Banner>
      )}
      {offered.length > 1 && (
        <>
          <Select
            name="wantedCurrency"
            label={t`Currency`}
            options={offered.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))}
            defaultValue={shown}
          />
          <Button tone="tonal" type="submit" name="showsCurrency" value="1" isFullWidth>
            <Trans>Show the amounts in this currency</Trans>
          </Button>
        </>
      )}
      {rate && (
        <Text size="small" tone="muted" as="p">
          <RateWords rate={rate} locale={locale} />
        </Text>
      )}
    </Stack>
  );
}
