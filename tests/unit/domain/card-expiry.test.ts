import * as fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { hasCardEnded, isCardNoticeDue, lastDayOfCard, MAX_TOLD_DAYS } from '#src/domain/card-expiry.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { INTERVALS, nextStart } from '#src/domain/subscription.ts';

const HOUR_MS = DAY_MS / 24;
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  [2027, 2, '2027-02-28'],
  [2028, 2, '2028-02-29'],
  [2027, 4, '2027-04-30'],
  [2027, 12, '2027-12-31'],
])('a card of %i-%i works until %s', (year, month, day) => {
  expect(lastDayOfCard(year, month)).toBe(day);
});

const months = fc.record({ year: fc.integer({ min: 2024, max: 2060 }), month: fc.integer({ min: 1, max: 12 }) });

describe('the last day of a card', () => {
  it('is followed by the first of a month, wherever the server stands and whether its clocks change', () => {
    fc.assert(
      fc.property(
        months,
        fc.constantFrom('UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Riyadh', 'Europe/Istanbul'),
        ({ month, year }, TZ) => {
          process.env['TZ'] = TZ;
          const last = lastDayOfCard(year, month);
          const next = new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS);
          expect(next.getUTCDate()).toBe(1);
          expect(next.getUTCMonth()).toBe(month % 12);
          expect(hasCardEnded(last, new Date(next.getTime() - 1))).toBe(false);
          expect(hasCardEnded(last, next)).toBe(true);
        },
      ),
    );
  });
});

describe('the notice', () => {
  const plans = fc.record({
    interval: fc.constantFrom(...INTERVALS),
    firstAt: fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:00:00Z'),
      noInvalidDate: true,
    }),
    card: months,
  });

  it('comes before each charge for which the card will have ended, and before no other', () => {
    fc.assert(
      fc.property(plans, ({ card, firstAt, interval }) => {
        const expiresOn = lastDayOfCard(card.year, card.month);
        let nextAt = firstAt;
        for (let period = 0; period < 14; period += 1) {
          const since = nextAt;
          nextAt = nextStart(firstAt, interval, period, since);
          const isEnded = hasCardEnded(expiresOn, nextAt);
          // The scheduler looks once an hour between two charges; the last look may be up to an hour before the charge.
          const looks = [since, new Date(nextAt.getTime() - HOUR_MS)].map((from) =>
            isCardNoticeDue({ expiresOn, interval, nextAt }, from),
          );
          expect(looks.some(Boolean)).toBe(isEnded);
          expect(isCardNoticeDue({ expiresOn, interval, nextAt }, nextAt)).toBe(false);
          expect(
            isCardNoticeDue({ expiresOn, interval, nextAt }, new Date(nextAt.getTime() - MAX_TOLD_DAYS * DAY_MS - 1)),
          ).toBe(false);
        }
      }),
    );
  });
});
