import { expect, test } from 'vitest';
import { searchAddress } from '#src/screens/projects/search-address.ts';

const PROJECTS = 'https://sanad.example/ar/projects';

test('a search says in its address what was filled in, and leaves out what was not', () => {
  expect(searchAddress(PROJECTS, [['search', '  بئر '], ['type', ''], ['country', '   '], ['sort', 'newest']])).toBe(`${PROJECTS}?search=${encodeURIComponent('بئر')}&sort=newest`);
});

test('what the address said before is gone', () => {
  expect(searchAddress(`${PROJECTS}?page=4&search=old`, [])).toBe(PROJECTS);
});

test('a name keeps its letters, whatever stands in it', () => {
  expect(new URL(searchAddress(PROJECTS, [['search', 'A&B=C #1 %']])).searchParams.get('search')).toBe('A&B=C #1 %');
});
