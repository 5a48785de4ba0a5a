import { assert, integer, pre, property } from 'fast-check';
import { expect, it } from 'vitest';
import { endOfHawl, hijriOf } from '#src/domain/hawl.ts';
import { isHawlStart, nextZakatDay, toldUntil } from '#src/domain/zakat-day.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const days = integer({ min: 0, max: 9000 }).map((n) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10));

it('the next zakat day is the first end of a lunar year that is not over', () => {
  expect(nextZakatDay('2026-03-01', at('2026-03-01'))).toBe(endOfHawl('2026-03-01'));
  const first = endOfHawl('2020-05-05');
  expect(nextZakatDay('2020-05-05', at(first))).toBe(first);
  const dayAfter = new Date(at(first).getTime() + 86_400_000);
  expect(nextZakatDay('2020-05-05', dayAfter)).toBe(endOfHawl(first));
});

it('that day is never over, never more than a year ahead, and keeps its month', () => {
  assert(
    property(days, days, (from, today) => {
      pre(from <= today);
      const next = nextZakatDay(from, at(today))!;
      expect(next >= today).toBe(true);
      expect(at(next).getTime() - at(today).getTime()).toBeLessThanOrEqual(356 * 86_400_000);
      const [, month, day] = hijriOf(from);
      const [, itsMonth] = hijriOf(next);
      // Only a 30th can slip into the month after.
      expect(day === 30 ? month : itsMonth).toBe(month);
    }),
    { numRuns: 60 },
  );
});

it('there is none beyond the published calendar', () => {
  expect(nextZakatDay('2075-06-01', at('2076-12-31'))).toBeUndefined();
});

it('a year is counted from a day that has come, since the calendar is published', () => {
  expect(isHawlStart('2000-01-01', at('2026-11-20'))).toBe(true);
  expect(isHawlStart('1999-12-31', at('2026-11-20'))).toBe(false);
  expect(isHawlStart('2026-11-20', at('2026-11-20'))).toBe(true);
  expect(isHawlStart('2026-11-21', at('2026-11-20'))).toBe(false);
});

it('a person is told a week before', () => {
  expect(toldUntil(at('2026-11-20'))).toBe('2026-11-27');
});
