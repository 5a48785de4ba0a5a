import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sponsoredMonths } from '#src/domain/sponsored-months.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const child = (raised: number, publishedAt = '2026-11-02T00:00:00Z') => ({
  monthly: 4500,
  raised,
  publishedAt: new Date(publishedAt),
});
const paid = (raised: number, publishedAt?: string) =>
  sponsoredMonths(child(raised, publishedAt), NOW).filter(({ state }) => state === 'paid').length;

describe('the months of a child', () => {
  it('are twelve from the present one, across the turn of the year', () => {
    const months = sponsoredMonths(child(0), NOW).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('are paid in whole months, from the one in which the child was published', () => {
    expect(paid(0)).toBe(0);
    expect(paid(4499)).toBe(0);
    expect(paid(4500)).toBe(1);
    expect(paid(3 * 4500, '2026-09-15T00:00:00Z')).toBe(1);
    expect(paid(2 * 4500, '2026-01-01T00:00:00Z')).toBe(0);
  });

  it('have one next month, before which all are paid and after which all are open', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.integer({ min: 0, max: 36 }), (raised, ago) => {
        const publishedAt = new Date(Date.UTC(2026, 10 - ago, 3)).toISOString();
        const states = sponsoredMonths(child(raised, publishedAt), NOW).map(({ state }) => state);
        expect(states.join(' ')).toMatch(/^(?:paid ?)*(?:next ?)?(?:open ?)*$/);
      }),
    );
  });
});
