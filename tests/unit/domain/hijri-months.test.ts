import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hijriOf } from '#src/domain/hawl.ts';
import {
  addDays,
  dayOfHijri,
  daysBetween,
  hijriDayOf,
  HIJRI_YEARS,
  lengthOfMonth,
  monthAfter,
  monthNamed,
  nameOfMonth,
  shiftMonth,
  startOfMonth,
} from '#src/domain/hijri-months.ts';

const NONE = new Map<string, string>();
const month = fc.tuple(
  fc.integer({ min: HIJRI_YEARS.first, max: HIJRI_YEARS.last - 1 }),
  fc.integer({ min: 1, max: 12 }),
);

describe('the months of the published calendar', () => {
  test('begin where the last one ends, every one from 1440 to 1499, and have 29 or 30 days', () => {
    for (let [year, count] = [HIJRI_YEARS.first as number, 1]; year < HIJRI_YEARS.last;) {
      const length = lengthOfMonth(NONE, year, count);
      expect([29, 30]).toContain(length);
      const last = addDays(startOfMonth(NONE, year, count), length - 1);
      expect(hijriOf(startOfMonth(NONE, year, count))).toEqual([year, count, 1]);
      expect(hijriOf(last)).toEqual([year, count, length]);
      [year, count] = monthAfter(year, count) as [number, number];
    }
  });

  test('a day leads to its date and back, in leap years of both calendars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 50 }), (days) => {
        const day = addDays('2020-02-28', days);
        expect(dayOfHijri(NONE, hijriDayOf(NONE, day))).toBe(day);
        expect(hijriDayOf(NONE, day)).toEqual(hijriOf(day));
      }),
    );
  });

  test('a name is that of a month that can be announced', () => {
    fc.assert(
      fc.property(month, ([year, count]) => {
        expect(monthNamed(nameOfMonth(year, count))).toEqual([year, count]);
      }),
    );
    for (const text of ['', '1448-9', '1448-13', '1448-00', '1399-01', '1548-01', '1448-09 '])
      expect(monthNamed(text)).toBeUndefined();
  });
});

describe('a month that is shifted', () => {
  const shifted = fc
    .record({ month, by: fc.constantFrom(1 as const, -1 as const) })
    .map((given) => ({ ...given, months: shiftMonth(NONE, given.month, given.by) }));

  test('begins a day from before, and every month has 29 or 30 days still', () => {
    fc.assert(
      fc.property(shifted, ({ by, month: [year, count], months }) => {
        if (!months) return;
        expect(daysBetween(startOfMonth(NONE, year, count), startOfMonth(months, year, count))).toBe(by);
        for (let step = -2; step <= 6; step += 1)
          expect([29, 30]).toContain(lengthOfMonth(months, ...monthAfter(year, count, step)));
      }),
    );
  });

  test('is refused where the month before would be of no length, and nowhere else', () => {
    fc.assert(
      fc.property(shifted, ({ by, month: at, months }) => {
        const before = lengthOfMonth(NONE, ...monthAfter(...at, -1)) + by;
        expect(months !== undefined).toBe(before === 29 || before === 30);
      }),
    );
  });

  test('and shifted back is where it was', () => {
    fc.assert(
      fc.property(shifted, ({ by, month: [year, count], months }) => {
        if (!months) return;
        const back = shiftMonth(months, [year, count], by === 1 ? -1 : 1);
        expect(back && startOfMonth(back, year, count)).toBe(startOfMonth(NONE, year, count));
      }),
    );
  });

  test('every day around it has one date, and leads back to itself', () => {
    fc.assert(
      fc.property(shifted, fc.integer({ min: -70, max: 100 }), ({ month: [year, count], months }, days) => {
        if (!months) return;
        const day = addDays(startOfMonth(NONE, year, count), days);
        expect(dayOfHijri(months, hijriDayOf(months, day))).toBe(day);
      }),
    );
  });
});
