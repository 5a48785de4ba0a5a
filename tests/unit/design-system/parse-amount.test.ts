import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from '#ds/components/amount-field/parse-amount.ts';
import { decimalOf, formatMoney } from '#ds/components/money/format-money.ts';

const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const persian = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));

describe('an amount that is typed', () => {
  test.each([
    ['50', 5000], ['50.5', 5050], ['50,50', 5050], ['1,250', 125_000], ['1.250', 125_000], ['1,250.75', 125_075], ['1.250,75', 125_075],
    ['1,250,000', 125_000_000], ['1.250.000,5', 125_000_050], ['1 250', 125_000], ['$ 50', 5000], ['٥٠', 5000], ['١٬٢٥٠٫٥٠', 125_050], ['۱۲۵۰', 125_000], ['.5', 50], ['50.', 5000], ['0', 0], ['50.500', 5_050_000], ['1\u00A0250,5', 125_050],
  ])('%s is read', (text, minor) => {
    expect(parseAmount(text, 2)).toBe(minor);
  });

  test.each(['', ' ', '.', '-5', 'abc', '5e3', '1.2.3', '1,25,000', '12.345,678', '99999999999999999', '١٢أ'])('“%s” is no amount', (text) => {
    expect(parseAmount(text, 2)).toBeUndefined();
  });

  test('three decimals are decimals in a currency that has three, by the sign of the language', () => {
    expect(parseAmount('1.250', 3)).toBe(1250);
    expect(parseAmount('1,250', 3)).toBe(1_250_000);
    expect(parseAmount('1,250', 3, ',')).toBe(1250);
    expect(parseAmount('1.250', 3, ',')).toBe(1_250_000);
  });

  test('a currency without decimals takes none', () => {
    expect(parseAmount('1,500', 0)).toBe(1500);
    expect(parseAmount('15.5', 0)).toBeUndefined();
  });

  test('is read back whatever the digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 2, 3), (minor, exponent) => {
        const text = decimalOf(minor, exponent);
        for (const written of [text, arabic(text).replace('.', '٫'), persian(text).replace('.', '٫')]) expect(parseAmount(written, exponent)).toBe(minor);
      }),
    );
  });

  test('never throws and never answers but a whole number', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 4 }), (text, exponent) => {
        const minor = parseAmount(text, exponent);
        expect(minor === undefined || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
      }),
    );
  });
});

describe('a sum that is written', () => {
  test('a whole sum has no decimals, another has all that its currency has', () => {
    expect(formatMoney('en-US', 5000, 'USD')).toBe('$50');
    expect(formatMoney('en-US', 96_123, 'USD')).toBe('$961.23');
    expect(formatMoney('en-US', 96_120, 'USD')).toBe('$961.20');
  });
  test('the decimals are those of ISO 4217, not of the browser', () => {
    expect(formatMoney('en-US', 1_250_500, 'IQD')).toMatch(/1,250\.500/);
    expect(formatMoney('en-US', 1500, 'JPY')).toBe('¥1,500');
  });
  test('no digit of a large sum is lost', () => {
    expect(formatMoney('en-US', 9_007_199_254_740_993n, 'USD')).toBe('$90,071,992,547,409.93');
  });
  test('Turkish writes its own separators and Arabic keeps Western digits', () => {
    expect(formatMoney('tr-TR', 125_000, 'USD')).toBe('$1.250');
    expect(formatMoney('ar-u-nu-latn-ca-gregory', -125_050, 'USD')).toBe('\u200E-$1,250.50');
    expect(formatMoney('ar-u-nu-latn-ca-gregory', 125_050, 'SAR')).toMatch(/1,250\.50/);
  });
});
