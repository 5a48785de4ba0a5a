import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, exponentOf } from '#src/domain/currencies.ts';
import { add, formatDecimal, money, multiply, parseMoney, share, subtract } from '#src/domain/money.ts';

const currency = fc.constantFrom(...CURRENCY_CODES);
const minor = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('money', () => {
  it('comes back from its decimal text in every currency of ISO 4217', () => {
    fc.assert(fc.property(minor, currency, (amount, code) => {
      expect(parseMoney(formatDecimal({ minor: amount, currency: code }), code)).toEqual({ minor: amount, currency: code });
    }));
  });

  it('adds what it subtracted', () => {
    fc.assert(fc.property(minor, minor, (a, b) => {
      const [left, right] = [money(a, 'USD'), money(b, 'USD')];
      expect(subtract(add(left, right), right)).toEqual(left);
    }));
  });

  it.each([['JPY', 0], ['IDR', 2], ['USD', 2], ['KWD', 3]] as const)('counts %s with %i digits, as ISO 4217 does', (code, digits) => {
    expect(exponentOf(code)).toBe(digits);
  });

  it.each([
    ['12.5', 1250], ['١٢٫٥', 1250], ['۱۲', 1200], ['1,234.50', 123_450], ['0', 0],
  ])('reads %s as people type it', (text, expected) => {
    expect(parseMoney(text, 'USD')).toEqual({ minor: expected, currency: 'USD' });
  });

  it.each(['', '1e9', '-5', '+5', '0x10', '1.234', 'NaN', 'Infinity', '12..3', '9'.repeat(16), '1,23', '٫'])('reads no amount in "%s"', (text) => {
    expect(parseMoney(text, 'USD')).toBeUndefined();
  });

  it('refuses fractions, two currencies, unknown ones and what a number cannot hold', () => {
    expect(() => money(0.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
    expect(() => add(money(1, 'USD'), money(1, 'TRY'))).toThrow(RangeError);
    expect(() => multiply(money(Number.MAX_SAFE_INTEGER, 'USD'), 2)).toThrow(RangeError);
    expect(() => exponentOf('ZZZ')).toThrow(RangeError);
  });

  it('takes a share to the nearest minor unit, half of one up, without ever exceeding the whole', () => {
    expect(share(1050, 25, 1000)).toBe(26);
    expect(share(2, 1, 4)).toBe(1);
    fc.assert(fc.property(minor, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const part = share(amount, percent, 100);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(amount);
    }));
  });
});
