import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locales.ts';
import { entriesOf } from '../../scripts/catalog-errors.ts';
import { findRejectedWords } from '../../scripts/rejected-words.ts';

/** Every text of demo data in a language, at any depth. */
function textsOf(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === locale ? [inner] : []) : textsOf(inner, locale),
  );
}
// Each file, so that a new one is read too.
const folder = path.resolve('src/server/demo');
const demo = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => ({ ...(await import(path.join(folder, name))) }) as unknown),
);

for (const locale of locales) {
  test(`no catalog and no demo text has a rejected word in ${locale}`, () => {
    const catalogs = globSync(`locales/${locale}/*.po`).flatMap((file) =>
      entriesOf(readFileSync(path.resolve(file), 'utf8')).map(({ id, text }) => (locale === 'en' ? id : text)),
    );
    const found = [...catalogs, ...textsOf(demo, locale)].flatMap((text) => findRejectedWords(text, locale));
    expect(found).toEqual([]);
    expect(catalogs.length).toBeGreaterThan(400);
    expect(textsOf(demo, locale).length).toBeGreaterThan(500);
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
