import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';

/** What is said of a bank transfer before it is chosen: with shares in the cart, how long it may take. */
export function useBankWords({ cart, interval, sharesHours }: CheckoutView): string {
  const { t } = useLingui();
  if (interval) return t`You will transfer the donation yourself each time, and we will remind you`;
  if (sharesHours === undefined) return t`Pay in your bank’s app or at a branch`;
  const days = Math.floor(sharesHours / 24);
  const kept =
    days > 1
      ? t`${plural(days, {
          one: 'We will reserve your sacrifice shares for # day; after that, others may take them.',
          other: 'We will reserve your sacrifice shares for # days; after that, others may take them.',
        })}`
      : t`${plural(sharesHours, {
          one: 'We will reserve your sacrifice shares for # hour; after that, others may take them.',
          other: 'We will reserve your sacrifice shares for # hours; after that, others may take them.',
        })}`;
  const isMixed = cart.lines.some(({ type }) => type !== 'sacrifice');
  return [
    t`Pay in your bank’s app or at a branch.`,
    kept,
    ...(isMixed ? [t`We will keep your other donations open for two weeks.`] : []),
  ].join(' ');
}
