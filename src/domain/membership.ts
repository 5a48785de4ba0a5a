export const TIERS = ['member', 'bronze', 'silver', 'gold', 'platinumPlus'] as const;
export type Tier = (typeof TIERS)[number];

/** What each tier begins at, in minor units of the site's currency, in the order of the tiers; the first is 0. */
export type Thresholds = readonly [number, number, number, number, number];

/** Donations counted in one currency: what was given is positive, what was returned negative. In the order of time. */
export type Given = { at: Date; amount: number };
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
export function membershipOf(given: readonly Given[], joinedAt: Date, thresholds: Thresholds): Membership {
  const total = given.reduce((sum, { amount }) => sum + amount, 0);
  const reached = thresholds.filter((least) => total >= least).length;
  const index = Math.max(0, reached - 1);
  const next = TIERS[index + 1];
  return {
    tier: TIERS[index]!,
    total,
    next: next === undefined ? null : { tier: next, missing: thresholds[index + 1]! - total },
    medals: medalsOf(given, joinedAt, thresholds),
  };
}

function medalsOf(given: readonly Given[], joinedAt: Date, thresholds: Thresholds): Medal[] {
  const medals: Medal[] = [{ tier: TIERS[0], reachedAt: joinedAt }];
  let sum = 0;
  for (const { amount, at } of given) {
    sum += amount;
    for (let tier = TIERS[medals.length]; tier && sum >= thresholds[medals.length]!; tier = TIERS[medals.length])
      medals.push({ tier, reachedAt: at });
  }
  return medals;
}
