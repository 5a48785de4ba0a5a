import type { CurrencyCode } from '#money/currencies.ts';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { fundFor } from '#src/domain/surplus.ts';
import type { ProjectRow } from '#src/server/projects/project-cards.repository.ts';

/** The fund that takes a whole line in place of its project, if one does. `amount` in minor units. */
export function lineFund(
  { intention, isGift, type }: CartItem,
  { categories: [cause], isEndowment, monthlyMinor }: ProjectRow,
  { amount, currency, interval }: { amount: number; currency: CurrencyCode; interval: Interval | undefined },
): CartLineView['fund'] {
  // Who meant to sponsor a child, or to add to a capital, meant no fund.
  if (isEndowment || monthlyMinor !== null) return undefined;
  const line = { type, intention, isSubscription: interval !== undefined };
  const kind = fundFor(line, amount, { hasCategory: cause !== undefined, ...defaultBounds(currency) });
  if (kind === 'category') return { kind, id: cause!.id, title: cause!.title };
  // The card of a gift names what was given, and zakat is nobody's gift.
  return kind && !isGift ? { kind } : undefined;
}
