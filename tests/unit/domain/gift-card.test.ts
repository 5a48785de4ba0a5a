import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardMoment, cardTimeZone, sendDayFault } from '#src/domain/gift-card.ts';
import { dayIn } from '#src/domain/local-time.ts';

const zones = ['Asia/Riyadh', 'Europe/Istanbul', 'Africa/Cairo', 'Europe/London', 'Asia/Karachi'] as const;
const zone = fc.constantFrom(...zones);
const moment = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2040-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const DAY = 86_400_000;

describe('the day of a card', () => {
  it('can be today and any day until a year ahead, and no other', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: -800, max: 800 }), (now, timeZone, days) => {
        const today = dayIn(timeZone, now);
        const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
        const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
        expect(sendDayFault(day, now, timeZone)).toBe(days < 0 ? 'tooLow' : day > last ? 'tooHigh' : undefined);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'tomorrow', '', '2026-11-21T09:00'])(
    'is not %j',
    (text) => {
      expect(sendDayFault(text, new Date('2026-01-01T00:00:00Z'), 'Asia/Riyadh')).toBe('invalidFormat');
    },
  );
});

describe('the moment of a card', () => {
  it('is nine in the morning of its day, and never before its donation is paid', () => {
    fc.assert(
      fc.property(moment, moment, zone, (paidAt, chosen, timeZone) => {
        const day = dayIn(timeZone, chosen);
        const sent = cardMoment(day, paidAt, timeZone);
        expect(sent.getTime()).toBeGreaterThanOrEqual(paidAt.getTime());
        if (sent.getTime() === paidAt.getTime()) return;
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(sent);
        expect([dayIn(timeZone, sent), clock]).toEqual([day, '09:00']);
      }),
    );
  });

  it('is the payment where no day was chosen', () => {
    fc.assert(
      fc.property(moment, zone, (paidAt, timeZone) => {
        expect(cardMoment(undefined, paidAt, timeZone)).toBe(paidAt);
      }),
    );
  });
});

it.each([
  ['+966501234567', 'Asia/Riyadh'],
  ['+905321234567', 'Europe/Istanbul'],
  ['+201001234567', 'Africa/Cairo'],
  ['+249912345678', 'Africa/Khartoum'],
  ['+14155550100', 'Asia/Riyadh'],
  [undefined, 'Asia/Riyadh'],
])('the clock of %s is that of %s', (phone, timeZone) => {
  expect(cardTimeZone(phone)).toBe(timeZone);
});
