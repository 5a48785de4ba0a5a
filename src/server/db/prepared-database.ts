import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written by the build: the folder of an empty database with its tables. */
export const PREPARED_DATABASE = path.resolve('dist/database');

/**
 * Gives a new embedded database its files. Making them from nothing takes a gigabyte of memory for a moment, which a small
 * container does not have. `made` is called when the database is open: a folder that a process was killed in before that
 * holds nothing of anybody, and is made again.
 */
export function prepareFolder(folder: string): { made: () => void } {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return { made: () => {} };
  writeFileSync(unfinished, '');
  if (existsSync(PREPARED_DATABASE)) cpSync(PREPARED_DATABASE, folder, { recursive: true });
  return { made: () => rmSync(unfinished) };
}
