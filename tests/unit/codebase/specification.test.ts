import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesOf, specificationFaults } from '../../../scripts/specification.ts';

const source = '# T\n\n## 1. What\n\n- Donors give. Visitors browse; they read.\n';
const row = (id: string, text: string, where = 'not yet', proof = 'not yet') =>
  `| ${id} | ${text} | ${where} | ${proof} |`;
const whole = [row('1.1', 'Donors give.'), row('1.2', 'Visitors browse;'), row('1.3', 'they read.')].join('\n');

test('every sentence of the specification has a row that names existing files', () => {
  expect(
    specificationFaults(
      readFileSync('docs/specification.txt', 'utf8'),
      readFileSync('docs/specification.md', 'utf8'),
      existsSync,
    ),
  ).toEqual([]);
});
test('sentences are numbered within their section', () => {
  expect(sentencesOf(source).map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3']);
});
test('a complete table has no errors', () => {
  expect(specificationFaults(source, whole, () => true)).toEqual([]);
});
test('a sentence without a row is found', () => {
  expect(specificationFaults(source, whole.replace(/^.*1\.2.*\n/m, ''), () => true)).toEqual([
    expect.stringContaining('1.2 has no row'),
  ]);
});
test('a row that names a missing file is found', () => {
  expect(specificationFaults(source, whole.replace('not yet', '`src/gone.ts`'), () => false)).toEqual([
    expect.stringContaining('src/gone.ts'),
  ]);
});
test('a changed sentence is found', () => {
  expect(specificationFaults(source.replace('give', 'sell'), whole, () => true)).toEqual([
    expect.stringContaining('1.1 says something else'),
  ]);
});
