import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the data folder. The message is for the person at the terminal. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Locks a data folder for this process until `release` or its end. The kernel holds the lock, so that a killed process leaves
 * none. The embedded database has no lock of its own, and two processes would corrupt it.
 * @throws FolderInUseError when another process holds the lock
 */
export function lockFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const holder = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    holder.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    holder.close();
    throw new FolderInUseError(
      `The data folder ${path.resolve(dataDir)} is in use by another Sanad process. Stop it first, or set DATABASE_URL to share a PostgreSQL.`,
      { cause },
    );
  }
  return { release: () => holder.close() };
}
