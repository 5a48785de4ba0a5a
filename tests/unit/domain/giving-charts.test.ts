import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastMonths, percentages, topOfScale } from '#src/domain/giving-charts.ts';

const amounts = array(integer({ min: -1_000_000, max: 1_000_000_000 }), { maxLength: 20 });

describe('the months of a chart', () => {
  it('end with the present one, go over the turn of the year, and hold nothing where nothing was given', () => {
    const given = [
      { month: '2026-01', amount: 500, donations: 1 },
      { month: '2025-11', amount: 2500, donations: 3 },
      { month: '2024-12', amount: 9900, donations: 1 },
    ];
    expect(lastMonths(given, new Date('2026-01-31T23:59:59Z'), 3)).toEqual([
      { month: '2025-11', amount: 2500, donations: 3 },
      { month: '2025-12', amount: 0, donations: 0 },
      { month: '2026-01', amount: 500, donations: 1 },
    ]);
  });
});

describe('the parts of a whole', () => {
  it('are whole percentages of what was given, and nothing of what was returned', () => {
    expect(percentages([1000, 3000, -50, 0])).toEqual([25, 75, 0, 0]);
    expect(percentages([0, 0])).toEqual([0, 0]);
  });

  it('are never less than nothing or more than all', () => {
    assert(property(amounts, (list) => percentages(list).every((one) => one >= 0 && one <= 100)));
  });
});

describe('the top of a scale', () => {
  it.each([
    [[], 1],
    [[100], 100],
    [[101], 200],
    [[2001], 5000],
    [[5001, 20], 10_000],
  ])('of %j is %i', (list, top) => {
    expect(topOfScale(list)).toBe(top);
  });

  it('is never below a column, and less than two and a half times the highest', () => {
    assert(
      property(amounts, (list) => {
        const highest = Math.max(1, ...list);
        const top = topOfScale(list);
        return top >= highest && top <= highest * 2.5;
      }),
    );
  });
});
