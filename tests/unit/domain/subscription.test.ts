import { expect, test } from 'vitest';
import {
  daysToRetry,
  duePeriod,
  INTERVALS,
  isHardDecline,
  nextStart,
  periodStart,
  RETRY_DAYS,
} from '#src/domain/subscription.ts';

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

test.each([
  [1, '2027-02-28'],
  [2, '2027-03-31'],
  [3, '2027-04-30'],
  [13, '2028-02-29'],
  [14, '2028-03-31'],
])('a monthly gift of the 31st: period %i begins on %s', (period, date) => {
  expect(periodStart(day('2027-01-31'), 'month', period)).toEqual(day(date));
});
test('a yearly donation from a leap day falls on the 28th and returns to the 29th', () => {
  expect([1, 2, 3, 4].map((period) => periodStart(day('2028-02-29'), 'year', period))).toEqual([
    day('2029-02-28'),
    day('2030-02-28'),
    day('2031-02-28'),
    day('2032-02-29'),
  ]);
});

test.each(INTERVALS)('the retries of a declined %s are on their days', (interval) => {
  let sum = 0;
  for (const [index, days] of RETRY_DAYS[interval].entries()) {
    sum += daysToRetry(interval, index + 1)!;
    expect(sum).toBe(days);
  }
  expect(daysToRetry(interval, RETRY_DAYS[interval].length + 1)).toBeUndefined();
});

test('the due period is the latest that has begun; those before it are skipped', () => {
  const first = day('2027-01-31');
  expect(duePeriod(first, 'month', 0, day('2027-02-28'))).toBe(1);
  expect(duePeriod(first, 'month', 0, new Date(day('2027-03-31').getTime() - 1))).toBe(1);
  expect(duePeriod(first, 'month', 0, day('2027-03-31'))).toBe(2);
});
test('the next donation is never due in the past', () => {
  const first = day('2027-01-31');
  expect(nextStart(first, 'month', 1, day('2027-02-28'))).toEqual(day('2027-03-31'));
  expect(nextStart(first, 'month', 1, day('2027-03-31'))).toEqual(day('2027-04-30'));
  expect(nextStart(first, 'month', 1, day('2027-06-02'))).toEqual(day('2027-06-30'));
});

test.each([
  ['stolen_card', true],
  ['authentication_required', true],
  ['insufficient_funds', false],
  ['generic_decline', false],
  [undefined, false],
  [null, false],
])('%s is final: %s', (code, isFinal) => {
  expect(isHardDecline(code)).toBe(isFinal);
});
