import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgePrice } from '#src/domain/metal-price.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const last = { pricePerGram: 1_000_000, updatedAt: at(-60) };

test.each([
  [1_200_000, 'taken'],
  [1_200_001, 'suspicious'],
  [800_000, 'taken'],
  [799_999, 'suspicious'],
  [0, 'suspicious'],
  [-1, 'suspicious'],
  [1.5, 'suspicious'],
])('a price of %s after one of 1,000,000 is %s', (pricePerGram, verdict) => {
  expect(judgePrice({ pricePerGram, updatedAt: at(0) }, last, now)).toBe(verdict);
});

test('a price that is not newer is old, and one from the future is a mistake', () => {
  expect(judgePrice({ pricePerGram: 1_000_000, updatedAt: at(-60) }, last, now)).toBe('old');
  expect(judgePrice({ pricePerGram: 1_000_000, updatedAt: at(5) }, last, now)).toBe('taken');
  expect(judgePrice({ pricePerGram: 1_000_000, updatedAt: at(6) }, last, now)).toBe('suspicious');
});

test('the first price of a metal is taken whatever it is, and no price is taken twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.integer({ min: -10_000, max: 5 }), (pricePerGram, minutes) => {
      const offered = { pricePerGram, updatedAt: at(minutes) };
      expect(judgePrice(offered, undefined, now)).toBe('taken');
      expect(judgePrice(offered, offered, now)).toBe('old');
    }),
  );
});
