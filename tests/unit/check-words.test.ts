import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRejected, readRejectedWords } from '../../scripts/check-words.ts';

const words = readRejectedWords(readFileSync('docs/glossary.md', 'utf8'));

test('the glossary has a table of rejected words', () => {
  expect(words).toContainEqual({ not: 'giver', but: 'donor' });
  expect(words.length).toBeGreaterThan(10);
});

test.each([
  '/** The giver of it. */',
  'const giverOf = 1;',
  'function findGiver() {}',
  'const GIVER_ID = 1;',
  "test('givers are told', () => {});",
  'type KeptForm = {};',
  'src/kept-form.ts',
  '// Rendered anew.',
])('a rejected word is found in %s', (line) => {
  expect(findRejected(`fine\n${line}`, words)).toHaveLength(1);
});

test.each(['a forgiver', 'const lawgiver = 1;', 'the donor', 'renewed', 'a newer one', 'the form is kept'])(
  'nothing is found in %s',
  (line) => {
    expect(findRejected(line, words)).toEqual([]);
  },
);
