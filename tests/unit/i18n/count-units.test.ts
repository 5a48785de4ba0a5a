import { expect, test } from 'vitest';
import { countUnits } from '#src/i18n/count-units.ts';
import { locales } from '#src/i18n/locales.ts';
import { demoUnits } from '#src/server/demo/programs.ts';

const share = demoUnits.find(({ code }) => code === 'share')!;

test('an Arabic unit has the plural form of its number', () => {
  const counted = [0, 1, 2, 3, 11, 100, 1295].map((count) => countUnits(share, count, 'ar'));
  expect(counted).toEqual(['لا أسهم', 'سهم واحد', 'سهمان', '3 أسهم', '11 سهمًا', '100 سهم', '1,295 سهمًا']);
});
test('English has two forms, Turkish one', () => {
  expect([1, 570].map((count) => countUnits(share, count, 'en'))).toEqual(['1 share', '570 shares']);
  expect([1, 1570].map((count) => countUnits(share, count, 'tr'))).toEqual(['1 hisse', '1.570 hisse']);
});
test('a unit without forms is shown by its title', () => {
  expect(countUnits({ title: { en: 'share' }, forms: null }, 4, 'en')).toBe('4 share');
});
test('every demo unit has every form of every language', () => {
  for (const { code, forms } of demoUnits) {
    for (const locale of locales) {
      const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const category of wanted)
        expect(forms[locale], `${code} in ${locale}`).toHaveProperty(locale === 'tr' ? 'other' : category);
    }
  }
});
