import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeableFrom } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { fromPaypalMoney, PAYPAL_CURRENCIES, toPaypalMoney } from '#src/server/gateways/payments/paypal-amounts.ts';

const currency = fc.constantFrom(...PAYPAL_CURRENCIES);
const WHOLE = ['HUF', 'JPY', 'TWD'];

describe('an amount at PayPal', () => {
  it('comes back as it was, for every amount that the site charges', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: 10 ** 12 }), (code, wish) => {
        const minor = chargeableFrom(wish, 'paypal', code);
        const sent = toPaypalMoney({ minor, currency: code });
        expect(fromPaypalMoney(sent)).toEqual({ minor, currency: code });
        expect(sent.value).toMatch(WHOLE.includes(code) ? /^\d+$/ : /^\d+\.\d\d$/);
        expect(Number(sent.value)).toBeCloseTo(minor / 10 ** exponentOf(code), 2);
      }),
    );
  });

  it.each([
    [5, 'USD', '0.05'],
    [100, 'USD', '1.00'],
    [123_456, 'EUR', '1234.56'],
    [5000, 'JPY', '5000'],
    [500_000, 'HUF', '5000'],
    [100, 'TWD', '1'],
  ] as const)('%s minor units of %s are %s', (minor, code, value) => {
    expect(toPaypalMoney({ minor, currency: code })).toEqual({ currency_code: code, value });
  });

  it.each([
    [150, 'HUF'],
    [1.5, 'USD'],
    [-1, 'USD'],
    [Number.NaN, 'USD'],
  ] as const)('%s minor units of %s cannot be sent', (minor, code) => {
    expect(() => toPaypalMoney({ minor, currency: code })).toThrow(RangeError);
  });

  it.each([
    ['USD', '1.005'],
    ['USD', '1,00'],
    ['USD', '-1.00'],
    ['USD', ''],
    ['USD', '1e3'],
    ['USD', '99999999999999999'],
    ['JPY', '1.5'],
    ['XXZ', '1.00'],
  ])('%s %s is no amount', (code, value) => {
    expect(() => fromPaypalMoney({ currency_code: code, value })).toThrow(RangeError);
  });

  it('may have zeros where its currency has no decimals', () => {
    expect(fromPaypalMoney({ currency_code: 'JPY', value: '500.00' })).toEqual({ minor: 500, currency: 'JPY' });
    expect(fromPaypalMoney({ currency_code: 'USD', value: '5' })).toEqual({ minor: 500, currency: 'USD' });
  });
});
