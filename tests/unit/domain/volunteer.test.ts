import { assert, constantFrom, date, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, isRealDay } from '#src/domain/age.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { faultsOf, LEAST_AGE, MOST_YEARS_AHEAD, type Offer, yearsAfter } from '#src/domain/volunteer.ts';

const today = '2026-11-22';
const offer = (change: Partial<Offer> = {}): Offer => ({
  dateOfBirth: '1998-05-21',
  startDate: '2026-12-01',
  time: { from: '09:00', to: '12:00' },
  ...change,
});
const faults = (change: Partial<Offer>) => faultsOf(offer(change), today).map(({ code, path }) => `${path} ${code}`);

const days = date({ min: new Date('1920-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }).map((at) =>
  at.toISOString().slice(0, 10),
);

describe('an offer of help', () => {
  it.each([
    ['the very birthday', { dateOfBirth: '2010-11-22' }, []],
    ['a day too young', { dateOfBirth: '2010-11-23' }, ['dateOfBirth tooLow']],
    ['not born yet', { dateOfBirth: '2030-01-01' }, ['dateOfBirth tooLow']],
    ['120 years', { dateOfBirth: '1906-11-22' }, []],
    ['121 years', { dateOfBirth: '1905-11-22' }, ['dateOfBirth tooHigh']],
    ['beginning today', { startDate: today }, []],
    ['beginning yesterday', { startDate: '2026-11-21' }, ['startDate tooLow']],
    ['beginning in two years', { startDate: '2028-11-22' }, []],
    ['a day later than that', { startDate: '2028-11-23' }, ['startDate tooHigh']],
    ['one day long', { startDate: '2026-12-01', endDate: '2026-12-01' }, []],
    ['ending before it begins', { startDate: '2026-12-01', endDate: '2026-11-30' }, ['endDate tooLow']],
    ['a minute long', { time: { from: '09:00', to: '09:01' } }, []],
    ['no time at all', { time: { from: '09:00', to: '09:00' } }, ['time.to tooLow']],
    ['until the last minute of the day', { time: { from: '00:00', to: '23:59' } }, []],
    ['over midnight', { time: { from: '22:00', to: '01:00' } }, ['time.to tooLow']],
  ] as const)('%s', (_name, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('names every fault at once', () => {
    expect(
      faults({
        dateOfBirth: '2020-01-01',
        startDate: '2020-01-01',
        endDate: '2019-01-01',
        time: { from: '10:00', to: '9:00'.padStart(5, '0') },
      }),
    ).toEqual(['dateOfBirth tooLow', 'startDate tooLow', 'endDate tooLow', 'time.to tooLow']);
  });

  it('is as old as the years between, whoever is born on any day', () => {
    assert(
      property(days, integer({ min: 0, max: 60 }), (born, years) => {
        const birthday = yearsAfter(born, years);
        expect(isRealDay(birthday)).toBe(true);
        const eve = new Date(Date.parse(birthday) - DAY_MS).toISOString().slice(0, 10);
        // Who was born on 29 February turns a year older on 1 March in other years.
        const isShort = born.endsWith('02-29') && birthday.endsWith('02-28');
        expect(ageOn(born, birthday)).toBe(isShort ? years - 1 : years);
        expect(ageOn(born, eve)).toBe(years - 1);
      }),
      { numRuns: 200 },
    );
  });

  it('is taken just where every border is kept', () => {
    const clocks = tuple(integer({ min: 0, max: 23 }), constantFrom('00', '30', '59')).map(
      ([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`,
    );
    assert(
      property(days, days, days, clocks, clocks, (dateOfBirth, startDate, endDate, from, to) => {
        const age = ageOn(dateOfBirth, today);
        const isGood =
          age >= LEAST_AGE &&
          age <= 120 &&
          startDate >= today &&
          startDate <= yearsAfter(today, MOST_YEARS_AHEAD) &&
          endDate >= startDate &&
          to > from;
        expect(faultsOf({ dateOfBirth, startDate, endDate, time: { from, to } }, today).length === 0).toBe(isGood);
      }),
      { numRuns: 300 },
    );
  });
});

it('a day that no calendar has is none', () => {
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', 'tomorrow'])
    expect(isRealDay(text)).toBe(false);
  expect(isRealDay('2028-02-29')).toBe(true);
});
