import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byStartingMonth,
  dayAfter,
  endOfDay,
  lacksDays,
  nextInLine,
  reminderOf,
  spreadOf,
  stateAt,
} from '#src/domain/activity.ts';
import { mayAnswer, mayWithdraw } from '#src/domain/application.ts';

const closesAt = new Date('2026-04-18T16:00:00Z');
const at = (text: string) => new Date(text);

it.each([
  ['open', '2026-04-18T15:59:59Z', false, 'open'],
  ['open', '2026-04-18T15:59:59Z', true, 'full'],
  ['open', '2026-04-18T16:00:00Z', false, 'closed'],
  ['open', '2026-04-18T16:00:00Z', true, 'closed'],
  ['closed', '2026-01-01T00:00:00Z', false, 'closed'],
  ['cancelled', '2026-01-01T00:00:00Z', true, 'cancelled'],
] as const)('%s at %s, full %s, is %s', (status, now, isFull, state) =>
  expect(stateAt({ status, closesAt, isFull }, at(now))).toBe(state),
);

const withSeats = (seatsTaken: number) => ({ seats: 2, seatsTaken });
it('is full when fewer days have seats than one must choose', () => {
  expect(lacksDays([withSeats(2), withSeats(1), withSeats(0)], 2)).toBe(false);
  expect(lacksDays([withSeats(2), withSeats(2), withSeats(0)], 2)).toBe(true);
});

describe('days by the clocks of a place', () => {
  it.each([
    ['2026-04-18', 'Asia/Riyadh', '2026-04-18T21:00:00.000Z'],
    // Clocks go forward at midnight in Cairo.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-02-28', 'UTC', '2026-03-01T00:00:00.000Z'],
  ])('%s ends in %s at %s', (day, zone, moment) => expect(endOfDay(day, zone).toISOString()).toBe(moment));

  it.each([
    ['2026-04-18T16:00:00Z', 'Asia/Riyadh', '2026-04-17T06:00:00.000Z'],
    // Half past midnight on the 1st in Istanbul is still the last of the month in UTC.
    ['2026-04-30T21:30:00Z', 'Europe/Istanbul', '2026-04-30T06:00:00.000Z'],
    ['2026-01-01T10:00:00Z', 'America/New_York', '2025-12-31T14:00:00.000Z'],
  ])('of %s in %s one is reminded at %s', (startsAt, zone, moment) =>
    expect(reminderOf(at(startsAt), zone).toISOString()).toBe(moment),
  );

  it('a reminder is between 9 and 48 hours before', () =>
    fc.assert(
      fc.property(
        fc.date({ min: at('2024-01-01'), max: at('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom('Asia/Riyadh', 'Europe/Istanbul', 'America/New_York', 'Pacific/Auckland', 'UTC'),
        (startsAt, zone) => {
          const hours = (startsAt.getTime() - reminderOf(startsAt, zone).getTime()) / 3_600_000;
          expect(hours).toBeGreaterThan(13);
          expect(hours).toBeLessThan(41);
        },
      ),
      { numRuns: 200 },
    ));

  it('days follow each other over months and years', () => {
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(dayAfter('2024-03-01', -1)).toBe('2024-02-29');
    expect(dayAfter('2025-12-31', 1)).toBe('2026-01-01');
  });
});

describe('the waiting list', () => {
  const party = fc.record({ id: fc.nat(), seats: fc.integer({ min: 1, max: 4 }) });
  it('never gives more seats than are free, and passes over only those who do not fit', () =>
    fc.assert(
      fc.property(fc.array(party, { maxLength: 12 }), fc.nat({ max: 12 }), (line, free) => {
        const next = nextInLine(line, free);
        const given = next.reduce((sum, { seats }) => sum + seats, 0);
        expect(given).toBeLessThanOrEqual(free);
        expect(line.filter((one) => next.includes(one))).toEqual(next);
        // Whoever waits on would not fit into what is left.
        const others = line.filter((one) => !next.includes(one)).map(({ seats }) => seats);
        expect(Math.min(Infinity, ...others)).toBeGreaterThan(free - given);
      }),
      { numRuns: 300 },
    ));

  it('a seat goes to the first, a large party keeps its place', () => {
    const line = [
      { id: 1, seats: 3 },
      { id: 2, seats: 1 },
      { id: 3, seats: 1 },
    ];
    expect(nextInLine(line, 1).map(({ id }) => id)).toEqual([2]);
    expect(nextInLine(line, 4).map(({ id }) => id)).toEqual([1, 2]);
    expect(nextInLine(line, 0)).toEqual([]);
  });
});

describe('reviews', () => {
  it('say a mean from five on', () => {
    expect(spreadOf([5, 5, 5, 5])).toBeUndefined();
    expect(spreadOf([5, 4, 4, 3, 1])).toEqual({ tenths: 34, spread: [1, 2, 1, 0, 1] });
  });

  it('round the mean half up, and lose no review', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 60 }), (ratings) => {
        const { spread, tenths } = spreadOf(ratings)!;
        const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
        expect(Math.abs(tenths - mean * 10)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(spread.reduce((sum, one) => sum + one, 0)).toBe(ratings.length);
      }),
      { numRuns: 200 },
    ));
});

it('are grouped by the month of their first day', () =>
  expect(
    byStartingMonth([{ startsOn: '2026-05-01' }, { startsOn: '2026-04-30' }, { startsOn: '2026-04-02' }]).map(
      ({ items, month }) => [month, items.length],
    ),
  ).toEqual([
    ['2026-05', 1],
    ['2026-04', 2],
  ]));

it('a seat can be given back, what is withdrawn or rejected cannot', () => {
  expect((['submitted', 'accepted', 'rejected', 'withdrawn'] as const).map(mayWithdraw)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect((['submitted', 'accepted', 'rejected', 'withdrawn'] as const).map(mayAnswer)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
