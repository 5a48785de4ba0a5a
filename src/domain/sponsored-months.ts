/** A month of a child's year: paid from its fund, the next one to be paid, or open. `month` as `2026-11`. */
export type SponsoredMonth = { month: string; state: 'paid' | 'next' | 'open' };

const MONTHS = 12;
const monthOf = (index: number): string =>
  `${Math.floor(index / MONTHS)}-${String((index % MONTHS) + 1).padStart(2, '0')}`;
const indexOf = (at: Date): number => at.getUTCFullYear() * MONTHS + at.getUTCMonth();

/**
 * Twelve months from the present one. What was raised pays whole months from the one in which the child was published;
 * amounts in minor units.
 */
export function sponsoredMonths(
  { monthly, publishedAt, raised }: { monthly: number; publishedAt: Date; raised: number },
  now: Date,
): SponsoredMonth[] {
  const next = Math.max(indexOf(now), indexOf(publishedAt) + Math.floor(raised / monthly));
  return Array.from({ length: MONTHS }, (_, ahead) => {
    const index = indexOf(now) + ahead;
    return { month: monthOf(index), state: index < next ? 'paid' : index === next ? 'next' : 'open' };
  });
}
