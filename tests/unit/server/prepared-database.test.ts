import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareFolder } from '#src/server/platform/db/prepared-database.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sanad-prepared-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder of a killed process is made again, and one in use is left alone', () => {
  const folder = path.join(home, 'database');
  prepareFolder(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'half'), 'x');
  // The process is killed here: `made` was not called.
  const { made } = prepareFolder(folder);
  expect(existsSync(path.join(folder, 'half'))).toBe(false);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'data'), 'x');
  made();
  prepareFolder(folder).made();
  expect(existsSync(path.join(folder, 'data'))).toBe(true);
});
