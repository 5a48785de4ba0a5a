import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type HijriMonths,
  lengthOfMonth,
  monthAfter,
  monthNamed,
  nameOfMonth,
  startOfMonth,
} from '#src/domain/hijri-months.ts';
import { takeTable } from '#src/domain/hijri-table.ts';

const NONE: HijriMonths = new Map();
const month = fc.tuple(fc.integer({ min: 1441, max: 1498 }), fc.integer({ min: 1, max: 12 }));
const days = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constantFrom(-1, 1) },
  { weight: 1, arbitrary: fc.constantFrom(-3, -2, 2, 3) },
);
/** Months one after the other, each begun some days from the published calendar. */
const table = fc
  .record({ first: month, moves: fc.array(days, { minLength: 1, maxLength: 6 }) })
  .map(({ first, moves }) =>
    moves.map((moved, index) => {
      const at = monthAfter(...first, index);
      return { line: index + 1, name: nameOfMonth(...at), startsOn: addDays(startOfMonth(NONE, ...at), moved), moved };
    }),
  );
const row = (name: string, startsOn: string, line = 1) => ({ line, name, startsOn });

describe('a table of an authority’s calendar', () => {
  test('that is taken over is told back day by day, and every month has 29 or 30 days', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const { errors, months } = takeTable(NONE, rows);
        if (errors.length > 0) return;
        for (const { name, startsOn } of rows) {
          const at = monthNamed(name)!;
          expect(startOfMonth(months, ...at)).toBe(startsOn);
          for (const step of [-1, 0]) expect([29, 30]).toContain(lengthOfMonth(months, ...monthAfter(...at, step)));
        }
      }),
    );
  });

  test('is refused where a month is too far or of no length, and nowhere else, and then nothing counts', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const { errors, months } = takeTable(NONE, rows);
        const all = new Map(rows.map(({ name, startsOn }) => [name, startsOn]));
        const isFar = rows.some(({ moved }) => Math.abs(moved) > 2);
        const isWhole = rows.every(({ name }) =>
          [-1, 0].every((step) => [29, 30].includes(lengthOfMonth(all, ...monthAfter(...monthNamed(name)!, step)))),
        );
        expect(errors.length === 0).toBe(!isFar && isWhole);
        expect(months === NONE).toBe(errors.length > 0);
      }),
    );
  });

  test('gives the same in any order of its lines, and the same again changes nothing', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const { errors, months } = takeTable(NONE, rows);
        const turned = takeTable(NONE, rows.toReversed());
        expect(turned.errors.length).toBe(errors.length);
        expect(new Map([...turned.months].toSorted())).toEqual(new Map([...months].toSorted()));
        expect(takeTable(months, rows).months).toEqual(months);
      }),
    );
  });

  test('keeps what was announced of other months', () => {
    const before = new Map([['1450-01', '2028-05-24']]);
    const { months } = takeTable(before, [row('1448-09', startOfMonth(NONE, 1448, 9))]);
    expect(months.get('1450-01')).toBe('2028-05-24');
  });

  test('names the line of each error', () => {
    expect(
      takeTable(NONE, [
        row('1448-13', '2027-02-08', 2),
        row('1448-09', '2027-02-30', 3),
        row('1448-09', '8/2/2027', 4),
        row('1448-09', '2027-02-08', 5),
        row('1448-09', '2027-02-08', 6),
        row('1448-10', '2027-03-20', 7),
        row('', '', 8),
      ]).errors,
    ).toEqual([
      { line: 2, fault: 'month' },
      { line: 3, fault: 'day' },
      { line: 4, fault: 'day' },
      { line: 6, fault: 'twice' },
      { line: 7, fault: 'far' },
      { line: 8, fault: 'month' },
    ]);
  });

  test('says which month would have another length, once', () => {
    // Ramadan 1448 begins on 8 February 2027 and has 29 days; the month before has 30.
    expect(takeTable(NONE, [row('1448-09', '2027-02-10')]).errors).toEqual([
      { line: 1, fault: 'length', name: '1448-08', days: 32 },
      { line: 1, fault: 'length', name: '1448-09', days: 27 },
    ]);
  });
});
