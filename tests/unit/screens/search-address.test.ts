import { expect, test } from 'vitest';
import { searchAddress } from '#src/screens/projects/search-address.ts';

const PROJECTS = 'https://sanad.example/ar/projects';

test('the address of a search has the filled-in fields only', () => {
  expect(
    searchAddress(PROJECTS, [
      ['search', '  بئر '],
      ['type', ''],
      ['country', '   '],
      ['sort', 'newest'],
    ]),
  ).toBe(`${PROJECTS}?search=${encodeURIComponent('بئر')}&sort=newest`);
});

test('former parameters are removed', () => {
  expect(searchAddress(`${PROJECTS}?page=4&search=old`, [])).toBe(PROJECTS);
});

test('a name keeps its characters', () => {
  expect(new URL(searchAddress(PROJECTS, [['search', 'A&B=C #1 %']])).searchParams.get('search')).toBe('A&B=C #1 %');
});
