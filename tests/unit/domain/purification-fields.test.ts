import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { stockHoldings } from '#src/contracts/purification.ts';
import { MOST_HOLDINGS, readHoldings, rowsOf } from '#src/domain/purification-fields.ts';
import { purify } from '#src/domain/purification.ts';
import { comparePeriods, periodOf } from '#src/domain/stock-periods.ts';
import { normalSymbol } from '#src/domain/stock-symbol.ts';
import { purifyBy } from '#src/server/stocks/purification-records.ts';
import { plainDecimal } from '#src/server/stocks/stocks.service.ts';

const errorOf = (shares0: string) => readHoldings({ symbol0: 'NJE', shares0 }, '.').errors[0]?.code;
const digits = (number: number, length: number) => String(number).padStart(length, '0');

describe('the worksheet', () => {
  it('reads symbols and shares in every way that people write them', () => {
    const { errors, holdings } = readHoldings(
      { symbol0: ' nje ', shares0: '1,000.5', period0: '2025', symbol2: '٤٤١٠', shares2: '٢٥٠', period2: '2024' },
      '.',
    );
    expect(errors).toEqual([]);
    expect(holdings).toEqual([
      { row: 0, symbol: 'NJE', millionths: 1_000_500_000, period: '2025' },
      { row: 2, symbol: '4410', millionths: 250_000_000, period: '2024' },
    ]);
    expect(readHoldings({ symbol0: 'TTL', shares0: '1.000,5' }, ',').holdings).toMatchObject([
      { millionths: 1_000_500_000, period: '' },
    ]);
  });

  it('names what is missing or cannot be read, and counts it not', () => {
    const { errors, holdings } = readHoldings(
      { symbol0: 'NJE', shares1: '5', symbol2: 'TTL', shares2: 'many', symbol3: 'BHR', shares3: '2000000000' },
      '.',
    );
    expect(errors).toEqual([
      { path: 'shares0', code: 'required' },
      { path: 'symbol1', code: 'required' },
      { path: 'shares2', code: 'invalidType' },
      { path: 'shares3', code: 'tooHigh' },
    ]);
    expect(holdings).toEqual([]);
  });

  it('keeps the symbol of a row whose shares cannot be read', () => {
    const { errors, unread } = readHoldings({ symbol0: 'xyz', shares0: 'many', period0: '2025', shares1: '-1' }, '.');
    expect(unread).toEqual([{ row: 0, symbol: 'XYZ', millionths: 0, period: '2025' }]);
    expect(errors.map(({ path }) => path)).toEqual(['shares0', 'symbol1', 'shares1']);
  });

  it('asks for fewer shares where the number is too large to be computed', () => {
    expect(readHoldings({ symbol0: 'NJE', shares0: '99999999999999999' }, '.').errors).toEqual([
      { path: 'shares0', code: 'tooHigh' },
    ]);
  });

  it('says that a number has too many decimals, and what no number is', () => {
    expect(errorOf('0.123456')).toBeUndefined();
    expect(errorOf('0.1234567')).toBe('invalidFormat');
    expect(errorOf('0.12x')).toBe('invalidType');
    expect(errorOf('-5')).toBe('tooLow');
    expect(errorOf('−٥')).toBe('tooLow');
  });

  it('has three rows at first, one more when asked, and every row that holds something', () => {
    expect(rowsOf({})).toBe(3);
    expect(rowsOf({ rows: '4', more: '1' })).toBe(5);
    expect(rowsOf({ symbol7: 'NJE' })).toBe(8);
    expect(rowsOf({ rows: '5000' })).toBe(MOST_HOLDINGS);
    expect(rowsOf({ rows: 'many' })).toBe(3);
  });
});

test('no text makes the worksheet fail', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('symbol0', 'shares0', 'period0', 'rows', 'more', 'symbol19'), fc.string()),
      (typed) => {
        expect(() => readHoldings(typed, '.')).not.toThrow();
      },
    ),
  );
});

const stock = {
  name: { en: 'A company' },
  exchange: 'Exchange',
  currency: 'USD' as const,
  heldShare: null,
  searchText: '',
  updatedAt: new Date(0),
};
const published = {
  period: '2025',
  authority: { en: 'Committee' },
  source: { en: 'List' },
  publishedOn: '2026-02-01',
  validUntil: null,
};

test('what is typed is purified as what a client sends, for any shares and rate', () => {
  const rate = fc.integer({ min: -1_000_000, max: 10 ** 9 }).map((value) => (value / 10 ** 6).toFixed(8));
  const held = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 - 1 }), fc.integer({ min: 0, max: 999_999 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(held, rate), { minLength: 1, maxLength: MOST_HOLDINGS }), (holdings) => {
      const symbols = holdings.map((_, row) => `S${row}`);
      const records = {
        stocks: symbols.map((symbol) => ({ ...stock, symbol })),
        rates: holdings.map(([, value], row) => ({ ...published, symbol: symbols[row]!, rate: value })),
      };
      const typed = Object.fromEntries(
        holdings.flatMap(([[whole, millionths]], row) => [
          [`symbol${row}`, symbols[row]!.toLowerCase()],
          [`shares${row}`, `${whole},${digits(millionths, 6)}`],
          [`period${row}`, '2025'],
        ]),
      );
      const read = readHoldings(typed, ',');
      expect(read.errors).toEqual([]);
      const onPage = purify(read.holdings, {
        exponent: 2,
        rates: Object.fromEntries(holdings.map(([, value], row) => [symbols[row]!, { 2025: plainDecimal(value) }])),
      });
      const sent = holdings.map(([[whole, millionths]], row) => ({
        symbol: symbols[row]!,
        period: '2025',
        shares: Number(`${whole}.${digits(millionths, 6)}`),
      }));
      const { faults, purification } = purifyBy(v.parse(stockHoldings, sent), records, 'USD');
      expect(faults).toEqual([]);
      expect({ amount: purification.amount, total: purification.total }).toEqual({
        amount: onPage.amount,
        total: onPage.total,
      });
    }),
  );
});

test('a symbol is the same however it is typed', () => {
  expect(['nje', 'NJE', ' n j e ', 'njE\u200F'].map(normalSymbol)).toEqual(['NJE', 'NJE', 'NJE', 'NJE']);
  expect(normalSymbol('i')).toBe('I');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normalSymbol(normalSymbol(text))).toBe(normalSymbol(text));
    }),
  );
});

test('periods are a year, a half or a quarter, the newest first', () => {
  expect(periodOf('2025-Q3')).toEqual({ year: 2025, part: 'Q3' });
  expect(periodOf('2025')).toEqual({ year: 2025 });
  for (const wrong of ['25', '2025-Q5', '2025-H3', '2025-', '']) expect(periodOf(wrong)).toBeUndefined();
  expect(['2024', '2025-Q3', '2025', '2025-H1'].toSorted(comparePeriods)).toEqual([
    '2025',
    '2025-H1',
    '2025-Q3',
    '2024',
  ]);
});
