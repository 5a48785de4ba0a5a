import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Mutation, mutated } from '../../../scripts/mutations/apply.ts';
import { isEnough, judge, summary } from '../../../scripts/mutations/judge.ts';
import { mutations } from '../../../scripts/mutations/list.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const fault = (change: Partial<Mutation> = {}): Mutation => ({
  fault: 'the limit is gone',
  kind: 'behaviour',
  file: 'limit.ts',
  find: 'max = 3',
  replace: 'max = 4',
  tests: ['limit.test.ts'],
  ...change,
});
/** A copy of one file, and tests that pass while it contains a text. */
function session(text: string, guarded: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'judged-'));
  const file = path.join(folder, 'limit.ts');
  writeFileSync(file, text);
  const run = async () =>
    readFileSync(file, 'utf8').includes(guarded) ? { passed: 1, failed: [] } : { passed: 0, failed: ['holds'] };
  return { folder, file, tests: { run, refresh: async () => {} } };
}

test('a fault that a test finds is caught, and one that none finds is not', async () => {
  const { file, folder, tests } = session('const max = 3, min = 1;', 'max = 3');
  const verdicts = await judge(folder, [fault(), fault({ find: 'min = 1', replace: 'min = 0' })], tests);
  expect(verdicts.map(({ isCaught }) => isCaught)).toEqual([true, false]);
  expect(summary(verdicts)).toContain('1 of 2 faults caught (50 %)');
  expect(isEnough(verdicts)).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('const max = 3, min = 1;');
});

const caughtOfTen = (caught: number) =>
  Array.from({ length: 10 }, (_, index) => ({ mutation: fault(), isCaught: index < caught }));
test('nine of ten caught faults are enough, eight or none are not', () => {
  expect(isEnough(caughtOfTen(9))).toBe(true);
  expect(isEnough(caughtOfTen(8))).toBe(false);
  expect(isEnough([])).toBe(false);
});

test('tests that fail without a fault are an error', async () => {
  const { folder, tests } = session('const max = 3;', 'max = 5');
  await expect(judge(folder, [fault()], tests)).rejects.toThrow('Without any fault these tests must pass');
});

test('a text that occurs nowhere or twice is an error', async () => {
  const { folder, tests } = session('const limit = 3;', 'limit');
  await expect(judge(folder, [fault()], tests)).rejects.toThrow('stands 0 times in limit.ts');
  expect(() => mutated('max = 3; max = 3', fault())).toThrow('stands 2 times');
});

test('there are at least forty faults of four kinds, all of which can be planted', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40);
  expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(4);
  expect(new Set(mutations.map((one) => one.fault)).size).toBe(mutations.length);
  for (const mutation of mutations) {
    const text = readFileSync(path.join(root, mutation.file), 'utf8');
    expect(mutated(text, mutation)).not.toBe(text);
    for (const file of mutation.tests) expect(readFileSync(path.join(root, file), 'utf8')).not.toBe('');
  }
});

test('the readme counts the faults that there are', () => {
  const [, counted] = /\| (\d+) deliberate faults/.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  expect(Number(counted)).toBe(mutations.length);
});
