import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfHawl, HAWL_FROM, HAWL_UNTIL, hijriOf } from '#src/domain/hawl.ts';

const DAY = 86_400_000;
const anyDay = fc
  .integer({ min: Date.parse(HAWL_FROM) / DAY, max: Date.parse(HAWL_UNTIL) / DAY })
  .map((day) => new Date(day * DAY).toISOString().slice(0, 10));

describe('a lunar year', () => {
  it('ends on the same Hijri day, 354 or 355 days later', () => {
    expect(hijriOf('2025-03-01')).toEqual([1446, 9, 1]);
    expect(endOfHawl('2025-03-01')).toBe('2026-02-18');
    expect(hijriOf('2026-02-18')).toEqual([1447, 9, 1]);
  });

  it('has 354 or 355 days, and reaches the same day or the first after a missing 30th', () => {
    fc.assert(
      fc.property(anyDay, (from) => {
        const end = endOfHawl(from);
        const days = (Date.parse(end) - Date.parse(from)) / DAY;
        expect(days).toBeGreaterThanOrEqual(354);
        expect(days).toBeLessThanOrEqual(355);
        const [, , began] = hijriOf(from);
        expect([began, 1]).toContain(hijriOf(end)[2]);
      }),
    );
  });

  it('that begins later never ends earlier', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [first, second] = [a, b].toSorted() as [string, string];
        expect(endOfHawl(first) <= endOfHawl(second)).toBe(true);
      }),
    );
  });

  it('is told of no day outside the published calendar', () => {
    expect(() => endOfHawl('1999-12-31')).toThrow(RangeError);
    expect(() => endOfHawl('2076-01-01')).toThrow(RangeError);
  });
});
