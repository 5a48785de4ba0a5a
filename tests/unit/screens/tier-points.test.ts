import { expect, it } from 'vitest';
import { TIERS } from '#src/domain/membership.ts';
import { tierPoints } from '#src/screens/profile/tier-words.ts';

it('a medal has more points for a higher tier, and never six, which is another emblem for many', () => {
  expect(TIERS.map((tier) => tierPoints[tier])).toEqual([7, 8, 9, 10, 12]);
});
