import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What to do where an amount was understood, but has more decimals than the `places` of its currency. */
export function useAmountDecimals(): (places: number) => string {
  const { t } = useLingui();
  return (places) =>
    places === 0
      ? t`Enter a whole amount, without decimals`
      : t`${plural(places, {
          one: 'Enter an amount with at most # decimal place',
          other: 'Enter an amount with at most # decimal places',
        })}`;
}
