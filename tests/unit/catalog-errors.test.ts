import { expect, test } from 'vitest';
import { findCatalogErrors } from '../../scripts/catalog-errors.ts';

const po = (id: string, text: string) =>
  `msgid ""\nmsgstr ""\n"Language: ar\\n"\n\n#: src/a.tsx\nmsgid "${id}"\nmsgstr "${text}"\n`;

test('a message without a translation is found', () => {
  expect(findCatalogErrors(po('Donate', ''), 'ar')).toEqual(['no text for "Donate"']);
});
test('an Arabic plural without one of its six categories is found', () => {
  const text = '{n, plural, zero {لا شيء} one {هدية} two {هديتان} few {# هدايا} other {# هدية}}';
  expect(findCatalogErrors(po('{n, plural, one {# gift} other {# gifts}}', text), 'ar')).toEqual([
    expect.stringContaining('lacks many'),
  ]);
});
test('a plural whose translation has none is found', () => {
  expect(findCatalogErrors(po('{n, plural, one {# gift} other {# gifts}}', 'هدايا'), 'ar')).toEqual([
    expect.stringContaining('its translation has none'),
  ]);
});
const six = (n: string, few = 'few {# هدايا} ') =>
  `{${n}, plural, zero {لا شيء} one {هدية} two {هديتان} ${few}many {# هدية} other {# هدية}}`;
const english = (n: string) => `{${n}, plural, one {# gift} other {# gifts}}`;
test.each([
  ['beside a complete one', `${english('n')}, ${english('m')}`, `${six('n')}، ${six('m', '')}`],
  [
    'within a case of another',
    `{of, select, you {${english('m')}} other {${english('n')}}}`,
    `{of, select, you {${six('m', '')}} other {${six('n')}}}`,
  ],
])('a plural without "few" is found %s', (_place, id, text) => {
  expect(findCatalogErrors(po(id, text), 'ar')).toEqual([`"${id}" lacks few for m`]);
});
test('a second plural that the translation leaves out is found', () => {
  const id = `${english('n')}, ${english('m')}`;
  expect(findCatalogErrors(po(id, six('n')), 'ar')).toEqual([`"${id}" has a plural for m, its translation has none`]);
});
test('a translation that is no ICU message is found', () => {
  expect(findCatalogErrors(po('Donate {name}', 'تبرّع {name'), 'ar')).toHaveLength(1);
});
test('an English text that is not the one of the source is found', () => {
  expect(findCatalogErrors(po('Donate now', 'Donate'), 'en')).toEqual(['"Donate now" is shown as "Donate"']);
  expect(findCatalogErrors(po('Donate now', 'Donate now'), 'en')).toEqual([]);
});
test('a complete catalog has no errors', () => {
  expect(findCatalogErrors(po('Donate', 'تبرّع'), 'ar')).toEqual([]);
});
test('an entry that is no longer used is not checked', () => {
  expect(findCatalogErrors(`${po('Donate', 'تبرّع')}\n#~ msgid "Give"\n#~ msgstr ""\n`, 'ar')).toEqual([]);
});
