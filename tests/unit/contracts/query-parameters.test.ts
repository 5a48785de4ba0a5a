import { assert, constantFrom, oneof, property, string, tuple, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeQuery, queryParameters, type QueryParameter } from '#src/contracts/query-parameters.ts';

const names = Object.keys(queryParameters) as QueryParameter[];

test.each([
  ['?utm_source=x&fbclid=y', ''],
  ['?sort=newest&page=1', ''],
  ['?page=2&sort=endingSoon', 'page=2&sort=endingSoon'],
  ['?sort=endingSoon&page=2', 'page=2&sort=endingSoon'],
  ['?search=%20%20well%20%20in%20Marib%20', 'search=well+in+Marib'],
  ['?search=&country=xx&gender=both&donationMethod=gold', ''],
  ['?country=YE&isSuitableForZakat=true&isSuitableForZakat=false', 'country=YE&isSuitableForZakat=true'],
  ['?page=999999&page=2', ''],
  ['?donationFrequency=week', 'donationFrequency=week'],
  ['?donationFrequency=hourly', ''],
])('%s names the page %s', (search, normal) => {
  expect(normalizeQuery(search, names)).toBe(normal);
});

test('a page reads only the parameters of its route', () => {
  expect(normalizeQuery('?search=well&order=5', ['order'])).toBe('order=5');
});

test('the normal form of any query is bounded, idempotent, and independent of the order', () => {
  const pair = tuple(oneof(constantFrom<string>(...names), string()), string({ unit: 'grapheme', maxLength: 300 }));
  assert(
    property(uniqueArray(pair, { selector: ([name]) => name, maxLength: 12 }), (pairs) => {
      const normal = normalizeQuery(new URLSearchParams(pairs).toString(), names);
      expect(normalizeQuery(normal, names)).toBe(normal);
      expect(normalizeQuery(new URLSearchParams(pairs.toReversed()).toString(), names)).toBe(normal);
      expect(new URLSearchParams(normal).size).toBeLessThanOrEqual(names.length);
      expect(normal.length).toBeLessThan(3000);
    }),
  );
});
