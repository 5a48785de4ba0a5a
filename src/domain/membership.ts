export const TIERS = ['member', 'bronze', 'silver', 'gold', 'platinumPlus'] as const;
export type Tier = (typeof TIERS)[number];

/** What each tier begins at, in minor units of the site's currency, in the order of the tiers; the first is 0. */
export type Thresholds = readonly [number, number, number, number, number];

/** What was given since joining, less what was returned, in minor units; and when this first reached each tier, if it did. */
export type Given = { total: number; reachedAt: readonly (Date | null)[] };
type Medal = { tier: Tier; reachedAt: Date };
export type Membership = {
  tier: Tier;
  /** Minor units, less what was returned. */
  total: number;
  /** The next tier and what is missing to it; null at the last. */
  next: { tier: Tier; missing: number } | null;
  medals: Medal[];
};

/**
 * The tier by what was given since joining, less what was returned. A medal is kept: it is for all that was given up to a day,
 * whatever was returned later.
 */
export function membershipOf({ reachedAt, total }: Given, joinedAt: Date, thresholds: Thresholds): Membership {
  const reached = thresholds.filter((least) => total >= least).length;
  const index = Math.max(0, reached - 1);
  const next = TIERS[index + 1];
  return {
    tier: TIERS[index]!,
    total,
    next: next === undefined ? null : { tier: next, missing: thresholds[index + 1]! - total },
    medals: TIERS.flatMap((tier, place) => {
      const at = place === 0 ? joinedAt : reachedAt[place];
      return at ? [{ tier, reachedAt: at }] : [];
    }),
  };
}
