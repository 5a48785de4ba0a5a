import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the result means, in a sentence. Sums in minor units. */
export function purificationMessage(i18n: I18n, { amount, minimum }: { amount: number; minimum: number }): string {
  if (amount === 0) return i18n._(msg`There is nothing to give away.`);
  return amount < minimum
    ? i18n._(
        msg`The sum is below the minimum that can be paid here. Keep it, and give it away together with the next period’s sum.`,
      )
    : i18n._(msg`This is purification, not zakat.`);
}
