import { expect, test } from 'vitest';
import { findTextFaults } from '../../scripts/text-faults.ts';

const po = (id: string, text: string) => `msgid ""\nmsgstr ""\n"Language: ar\\n"\n\n#: src/a.tsx\nmsgid "${id}"\nmsgstr "${text}"\n`;

test('a sentence without a text is found', () => {
  expect(findTextFaults(po('Donate', ''), 'ar')).toEqual(['no text for "Donate"']);
});
test('an Arabic count that lacks one of its six forms is found', () => {
  const text = '{n, plural, zero {لا شيء} one {هدية} two {هديتان} few {# هدايا} other {# هدية}}';
  expect(findTextFaults(po('{n, plural, one {# gift} other {# gifts}}', text), 'ar')).toEqual([expect.stringContaining('lacks many')]);
});
test('a count turned into a plain sentence is found', () => {
  expect(findTextFaults(po('{n, plural, one {# gift} other {# gifts}}', 'هدايا'), 'ar')).toHaveLength(1);
});
test('a whole catalogue has no fault', () => {
  expect(findTextFaults(po('Donate', 'تبرّع'), 'ar')).toEqual([]);
});
