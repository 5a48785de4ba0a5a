import { expect, it } from 'vitest';
import { countsFor } from '#src/screens/projects/facets.ts';

const facets = { country: { JO: 7 }, zakat: { true: 3 }, type: {}, category: {}, open: {} };

it.each([
  ['nothing narrows the list', {}, true],
  ['only the order is asked for', { sort: 'newest' }, true],
  ['the filter itself is set', { country: 'JO' }, true],
  ['another filter is set', { isSuitableForZakat: 'true' }, false],
  ['a word is searched for', { search: 'well' }, false],
])('counts are shown where they are valid: %s', (_name, query, isTold) => {
  expect(countsFor(facets, 'country', query)).toEqual(isTold ? { JO: 7 } : undefined);
});

it('zakat is counted, although its filter has another name', () => {
  expect(countsFor(facets, 'zakat', { isSuitableForZakat: 'true' })).toEqual({ true: 3 });
});
