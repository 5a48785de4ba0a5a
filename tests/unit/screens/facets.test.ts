import { expect, it } from 'vitest';
import { countsFor, facetsOf, offeredChoices, programFacts } from '#src/screens/projects/facets.ts';

const facets = {
  country: { JO: 7 },
  zakat: { true: 3 },
  type: {},
  category: {},
  method: { money: 9 },
  gender: { female: 2 },
  open: {},
};

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

it('the ways of donating are counted, although their filter has another name', () => {
  expect(countsFor(facets, 'method', { donationMethod: 'money' })).toEqual({ money: 9 });
});

it('a choice that no project has is not offered, unless it is the one that is set', () => {
  const choices = [
    { value: 'female', label: 'Girls and women' },
    { value: 'male', label: 'Boys and men' },
  ];
  const valuesOf = (chosen?: string) =>
    offeredChoices(facets.gender, facets.gender, choices, chosen).map(({ count, value }) => [value, count]);
  expect(valuesOf()).toEqual([['female', 2]]);
  expect(valuesOf('male')).toEqual([
    ['female', 2],
    ['male', undefined],
  ]);
});

it('says of a program only what is open: closed cases are in no figure', () => {
  const counted = [
    { facet: 'country', value: 'SA', total: 6, open: 2 },
    { facet: 'country', value: 'JO', total: 3, open: 0 },
    { facet: 'zakat', value: 'true', total: 8, open: 1 },
    { facet: 'zakat', value: 'false', total: 1, open: 1 },
  ] as const;
  const found = facetsOf(counted, true);
  expect(programFacts(found)).toEqual({ open: 2, countries: 1, zakat: 1 });
  // Its filters still lead to what is closed.
  expect(found).toMatchObject({ country: { SA: 6, JO: 3 }, zakat: { true: 8, false: 1 } });
  expect(programFacts(facetsOf(counted, false))).toBeUndefined();
});
