import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#src/domain/durations.ts';
import {
  type Calendar,
  CALENDAR_ZONE,
  dueOccasion,
  firstPeriod,
  intervalOf,
  isCalendar,
  kindOf,
  nextOccasion,
  weightOf,
} from '#src/domain/giving-calendar.ts';
import { dayOfHijri, hijriDayOf, shiftMonth } from '#src/domain/hijri-months.ts';
import { dayIn, localIn } from '#src/domain/local-time.ts';

const NONE = new Map<string, string>();
const ALL: Calendar[] = [
  'fridays',
  'ramadan',
  'lastTenNights',
  'lastTenNights:odd',
  'lastTenNights:night27',
  'firstTenDays',
  'whiteDays',
  'zakatDay:9-27',
  'zakatDay:1-30',
];
const calendars = fc.constantFrom(...ALL);
const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2038-12-31T23:00:00Z'),
  noInvalidDate: true,
});
/** Zones whose clocks go forward and back, and the one of the calendar. */
const zones = fc.constantFrom(CALENDAR_ZONE, 'Europe/London', 'America/New_York', 'Africa/Cairo', 'Asia/Beirut');
const datesOf = (calendar: Calendar, from: string, count: number, months = NONE): string[] => {
  const dates: string[] = [];
  for (let at = new Date(from), period = 0; dates.length < count;) {
    const next = nextOccasion(calendar, months, { after: at, period });
    dates.push(localIn(CALENDAR_ZONE, next.at));
    [at, period] = [next.at, next.period];
  }
  return dates;
};

/** How many times the amount is given on each of on the last ten nights of Ramadan 1448. */
const weights = (calendar: Calendar) =>
  Array.from({ length: 10 }, (_, index) => weightOf(calendar, (1448 * 12 + 9) * 32 + 21 + index));

describe('the dates of a calendar', () => {
  test('come one after the other, each later and of a later period, on days of their kind, in every zone', () => {
    fc.assert(
      fc.property(calendars, moments, zones, (calendar, start, zone) => {
        let [at, period] = [start, 0];
        for (let count = 0; count < 8; count += 1) {
          const next = nextOccasion(calendar, NONE, { after: at, period }, zone);
          expect(next.at.getTime()).toBeGreaterThan(at.getTime());
          expect(next.period).toBeGreaterThan(period);
          const local = localIn(zone, next.at);
          expect(local.slice(11)).toBe(calendar.startsWith('last') ? '20:00' : '09:00');
          const [, month, day] = hijriDayOf(NONE, local.slice(0, 10));
          const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
          const isRight = {
            fridays: weekday === 5,
            ramadan: month === 9,
            lastTenNights: month === 9 && day >= 20,
            firstTenDays: month === 12 && day <= 10,
            whiteDays: day >= 13 && day <= 15,
            zakatDay:
              calendar === 'zakatDay:9-27' ? month === 9 && day === 27 : day === 30 || (month === 2 && day === 1),
          }[kindOf(calendar)];
          expect(isRight, `${calendar} ${local}`).toBe(true);
          [at, period] = [next.at, next.period];
        }
      }),
      { numRuns: 60 },
    );
  });

  test('are those of the published calendar', () => {
    expect(datesOf('ramadan', '2026-11-25T00:00:00Z', 2)).toEqual(['2027-02-08T09:00', '2027-02-09T09:00']);
    expect(datesOf('lastTenNights', '2026-11-25T00:00:00Z', 10)[0]).toBe('2027-02-27T20:00');
    expect(datesOf('firstTenDays', '2026-11-25T00:00:00Z', 11)[9]).toBe('2027-05-16T09:00');
    expect(datesOf('whiteDays', '2026-11-26T00:00:00Z', 3)).toEqual([
      '2026-12-22T09:00',
      '2026-12-23T09:00',
      '2026-12-24T09:00',
    ]);
    expect(datesOf('fridays', '2028-02-24T00:00:00Z', 2)).toEqual(['2028-02-25T09:00', '2028-03-03T09:00']);
    expect(datesOf('zakatDay:9-27', '2026-11-25T00:00:00Z', 2)).toEqual(['2027-03-06T09:00', '2028-02-23T09:00']);
  });

  test('of one day are due once: what was given is not due again, and a season that is over is not collected', () => {
    fc.assert(
      fc.property(calendars, moments, (calendar, start) => {
        const next = nextOccasion(calendar, NONE, { after: start, period: 0 });
        expect(dueOccasion(calendar, NONE, { last: 0, now: next.at })).toEqual(next);
        expect(dueOccasion(calendar, NONE, { last: next.period, now: next.at })).toBeUndefined();
        const late = new Date(next.at.getTime() + 35 * DAY_MS);
        const due = dueOccasion(calendar, NONE, { last: 0, now: late });
        expect(due?.period).not.toBe(next.period);
      }),
    );
  });

  test('a first donation counts for its own day', () => {
    fc.assert(
      fc.property(calendars, moments, (calendar, now) => {
        const period = firstPeriod(calendar, NONE, now);
        const next = nextOccasion(calendar, NONE, { after: now, period });
        expect(dayIn(CALENDAR_ZONE, next.at) > dayIn(CALENDAR_ZONE, now)).toBe(true);
      }),
    );
  });

  test('shifted after a charge are not charged twice: neither the period again, nor two on one day', () => {
    const cases = fc.record({
      calendar: fc.constantFrom<Calendar>('ramadan', 'lastTenNights:odd', 'firstTenDays', 'zakatDay:9-1'),
      year: fc.integer({ min: 1447, max: 1460 }),
      charged: fc.integer({ min: 1, max: 9 }),
      by: fc.constantFrom(1 as const, -1 as const),
    });
    fc.assert(
      fc.property(cases, ({ by, calendar, charged, year }) => {
        const month = calendar === 'firstTenDays' ? 12 : 9;
        const months = shiftMonth(NONE, [year, month], by);
        if (!months) return;
        const given = new Map<string, number>();
        let [at, period] = [new Date(`${dayOfHijri(NONE, [year, month - 1, 20])}T00:00:00Z`), 0];
        for (let count = 0; count < 14; count += 1) {
          // So many are given before the authority announces another beginning.
          const known = count < charged ? NONE : months;
          const next = nextOccasion(calendar, known, { after: at, period });
          const day = dayIn(CALENDAR_ZONE, next.at);
          expect(given.has(day)).toBe(false);
          expect([...given.values()]).not.toContain(next.period);
          given.set(day, next.period);
          [at, period] = [next.at, next.period];
        }
      }),
    );
  });

  test('the odd nights and the 27th are given more', () => {
    expect(weights('lastTenNights')).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(weights('lastTenNights:odd')).toEqual([2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
    expect(weights('lastTenNights:night27')).toEqual([2, 1, 2, 1, 2, 1, 4, 1, 2, 1]);
    expect(weights('ramadan')).toEqual(weights('lastTenNights'));
  });

  test('a text is a calendar or none', () => {
    for (const calendar of ALL) expect(isCalendar(calendar)).toBe(true);
    for (const text of ['', 'friday', 'zakatDay', 'zakatDay:13-1', 'zakatDay:9-31', 'zakatDay:09-1', 'ramadan:odd'])
      expect(isCalendar(text)).toBe(false);
    expect(ALL.map((calendar) => intervalOf(calendar)).includes('month')).toBe(false);
  });
});
