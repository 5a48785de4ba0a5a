import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written by the build: an empty database with its tables, as an archive. */
export const PREPARED_DATABASE = path.resolve('dist/database.tar');

/**
 * What a new embedded database begins with. Making one from nothing takes a gigabyte of memory for a moment, which a small
 * container does not have; unpacking takes a third of it, and half the time. A folder that a process was killed in while
 * it was made holds nothing of anybody, and is made again.
 */
export function preparedFor(folder: string): { loadDataDir?: Blob; made: () => void } {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return { made: () => {} };
  writeFileSync(unfinished, '');
  return { ...(existsSync(PREPARED_DATABASE) ? { loadDataDir: new Blob([readFileSync(PREPARED_DATABASE)]) } : {}), made: () => rmSync(unfinished) };
}
