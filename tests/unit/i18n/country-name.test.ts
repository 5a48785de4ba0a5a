import { expect, test } from 'vitest';
import { countryName, countryNames } from '#src/i18n/country-name.ts';

test('Palestine has the name that our readers use', () => {
  expect(countryNames('PS')).toEqual({ en: 'Palestine', ar: 'فلسطين', tr: 'Filistin' });
});
test('every other country has the name of CLDR', () => {
  expect(countryNames('JO')).toEqual({ en: 'Jordan', ar: 'الأردن', tr: 'Ürdün' });
});
test('a code that no country has stays a code', () => {
  expect(countryName('ZQ', 'en')).toBe('ZQ');
});
