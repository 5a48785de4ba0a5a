import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferReminders } from '#src/domain/order.ts';

const HOUR = 3_600_000;
const placed = new Date('2026-03-01T12:00:00Z');
const after = (hours: number): Date => new Date(placed.getTime() + hours * HOUR);
const hoursOf = (deadlines: readonly number[]): number[] =>
  transferReminders(placed, deadlines.map(after)).map((at) => (at.getTime() - placed.getTime()) / HOUR);

describe('the reminders of a transfer', () => {
  it.each([
    ['of two weeks are on days 3 and 10', [14 * 24], [72, 240]],
    ['of three days is a day before its end', [72], [48]],
    ['of a day and a half is after half a day', [36], [12]],
    ['of a day is none', [24], []],
    ['of two hours is none', [2], []],
    ['with shares is before these end, and once later', [72, 14 * 24], [48, 240]],
    ['with shares that end today is as if without', [5, 14 * 24], [72, 240]],
  ])('%s', (_, deadlines, hours) => {
    expect(hoursOf(deadlines)).toEqual(hours);
  });

  it('leave a day to pay, and are never two within two days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), (hours) => {
        const found = hoursOf([hours]);
        const gaps = found.slice(1).map((at, index) => at - found[index]!);
        expect(Math.max(0, ...found)).toBeLessThanOrEqual(Math.max(0, hours - 24));
        expect(Math.min(48, ...gaps)).toBe(48);
      }),
    );
  });
});
