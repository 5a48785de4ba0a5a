import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder has another owner. The message is for the person at the terminal. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Takes a data folder for this process alone, until `release` or death: the kernel keeps the lock, so a killed process
 * leaves none behind. The embedded database has no lock of its own, and two owners lose what both had written.
 * @throws FolderInUseError when another process holds it.
 */
export function lockFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const holder = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    holder.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    holder.close();
    throw new FolderInUseError(`The data folder ${path.resolve(dataDir)} is in use by another Sanad process. Stop it first, or set DATABASE_URL to share a PostgreSQL.`, { cause });
  }
  return { release: () => holder.close() };
}
