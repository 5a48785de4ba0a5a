import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, dayOfParts, isRealDay } from '#src/domain/age.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('a day that exists', () => {
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-4-1', '٢٠٢٦-٠٤-٠١', '', '2026-04-01T00:00'])(
    '%s is none',
    (text) => expect(isRealDay(text)).toBe(false),
  );
  it('every day of a calendar is one', () =>
    fc.assert(
      fc.property(day, (text) => {
        expect(isRealDay(text)).toBe(true);
      }),
      { numRuns: 300 },
    ));
  it('29 February is one in leap years', () => expect(isRealDay('2024-02-29')).toBe(true));
});

describe('an age', () => {
  it.each([
    // 17 years and 364 days.
    ['2008-03-29', '2026-03-28', 17],
    ['2008-03-28', '2026-03-28', 18],
    ['2008-03-27', '2026-03-28', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-01-01', '2026-12-31', 0],
    ['2027-01-01', '2026-12-31', -1],
  ])('of who was born on %s is, on %s, %i', (born, on, age) => expect(ageOn(born, on)).toBe(age));

  it('grows by one in a year, and never falls', () =>
    fc.assert(
      fc.property(day, day, day, (born, a, b) => {
        const [first, second] = [a, b].toSorted();
        expect(ageOn(born, second!)).toBeGreaterThanOrEqual(ageOn(born, first!));
      }),
      { numRuns: 300 },
    ));
});

it.each([
  ['2008', '3', '15', '2008-03-15'],
  [' 2008 ', '12', '01', '2008-12-01'],
  ['', '', '', ''],
  ['2008', '', '15', '2008-00-15'],
])('the fields %s, %s, %s are %s', (year, month, dayOfMonth, text) =>
  expect(dayOfParts(year, month, dayOfMonth)).toBe(text),
);
