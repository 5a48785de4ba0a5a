import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLockErrors, type LockFile } from '../../../scripts/check-lock-file.ts';

const FORMATTER = { version: '2.0.0', optionalDependencies: { 'formatter-linux': '2.0.0' } };

test('the lock file holds every platform of every package', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
  expect(findLockErrors(lock)).toEqual([]);
});

test('a platform that is missing is named', () => {
  expect(findLockErrors({ packages: { 'node_modules/formatter': FORMATTER } })).toEqual([
    'node_modules/formatter wants formatter-linux 2.0.0, which is not in the lock file',
  ]);
});

test("another package's older build does not count", () => {
  const packages = {
    'node_modules/formatter-linux': { version: '1.0.0' },
    'node_modules/linter/node_modules/formatter': FORMATTER,
  };
  expect(findLockErrors({ packages })).toHaveLength(1);
  const own = { 'node_modules/linter/node_modules/formatter-linux': { version: '2.0.0' } };
  expect(findLockErrors({ packages: { ...packages, ...own } })).toEqual([]);
});

test("a registry's address is an error", () => {
  expect(
    findLockErrors({ packages: { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry/a' } } }),
  ).toEqual(['node_modules/a names the registry that it came from']);
});
