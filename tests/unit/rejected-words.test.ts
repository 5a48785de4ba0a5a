import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locales.ts';
import { demoCategories, demoTypes, demoUnits } from '#src/server/demo/programs.ts';
import { childrenProjects } from '#src/server/demo/projects-children.ts';
import { debtCaseProjects } from '#src/server/demo/projects-debt-cases.ts';
import { debtProjects } from '#src/server/demo/projects-debts.ts';
import { healthAndSchoolProjects } from '#src/server/demo/projects-health-and-school.ts';
import { homeAndMosqueProjects } from '#src/server/demo/projects-homes-and-mosques.ts';
import { reliefProjects } from '#src/server/demo/projects-relief.ts';
import { waterAndFoodProjects } from '#src/server/demo/projects-water-and-food.ts';
import { demoSliders, demoStatistics } from '#src/server/demo/site.ts';
import { entriesOf } from '../../scripts/catalog-errors.ts';
import { findRejectedWords } from '../../scripts/rejected-words.ts';

/** Every text of demo data in a language, at any depth. */
function textsOf(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === locale ? [inner] : []) : textsOf(inner, locale),
  );
}
const demo = [
  demoCategories,
  demoTypes,
  demoUnits,
  demoSliders,
  demoStatistics,
  childrenProjects,
  debtProjects,
  reliefProjects,
  waterAndFoodProjects,
  homeAndMosqueProjects,
  debtCaseProjects,
  healthAndSchoolProjects,
];

for (const locale of locales) {
  test(`no catalog and no demo text has a rejected word in ${locale}`, () => {
    const catalogs = globSync(`locales/${locale}/*.po`).flatMap((file) =>
      entriesOf(readFileSync(path.resolve(file), 'utf8')).map(({ id, text }) => (locale === 'en' ? id : text)),
    );
    const found = [...catalogs, ...textsOf(demo, locale)].flatMap((text) => findRejectedWords(text, locale));
    expect(found).toEqual([]);
    expect(catalogs.length).toBeGreaterThan(400);
    expect(textsOf(demo, locale).length).toBeGreaterThan(80);
  });
}

test.each([
  ['en', 'Open the letter we have just sent you.'],
  ['en', "Use your browser's back button."],
  ['en', 'Two rooms and the colour of the door'],
  ['en', 'Your gift has arrived.'],
  ['ar', 'حوّل من مصرفك'],
  ['ar', 'تبرع الآن'],
  ['ar', 'أضف إلى السلة'],
  ['ar', 'هل وصل?'],
  ['tr', 'Aylık mektup'],
  ['tr', "{0} IBAN'ı"],
  ['tr', 'Sipariş numarası'],
])('a planted word is found in %s: %s', (locale, text) => {
  expect(findRejectedWords(text, locale)).toHaveLength(1);
});
test('similar words are accepted', () => {
  expect(findRejectedWords('سلسلة من البيوت', 'ar')).toEqual([]);
  expect(findRejectedWords('Please select at least one item.', 'en')).toEqual([]);
  expect(findRejectedWords('Use Latin letters and digits', 'en')).toEqual([]);
});
