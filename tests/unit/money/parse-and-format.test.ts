import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCY_CODES } from '#money/currencies.ts';
import { currencySymbol, formatDecimal, formatMoney } from '#money/format-money.ts';
import { parseCount, parseMinor, parseMoney, parseWhole } from '#money/parse-money.ts';
import { decimalSign, intlTag, locales } from '#src/i18n/locales.ts';

const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const persian = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
const fullWidth = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const dollars = (text: string) => parseMoney(text, 'USD')?.minor;

describe('a typed amount', () => {
  test.each([
    ['50', 5000],
    ['50.5', 5050],
    ['25,50', 2550],
    ['1,250', 125_000],
    ['1.250', 125_000],
    ['1,250.75', 125_075],
    ['1.250,50', 125_050],
    ['1,250,000', 125_000_000],
    ['1.250.000,5', 125_000_050],
    ['1 250', 125_000],
    ['$25', 2500],
    ['$ 50', 5000],
    ['50 USD', 5000],
    ['usd 50', 5000],
    ['٥٠', 5000],
    ['١٢٫٥٠', 1250],
    ['١٬٢٥٠٫٥٠', 125_050],
    ['۱۲۵۰', 125_000],
    ['1,23,456.78', 12_345_678],
    ['1,23,456', 12_345_600],
    ['12,34,56,789.5', 12_345_678_950],
    ['1,25,000', 12_500_000],
    ['١,٢٣,٤٥٦', 12_345_600],
    ['１２３', 12_300],
    ['１，２３４．５０', 123_450],
    ['.5', 50],
    ['50.', 5000],
    ['0', 0],
    ['50.500', 5_050_000],
    ['1\u00A0250,5', 125_050],
    ['\u200E$1,250.50', 125_050],
  ])('%s is read', (text, minor) => {
    expect(dollars(text)).toBe(minor);
  });

  test.each([
    '',
    ' ',
    '.',
    '٫',
    '$',
    '-5',
    '+5',
    'abc',
    '5e3',
    '0x10',
    '1.2.3',
    '1,23,45',
    '123,45,678',
    '0,12,345',
    '1.23.456',
    '1,23,456,78',
    '12.345,678',
    '99999999999999999',
    '١٢أ',
    '€25',
    '25 EUR',
    '₺25',
  ])('“%s” is no amount in dollars', (text) => {
    expect(dollars(text)).toBeUndefined();
  });

  test('three digits after a separator are decimals in a currency with three, by the decimal sign of the language', () => {
    expect(parseMoney('1.250', 'KWD')?.minor).toBe(1250);
    expect(parseMoney('1,250', 'KWD')?.minor).toBe(1_250_000);
    expect(parseMoney('1,250', 'KWD', ',')?.minor).toBe(1250);
    expect(parseMoney('1.250', 'KWD', ',')?.minor).toBe(1_250_000);
  });

  test('a currency without decimals accepts none', () => {
    expect(parseMoney('1,500', 'JPY')?.minor).toBe(1500);
    expect(parseMoney('15.5', 'JPY')).toBeUndefined();
  });

  test('is parsed in every currency and in all digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...CURRENCY_CODES), (minor, currency) => {
        const text = formatDecimal({ minor, currency });
        const written = [text, fullWidth(text), arabic(text).replace('.', '٫'), persian(text).replace('.', '٫')];
        for (const one of written) expect(parseMoney(one, currency)).toEqual({ minor, currency });
      }),
    );
  });

  test('the formatted amount of each language is parsed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('USD', 'EUR', 'TRY', 'JPY', 'GBP'),
        fc.constantFrom(...locales),
        (minor, currency, locale) => {
          expect(parseMoney(formatMoney(intlTag[locale], minor, currency), currency, decimalSign[locale])?.minor).toBe(
            minor,
          );
        },
      ),
    );
  });

  test('in the groups of India is parsed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom('.', ','), (minor, sign) => {
        expect(parseMoney(formatMoney('en-IN', minor, 'USD'), 'USD', sign)?.minor).toBe(minor);
      }),
    );
  });

  test('never throws, and is a whole number or undefined', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...CURRENCY_CODES), (text, currency) => {
        const minor = parseMoney(text, currency)?.minor;
        expect(minor === undefined || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
      }),
    );
  });
});

test.each([
  ['25.50', 2550],
  ['99999999999999999', Number.MAX_SAFE_INTEGER],
  ['$ 99,999,999,999,999,999.50', Number.MAX_SAFE_INTEGER],
  ['0.005', undefined],
  ['fifty', undefined],
])('the minor units of “%s”, or the most of them, are %s', (text, minor) => {
  expect(parseMinor(text, 'USD', '.')).toBe(minor);
});

describe('a typed whole number', () => {
  test.each([
    ['٣', 3],
    ['0', 0],
    ['-1', -1],
    ['\u061C-١', -1],
    ['−2', -2],
    ['1000', 1000],
    ['12345678901', 12_345_678_901],
    ['99999999999999999', Number.MAX_SAFE_INTEGER],
    ['-99999999999999999', -Number.MAX_SAFE_INTEGER],
  ])('%s is read, though it may be no count', (text, whole) => {
    expect(parseWhole(text)).toBe(whole);
  });
  test.each(['', '-', '1.5', '1,000', 'two', '1e3', '--1'])('“%s” is rejected', (text) => {
    expect(parseWhole(text)).toBeUndefined();
  });
});

describe('a typed count', () => {
  test.each([
    ['3', 3],
    [' ٣ ', 3],
    ['۱۲', 12],
  ])('%s is read', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });
  test.each(['', '1.5', '1,000', '-1', 'two', '1e3', '1234567890'])('“%s” is rejected', (text) => {
    expect(parseCount(text)).toBeUndefined();
  });
});

describe('a formatted amount', () => {
  test('has no decimals where it is whole, else all of its currency', () => {
    expect(formatMoney('en-US', 5000, 'USD')).toBe('$50');
    expect(formatMoney('en-US', 96_123, 'USD')).toBe('$961.23');
    expect(formatMoney('en-US', 96_120, 'USD')).toBe('$961.20');
  });
  test('has the decimals of ISO 4217, not of the browser', () => {
    expect(formatMoney('en-US', 1_250_500, 'IQD')).toMatch(/1,250\.500/);
    expect(formatMoney('en-US', 1500, 'JPY')).toBe('¥1,500');
  });
  test('keeps every digit of a large amount', () => {
    expect(formatMoney('en-US', 9_007_199_254_740_993n, 'USD')).toBe('$90,071,992,547,409.93');
  });
  test('has Turkish separators in Turkish and Latin digits in Arabic', () => {
    expect(formatMoney('tr-TR', 125_000, 'USD')).toBe('$1.250');
    expect(formatMoney('ar-u-nu-latn-ca-gregory', -125_050, 'USD')).toBe('\u200E-$1,250.50');
    expect(formatMoney('ar-u-nu-latn-ca-gregory', 125_050, 'SAR')).toMatch(/1,250\.50/);
  });
  test.each(locales)('ends no sentence with two points, in %s', (locale) => {
    const faults = CURRENCY_CODES.filter((currency) =>
      [formatMoney(intlTag[locale], 10_000_000, currency), currencySymbol(intlTag[locale], currency)].some((text) =>
        /\.\u200F?$/.test(text),
      ),
    );
    expect(faults).toEqual([]);
  });
  test('has an Arabic abbreviation with the points inside it', () => {
    expect(formatMoney(intlTag.ar, 10_000_000, 'SAR')).toMatch(/^\u200F?100,000\u00A0ر\.س\u200F?$/);
  });
});
