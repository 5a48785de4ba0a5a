import { expect, it } from 'vitest';
import { decimalsOf, formatFinePrice } from '#money/format-fine-price.ts';

it('has the decimals of the currency at least, and all of its own', () => {
  expect(formatFinePrice('en-US', '0.0314', 'USD')).toBe('$0.0314');
  expect(formatFinePrice('en-US', '31.4', 'USD')).toBe('$31.40');
  expect(formatFinePrice('en-US', '3', 'USD')).toBe('$3.00');
  expect(formatFinePrice('tr-TR', '1234.5678', 'TRY')).toBe('₺1.234,5678');
  expect(formatFinePrice('ar-u-nu-latn-ca-gregory', '0.0087', 'USD')).toBe('\u200E$0.0087');
});

it('has as many decimals as the finest price beside it', () => {
  const prices = ['128.6000', '117.8833', '112.5250'];
  expect(prices.map((price) => formatFinePrice('en-US', price, 'USD', decimalsOf(prices)))).toEqual([
    '$128.6000',
    '$117.8833',
    '$112.5250',
  ]);
  const whole = ['128.6000', '96.4500', '2'];
  expect(whole.map((price) => formatFinePrice('en-US', price, 'USD', decimalsOf(whole)))).toEqual([
    '$128.60',
    '$96.45',
    '$2.00',
  ]);
  expect(decimalsOf([])).toBe(0);
});
