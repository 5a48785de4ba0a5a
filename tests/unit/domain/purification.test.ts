import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decimalText, exact, exactDecimal } from '#src/domain/exact.ts';
import { type Holding, purify } from '#src/domain/purification.ts';
import { purificationExamples } from '#tests/fixtures/ruling-examples.ts';

const rates = {
  NJE: { '2025': '0.0314', '2024': '0.0288' },
  TTL: { '2025-Q3': '0.0087' },
  BHR: { '2025': '0.0125' },
  ZERO: { '2025': '0' },
  LOSS: { '2025': '-0.0021' },
  NEW: {},
};
const terms = { exponent: 2, rates };
const held = (symbol: string, shares: number, period = '2025'): Holding => ({
  symbol,
  period,
  millionths: Math.round(shares * 1_000_000),
});
const amountOf = (...holdings: Holding[]) => purify(holdings, terms).amount;

describe('purification', () => {
  // docs/rulings/stock-purification.md
  test.each(purificationExamples)('$name: $amount', ({ amount, minor, rate, shares, symbol }) => {
    const { lines, ...found } = purify([held(symbol, Number(shares))], {
      exponent: 2,
      rates: { [symbol]: { '2025': rate } },
    });
    expect(decimalText(lines[0]!.value, 14)).toBe(amount);
    expect(found.amount).toBe(minor);
  });

  it('adds the lines exactly and rounds once, at the end', () => {
    const { amount, lines, total } = purify([held('NJE', 1000), held('TTL', 450, '2025-Q3'), held('BHR', 240)], terms);
    expect(lines.map(({ value }) => decimalText(value, 14))).toEqual(['31.4', '3.915', '3']);
    expect(decimalText(total, 14)).toBe('38.315');
    expect(amount).toBe(3832);
  });

  it('counts nothing for a rate of zero or less, and for what it does not know', () => {
    const { amount, lines } = purify(
      [
        held('ZERO', 5),
        held('LOSS', 5),
        held('NONE', 5),
        held('NEW', 5),
        held('NJE', 5, '2020'),
        held('constructor', 5),
      ],
      terms,
    );
    expect(amount).toBe(0);
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      'nothing',
      'nothing',
      'unknownSymbol',
      'noRate',
      'noRate',
      'unknownSymbol',
    ]);
  });

  it('has as many digits as the currency', () => {
    expect(purify([held('NJE', 1000)], { ...terms, exponent: 0 }).amount).toBe(31);
    expect(purify([held('NJE', 1000)], { ...terms, exponent: 3 }).amount).toBe(31_400);
  });
});

const holding = fc.record({
  symbol: fc.constantFrom('NJE', 'BHR', 'ZERO', 'LOSS', 'NONE'),
  period: fc.constantFrom('2025', '2024'),
  millionths: fc.integer({ min: 0, max: 10 ** 15 }),
});

test('more shares never owe less, and the order of lines changes nothing', () => {
  fc.assert(
    fc.property(fc.array(holding, { maxLength: 8 }), holding, (holdings, more) => {
      expect(amountOf(...holdings, more)).toBeGreaterThanOrEqual(amountOf(...holdings));
      expect(amountOf(...holdings.toReversed())).toBe(amountOf(...holdings));
    }),
  );
});

const line = (millionths: number) => ({ symbol: 'NJE', period: '2025', millionths });
test('holding a company in two lines is holding the sum in one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.integer({ min: 0, max: 10 ** 14 }), (a, b) => {
      expect(amountOf(line(a), line(b))).toBe(amountOf(line(a + b)));
    }),
  );
});

test('whole shares at a rate with four decimals agree with whole numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 10 ** 9 }), (rate, shares) => {
      const text = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
      const { amount } = purify([held('ANY', shares)], { exponent: 2, rates: { ANY: { '2025': text } } });
      expect(BigInt(amount)).toBe((BigInt(rate) * BigInt(shares) + 50n) / 100n);
    }),
  );
});

test('a decimal reads and writes without loss', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }), (digits, places) => {
      const value = { dividend: digits, divisor: 10n ** BigInt(places) };
      const read = exactDecimal(decimalText(value, 12));
      expect(read.dividend * value.divisor).toBe(value.dividend * read.divisor);
    }),
  );
  expect(decimalText(exact(2, 3), 4)).toBe('0.6667');
  expect(decimalText(exact(5), 0)).toBe('5');
  expect(() => exactDecimal('1,5')).toThrow(RangeError);
  expect(() => decimalText({ dividend: -1n, divisor: 1n }, 2)).toThrow(RangeError);
});
