import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import type { CurrencyCode } from '#money/currencies.ts';
import { formatMoney } from '#money/format-money.ts';
import { numberFormat } from '#money/number-format.ts';
import { MOST_TYPED, placesOf } from '#src/domain/zakat-fields.ts';
import { useAmountDecimals } from '#src/screens/form/use-amount-decimals.ts';
import type { ZakatSentences } from '#src/screens/zakat/zakat-sentence.ts';

/** What is wrong with a field of the calculator, given by the server: in the browser's catalog every page would carry it. */
export function useZakatSentences(currency: CurrencyCode): ZakatSentences {
  const { i18n, t } = useLingui();
  const amountDecimals = useAmountDecimals();
  const decimals = (places: number) =>
    t`${plural(places, { one: 'Enter a number with at most # decimal place', other: 'Enter a number with at most # decimal places' })}`;
  const tag = tagOf(i18n);
  const figure = numberFormat(tag).format(MOST_TYPED.shares);
  const weight = numberFormat(tag).format(MOST_TYPED.weight);
  const sum = formatMoney(tag, MOST_TYPED.money, currency);
  return {
    invalidType: t`Enter a number, like 25.50`,
    invalidFormat: {
      money: amountDecimals(placesOf('money', currency)),
      weight: decimals(placesOf('weight', currency)),
      shares: decimals(placesOf('shares', currency)),
    },
    tooLow: t`Enter a number of 0 or more, like 25.50`,
    required: t`Enter both the number and the value of the shares or units`,
    tooHigh: {
      money: t`Enter an amount of ${sum} or less`,
      weight: t`Enter a weight of ${weight} or less`,
      shares: t`Enter a quantity of ${figure} or less`,
    },
    lineTooHigh: t`One line can be worth at most ${sum}. Enter a smaller number or value.`,
  };
}
