import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { memoryFolder } from '../../../scripts/memory-folder.ts';

test('databases of tests stand among the temporary files where there is no memory for them', () => {
  expect(memoryFolder('/no/such/place')).toBe(tmpdir());
});

test('a small place in memory, as containers have, is not filled', () => {
  expect(memoryFolder('/proc')).toBe(tmpdir());
});
