import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of an empty database with its tables, written by the build. */
export const PREPARED_DATABASE = path.resolve('dist/database');

/**
 * Copies the prepared files of a new embedded database, because creating them needs a gigabyte of memory for a moment, more
 * than a small container has. `made` must be called when the database is open: until then the folder holds no data, and is
 * made again if the process was killed.
 */
export function prepareFolder(folder: string): { made: () => void } {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return { made: () => {} };
  writeFileSync(unfinished, '');
  if (existsSync(PREPARED_DATABASE)) cpSync(PREPARED_DATABASE, folder, { recursive: true });
  return { made: () => rmSync(unfinished) };
}
