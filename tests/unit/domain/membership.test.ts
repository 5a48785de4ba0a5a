import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { membershipOf, type Thresholds, TIERS } from '#src/domain/membership.ts';
import { givenOf } from '#tests/fixtures/given.ts';

const THRESHOLDS: Thresholds = [0, 10_000, 50_000, 250_000, 1_000_000];
const joined = new Date('2026-01-01T00:00:00Z');
type One = { at: Date; amount: number };
const on = (day: number, amount: number): One => ({ at: new Date(Date.UTC(2026, 0, day)), amount });
const of = (...given: One[]) => membershipOf(givenOf(given, THRESHOLDS), joined, THRESHOLDS);

describe('membership', () => {
  test('begins as a member, with the medal of the day', () => {
    expect(of()).toEqual({
      tier: 'member',
      total: 0,
      next: { tier: 'bronze', missing: 10_000 },
      medals: [{ tier: 'member', reachedAt: joined }],
    });
  });
  test.each([
    [9999, 'member'],
    [10_000, 'bronze'],
    [49_999, 'bronze'],
    [50_000, 'silver'],
    [250_000, 'gold'],
    [999_999, 'gold'],
    [1_000_000, 'platinumPlus'],
  ])('with %i is %s', (amount, tier) => {
    expect(of(on(5, amount)).tier).toBe(tier);
  });
  test('has no next tier at the last', () => {
    expect(of(on(5, 2_000_000)).next).toBeNull();
  });
  test('one donation may reach several medals on its day', () => {
    expect(of(on(5, 60_000)).medals.map(({ tier, reachedAt }) => [tier, reachedAt.getUTCDate()])).toEqual([
      ['member', 1],
      ['bronze', 5],
      ['silver', 5],
    ]);
  });
  test('a refund lowers the tier and takes no medal', () => {
    const { medals, next, tier } = of(on(5, 12_000), on(9, -5000));
    expect([tier, next, medals.length]).toEqual(['member', { tier: 'bronze', missing: 3000 }, 2]);
  });
  test('medals are never lost by anything that follows, and stand in the order of the tiers', () => {
    const amounts = array(integer({ min: -50_000, max: 400_000 }), { maxLength: 20 });
    assert(
      property(amounts, integer({ min: -400_000, max: 0 }), (list, last) => {
        const given = list.map((amount, day) => on(day + 1, amount));
        const { medals } = of(...given);
        expect(of(...given, on(28, last)).medals).toEqual(medals);
        expect(medals.map(({ tier }) => tier)).toEqual(TIERS.slice(0, medals.length));
      }),
    );
  });
});
