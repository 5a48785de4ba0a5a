import { expect, test } from 'vitest';
import { aimOf } from '../../../scripts/bench/aims.ts';
import { tableOf } from '../../../scripts/bench/table.ts';

test.each([
  ['Lighthouse, home: performance', 95, 'at least 95: reached'],
  ['Lighthouse, home: performance', 94, 'at least 95: missed'],
  ['Lighthouse, an article: accessibility', 100, '100: reached'],
  ['Lighthouse, zakat: best-practices', 99, '100: missed'],
  ['Lighthouse, project: seo', 92, '100: missed'],
  ['Lighthouse, checkout: performance', 97, 'at least 95: reached'],
  ['Lighthouse, checkout: seo', 66, 'none: not indexed, on purpose'],
  ['Lighthouse, cart: seo', 66, 'none: not indexed, on purpose'],
  ['Lighthouse, home: lcp', 1500, ''],
  ['rendered home (requests/s)', 75, ''],
  ['Lighthouse, home: performance', undefined, ''],
])('%s of %s: "%s"', (name, figure, words) => {
  expect(aimOf(name, figure)).toBe(words);
});

test('the table says beside each score whether it reaches its aim', () => {
  const head = new Map([
    ['Lighthouse, home: seo', 100],
    ['Lighthouse, home: performance', 90],
    ['memory before load (MB)', 338],
  ]);
  expect(tableOf({ head, base: undefined }).split('\n')).toEqual([
    '| | head | base | ratio | aim |',
    '|---|---:|---:|---:|---|',
    '| Lighthouse, home: seo | 100 | – | – | 100: reached |',
    '| Lighthouse, home: performance | 90.0 | – | – | at least 95: missed |',
    '| memory before load (MB) | 338 | – | – |  |',
  ]);
});
