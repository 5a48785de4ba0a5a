import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeableFrom } from '#money/currencies.ts';
import { fromXenditAmount, toXenditAmount, XENDIT_CURRENCIES } from '#src/server/gateways/payments/xendit-amounts.ts';

const currency = fc.constantFrom(...XENDIT_CURRENCIES);
const WHOLE = ['IDR', 'VND'];

describe('an amount at Xendit', () => {
  it('comes back as it was through the text of its number, for every amount that the site charges', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: 10 ** 12 }), (code, wish) => {
        const minor = chargeableFrom(wish, 'xendit', code);
        const sent = JSON.stringify(toXenditAmount({ minor, currency: code }));
        expect(sent).toMatch(WHOLE.includes(code) ? /^\d+$/ : /^\d+(\.\d{1,2})?$/);
        expect(fromXenditAmount(JSON.parse(sent) as number, code)).toEqual({ minor, currency: code });
      }),
    );
  });

  it.each([
    [2500, 'USD', 25],
    [2501, 'USD', 25.01],
    [199_901, 'PHP', 1999.01],
    [500_000, 'IDR', 5000],
    [10_000, 'VND', 10_000],
    [99_999_999_999_901, 'USD', 999_999_999_999.01],
  ] as const)('%s minor units of %s are %s', (minor, code, number) => {
    expect(toXenditAmount({ minor, currency: code })).toBe(number);
  });

  it.each([
    [150, 'IDR'],
    [1.5, 'USD'],
    [-1, 'USD'],
    [Number.NaN, 'USD'],
    [10 ** 15, 'USD'],
  ] as const)('%s minor units of %s cannot be sent', (minor, code) => {
    expect(() => toXenditAmount({ minor, currency: code })).toThrow(RangeError);
  });

  it.each([
    ['USD', 1.005],
    ['USD', -1],
    ['USD', 1e21],
    ['USD', 1e-7],
    ['USD', Number.NaN],
    ['USD', '1,00'],
    ['USD', ''],
    ['VND', 1.5],
    ['XXZ', 1],
  ])('%s %s is no amount', (code, value) => {
    expect(() => fromXenditAmount(value, code)).toThrow(RangeError);
  });

  it('may be a text with zeros, as disputes have it', () => {
    expect(fromXenditAmount('1000.00', 'IDR')).toEqual({ minor: 100_000, currency: 'IDR' });
    expect(fromXenditAmount('25.10', 'USD')).toEqual({ minor: 2510, currency: 'USD' });
  });
});

describe('the least amount by card at Xendit', () => {
  it.each([
    ['IDR', 500_000],
    ['PHP', 2000],
    ['USD', 2000],
    ['VND', 1000],
    ['THB', 100],
    ['MYR', 100],
  ] as const)('in %s is %s minor units', (code, least) => {
    expect(chargeableFrom(1, 'xendit', code)).toBe(least);
  });
});
