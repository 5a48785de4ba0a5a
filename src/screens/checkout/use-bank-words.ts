import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';

/** What is said of a bank transfer before it is chosen: with shares in the cart, how long it may take. */
export function useBankWords({ cart, interval, sharesHours }: CheckoutView): string {
  const { t } = useLingui();
  if (interval) return t`You transfer it yourself each time, and we remind you`;
  if (sharesHours === undefined) return t`Pay from your bank’s app or branch`;
  const days = Math.floor(sharesHours / 24);
  const kept =
    days > 1
      ? t`${plural(days, {
          one: 'We keep the shares of your sacrifice for # day; after that others may take them.',
          other: 'We keep the shares of your sacrifice for # days; after that others may take them.',
        })}`
      : t`${plural(sharesHours, {
          one: 'We keep the shares of your sacrifice for # hour; after that others may take them.',
          other: 'We keep the shares of your sacrifice for # hours; after that others may take them.',
        })}`;
  const isMixed = cart.lines.some(({ type }) => type !== 'sacrifice');
  return [
    t`Pay from your bank’s app or branch.`,
    kept,
    ...(isMixed ? [t`We keep your other donations for two weeks.`] : []),
  ].join(' ');
}
