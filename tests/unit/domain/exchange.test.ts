import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { amountFor, countedFor, countPostings, type Exchange, judgeRate, payableFor } from '#src/domain/exchange.ts';

const euros: Exchange = { from: 'EUR', to: 'USD', rate: '1.0812' };
const yen: Exchange = { from: 'JPY', to: 'USD', rate: '0.006442' };
const dinars: Exchange = { from: 'KWD', to: 'USD', rate: '3.2551' };

describe('what an amount counts as', () => {
  test.each([
    ['two decimals', 10_000, euros, 10_812],
    ['none', 10_000, yen, 6442],
    ['three', 10_000, dinars, 3255],
    ['none from two', 10_812, { from: 'USD', to: 'JPY', rate: '155.2' } satisfies Exchange, 16_780],
    ['a half, rounded up', 1, { from: 'USD', to: 'EUR', rate: '0.5' } satisfies Exchange, 1],
    ['less than a half', 1, { from: 'USD', to: 'EUR', rate: '0.499999999' } satisfies Exchange, 0],
    ['nothing', 0, euros, 0],
  ])('%s', (_, minor, exchange, counted) => expect(countedFor(minor, exchange)).toBe(counted));

  test('the least amount that is worth a sum counts as that sum or more', () => {
    expect(amountFor(10_000, euros)).toBe(9249);
    expect(countedFor(9249, euros)).toBe(10_000);
    expect(amountFor(5000, yen)).toBe(7762);
    expect(amountFor(0, euros)).toBe(0);
  });
});

const codes: CurrencyCode[] = ['USD', 'EUR', 'JPY', 'KWD', 'TRY', 'IDR'];
const exchanges = fc
  .record({
    from: fc.constantFrom(...codes),
    to: fc.constantFrom(...codes),
    whole: fc.integer({ min: 0, max: 20_000 }),
    part: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ from, part, to, whole }): Exchange => ({ from, to, rate: `${whole}.${String(part).padStart(6, '0')}` }));
const amounts = fc.integer({ min: 0, max: 100_000_000 });

/** Twice what an amount is worth exactly, in units of one part of a divisor. */
const exactly = (minor: number, { from, rate, to }: Exchange): { dividend: bigint; divisor: bigint } => ({
  dividend: BigInt(minor) * BigInt(rate.replace('.', '')) * 10n ** BigInt(exponentOf(to)),
  divisor: 10n ** BigInt(6 + exponentOf(from)),
});

test('a conversion is never further than half a minor unit from what the amount is worth', () => {
  fc.assert(
    fc.property(amounts, exchanges, (minor, exchange) => {
      const { dividend, divisor } = exactly(minor, exchange);
      const off = 2n * (BigInt(countedFor(minor, exchange)) * divisor - dividend);
      expect(off <= divisor && off > -divisor).toBe(true);
    }),
  );
});

test('the least amount for a sum is worth it, however often it is given, and one minor unit less is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      exchanges,
      (sum, times, exchange) => {
        const least = amountFor(sum, exchange);
        expect(countedFor(least * times, exchange)).toBeGreaterThanOrEqual(sum * times);
        const { dividend, divisor } = exactly(least - 1, exchange);
        expect(dividend < BigInt(sum) * divisor).toBe(true);
      },
    ),
  );
});

test('after any returns in any order what is left counts as if it alone had been given, and nothing counts as zero', () => {
  const cases = fc.record({
    exchange: exchanges,
    parts: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 }),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    returned: fc.nat({ max: 8 }),
  });
  fc.assert(
    fc.property(cases, ({ exchange, order, parts, returned }) => {
      const all = parts.reduce((sum, part) => sum + part, 0);
      const gifts = countPostings(
        parts.map((amount) => ({ amount: -amount })),
        0,
        exchange,
      );
      // Not negated: minus zero is not zero for a test.
      expect(0 - gifts.reduce((sum, one) => sum + one, 0)).toBe(countedFor(all, exchange));
      const back = parts.map((amount, at) => ({ amount, rank: order[at]! })).toSorted((a, b) => a.rank - b.rank);
      let left = all;
      let counted = countedFor(all, exchange);
      for (const [at, { amount }] of back.entries()) {
        // Each return is an entry of its own, as refunds are.
        counted -= countPostings([{ amount }], left, exchange)[0]!;
        left -= amount;
        expect(counted).toBe(countedFor(left, exchange));
        if (at + 1 === returned) break;
      }
      expect(left > 0 || counted === 0).toBe(true);
    }),
    {
      examples: [
        [{ exchange: { ...yen, rate: '0.000001' }, parts: [1], order: [0, 0, 0, 0, 0, 0, 0, 0], returned: 1 }],
      ],
    },
  );
});

test.each([
  ['dinars end in 0, as card networks want', { from: 'KWD', to: 'USD', rate: '3.2551' }, 5000, 15_370],
  ['rupiah are whole, as at Xendit', { from: 'IDR', to: 'USD', rate: '0.000061' }, 1000, 16_393_500],
  ['euros are not rounded again', { from: 'EUR', to: 'USD', rate: '1.0812' }, 1000, 925],
] as const)('what is asked for can be charged by every payment method: %s', (_, exchange, minor, payable) => {
  expect(payableFor(minor, exchange)).toBe(payable);
});

describe('a new rate', () => {
  const last = { rate: '1.08', day: '2026-11-26' };
  test.each([
    ['of a later day', { rate: '1.09', day: '2026-11-27' }, 'taken'],
    ['of the same day corrects it', { rate: '1.07', day: '2026-11-26' }, 'taken'],
    ['of an earlier day', { rate: '1.08', day: '2026-11-25' }, 'old'],
    ['a tenth higher', { rate: '1.188', day: '2026-11-27' }, 'taken'],
    ['more than a tenth higher', { rate: '1.188000001', day: '2026-11-27' }, 'suspicious'],
    ['more than a tenth lower, as the other way round', { rate: '0.9259', day: '2026-11-27' }, 'suspicious'],
  ])('%s', (_, rate, verdict) => expect(judgeRate(rate, last)).toBe(verdict));

  test('the first of its currencies is taken', () => {
    expect(judgeRate({ rate: '1.08', day: '2026-11-27' }, undefined)).toBe('taken');
  });
});
