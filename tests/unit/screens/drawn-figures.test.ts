import { assert, integer, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/i18n/locales.ts';
import { withDrawnFigures } from '#src/screens/article/drawn-figures.ts';

const table = (rows: readonly (readonly string[])[], foot = '') =>
  `<table><thead><tr><th scope="col">Name</th><th scope="col">2025</th></tr></thead><tbody>${rows
    .map(
      ([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody>${foot}</table>`;
const named = (...figures: string[]) => table(figures.map((figure, index) => [`Row ${index}`, figure]));
const drawn = (html: string, lang: Locale = 'en') =>
  [...withDrawnFigures(html, lang).matchAll(/--share:([\d.]+)"/g)].map(([, share]) => Number(share));

describe('a table with one series', () => {
  it.each([
    ['counts', 'en', ['14', '7', '0'], [100, 50, 0]],
    ['sums in dollars', 'en', ['$5,200.00', '$1,300.00', '$32.50'], [100, 25, 0.6]],
    ['Turkish sums, where a comma separates cents', 'tr', ['$5.200,00', '$1.300,00', '$32,50'], [100, 25, 0.6]],
    ['Arabic digits and marks', 'ar', ['٥٬٢٠٠٫٠٠ دولار', '١٬٣٠٠٫٠٠ دولار', '٠ دولار'], [100, 25, 0]],
    ['marked parts of a figure', 'en', ['<strong>10</strong> m', '5 m', '1 m'], [100, 50, 10]],
  ] as const)('is drawn: %s', (_name, lang, figures, shares) => {
    expect(drawn(named(...figures), lang)).toEqual(shares);
  });

  it('keeps every word of the table, and is not read out twice', () => {
    const html = `<p>1</p>${named('3', '2', '1')}<p>2</p>`;
    const result = withDrawnFigures(html, 'en');
    expect(result.replace(/<span class="[^"]*" style="--share:[\d.]+" aria-hidden="true"><\/span>/g, '')).toBe(html);
  });

  it('leaves its sum undrawn, whatever it is', () => {
    const foot = '<tfoot><tr><th scope="row">Total</th><td>6</td></tr></tfoot>';
    expect(
      drawn(
        table(
          [
            ['a', '3'],
            ['b', '2'],
            ['c', '1'],
          ],
          foot,
        ),
      ),
    ).toHaveLength(3);
  });

  it('is drawn in proportion, the largest whole', () => {
    assert(
      property(array(integer({ min: 0, max: 1_000_000 }), { minLength: 3, maxLength: 12 }), (values) => {
        const most = Math.max(...values, 1);
        const shares = drawn(named(...values.map((value) => value.toLocaleString('en'))));
        expect(shares).toHaveLength(values.some((value) => value > 0) ? values.length : 0);
        expect(Math.max(...shares, 0)).toBe(shares.length === 0 ? 0 : 100);
        for (const [index, share] of shares.entries()) expect(share).toBeCloseTo((values[index]! * 100) / most, 0);
      }),
    );
  });
});

it.each([
  ['two rows, which are compared by reading', named('2', '1')],
  [
    'two series',
    table([
      ['a', '1', '2'],
      ['b', '3', '4'],
      ['c', '5', '6'],
    ]),
  ],
  ['words', named('none', '3', '2')],
  ['several units', named('3 m', '3 kg', '2 m')],
  ['ranges', named('0 to 34', '34 to 88', '88 to 120')],
  ['values below zero', named('-3', '2', '1')],
  ['an empty cell', named('', '2', '1')],
  ['nothing but zeros', named('0', '0', '0')],
])('a table with %s is not drawn', (_name, html) => {
  expect(withDrawnFigures(html, 'en')).toBe(html);
});
