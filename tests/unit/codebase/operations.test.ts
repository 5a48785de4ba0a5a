import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION } from '#src/server/platform/retention/retention.ts';

const spelled = (seconds: number): string => {
  if (seconds === 0 || seconds >= 86_400) return seconds === 86_400 ? '1 day' : `${seconds / 86_400} days`;
  return `${seconds / 60} minutes`;
};

test('the operations page has the retention times of the code', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const table = page
    .split('## What is deleted')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(table).toEqual(
    Object.values(RETENTION).map(({ from, seconds, what }) => `| ${what} | ${spelled(seconds)} | ${from} |`),
  );
});
