import { afterEach, describe, expect, test } from 'vitest';
import { endOfMeccanDay, eveOfNextEid, seasonAt, seasonDays, startOfNextSacrifices } from '#src/domain/season.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** Each begins at midnight in Mecca, which is 21:00 UTC of the day before. */
const borders = [
  ['Ramadan 1447 begins', '2026-02-17T21:00:00.000Z', undefined, 'ramadan'],
  ['Ramadan 1447 ends with its thirtieth day', '2026-03-19T21:00:00.000Z', 'ramadan', undefined],
  ['Dhu al-Hijjah 1447 begins', '2026-05-17T21:00:00.000Z', undefined, 'sacrifices'],
  ['the thirteenth of Dhu al-Hijjah 1447 is over', '2026-05-30T21:00:00.000Z', 'sacrifices', undefined],
  ['Ramadan 1448 begins', '2027-02-07T21:00:00.000Z', undefined, 'ramadan'],
  ['Ramadan 1448 ends with its twenty-ninth day', '2027-03-08T21:00:00.000Z', 'ramadan', undefined],
  ['Ramadan 1452 begins, the second within 2030', '2030-12-25T21:00:00.000Z', undefined, 'ramadan'],
] as const;

describe.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])('on a server in %s', (timeZone) => {
  test.each(borders)('%s', (_name, at, before, after) => {
    process.env['TZ'] = timeZone;
    // Checks that the time zone of the process has changed, without which the test would prove nothing.
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    expect(seasonAt(new Date(Date.parse(at) - 1))).toBe(before);
    expect(seasonAt(new Date(at))).toBe(after);
  });
});

test('Ashura and the months of pilgrimage before the sacrifice are no season', () => {
  expect(seasonAt(new Date('2026-06-25T12:00:00.000Z'))).toBeUndefined();
  expect(seasonAt(new Date('2026-04-20T12:00:00.000Z'))).toBeUndefined();
});

test.each([
  ['2026-02-25T12:00:00.000Z', '2026-02-18', '2026-03-19'],
  // The first and the last moment of the same month, by the clocks of Mecca.
  ['2026-02-17T21:00:00.000Z', '2026-02-18', '2026-03-19'],
  ['2026-03-19T20:59:59.999Z', '2026-02-18', '2026-03-19'],
  ['2026-05-27T12:00:00.000Z', '2026-05-18', '2026-05-30'],
])('the season at %s goes from %s to %s', (at, from, until) => {
  expect(seasonDays(new Date(at))).toEqual({ from, until });
});

test('a day without a season has no days of one', () => {
  expect(() => seasonDays(new Date('2026-04-20T12:00:00.000Z'))).toThrow(RangeError);
});

test('a day in Mecca ends at 21:00 UTC', () => {
  const midnight = Date.parse('2026-02-17T21:00:00.000Z');
  expect(endOfMeccanDay(midnight - 1)).toBe(midnight);
  expect(endOfMeccanDay(midnight)).toBe(midnight + 86_400_000);
});

test('no season begins or ends within a day', () => {
  for (
    let at = Date.parse('2026-01-01T00:00:00.000Z');
    at < Date.parse('2028-01-01T00:00:00.000Z');
    at = endOfMeccanDay(at)
  ) {
    expect(seasonAt(new Date(endOfMeccanDay(at) - 1))).toBe(seasonAt(new Date(at)));
  }
});

test('the eve of the Eid is the ninth of Dhu al-Hijjah that comes next', () => {
  expect(eveOfNextEid(new Date('2026-01-01T00:00:00Z'))).toBe('2026-05-26');
  expect(eveOfNextEid(new Date('2026-05-25T10:00:00Z'))).toBe('2026-05-26');
  expect(eveOfNextEid(new Date('2026-05-26T10:00:00Z'))).toBe('2027-05-15');
});

test.each([
  ['long before', '2025-07-01T00:00:00Z', '2026-05-17T21:00:00.000Z'],
  ['in the last moment before', '2026-05-17T20:59:59.999Z', '2026-05-17T21:00:00.000Z'],
  ['at its beginning, when it is that of next year', '2026-05-17T21:00:00.000Z', '2027-05-06T21:00:00.000Z'],
  ['on its last day', '2026-05-30T20:00:00Z', '2027-05-06T21:00:00.000Z'],
])('the season of sacrifices that comes next, asked %s', (_when, from, begins) => {
  expect(startOfNextSacrifices(new Date(from)).toISOString()).toBe(begins);
});
