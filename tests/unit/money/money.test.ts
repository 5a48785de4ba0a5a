import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, type CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { formatDecimal } from '#money/format-money.ts';
import { add, money, multiply, share, subtract } from '#money/money.ts';
import { parseDecimal } from '#money/parse-money.ts';

const currency = fc.constantFrom(...CURRENCY_CODES);
const minor = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('money', () => {
  it('is parsed from its decimal text in every currency of ISO 4217', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        expect(parseDecimal(formatDecimal({ minor: amount, currency: code }), code)).toEqual({
          minor: amount,
          currency: code,
        });
      }),
    );
  });

  it('is unchanged by subtracting and adding an amount', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const [left, right] = [money(a, 'USD'), money(b, 'USD')];
        expect(subtract(add(left, right), right)).toEqual(left);
      }),
    );
  });

  it.each([
    ['JPY', 0],
    ['IDR', 2],
    ['USD', 2],
    ['KWD', 3],
  ] as const)('counts %s with %i digits, as ISO 4217 does', (code, digits) => {
    expect(exponentOf(code)).toBe(digits);
  });

  it.each(['', '1e9', '-5', '+5', '1,234.50', '1.234', '25,50', '$25', '12..3', '9'.repeat(16)])(
    'is not parsed from "%s" in protocols and commands',
    (text) => {
      expect(parseDecimal(text, 'USD')).toBeUndefined();
    },
  );

  it('rejects fractions, mixed and unknown currencies, and unsafe integers', () => {
    expect(() => money(0.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
    expect(() => add(money(1, 'USD'), money(1, 'TRY'))).toThrow(RangeError);
    expect(() => multiply(money(Number.MAX_SAFE_INTEGER, 'USD'), 2)).toThrow(RangeError);
    expect(() => money(1, 'ZZZ' as CurrencyCode)).toThrow(RangeError);
  });

  it('rounds a share to the nearest minor unit, half up, never above the whole', () => {
    expect(share(1050, 25, 1000)).toBe(26);
    expect(share(2, 1, 4)).toBe(1);
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const part = share(amount, percent, 100);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
