/**
 * Fails where `npm ci` would on another platform: a package's build for it is missing in package-lock.json.
 * npm leaves builds out silently when they are not published yet.
 */
import { readFileSync } from 'node:fs';

type LockedPackage = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };
export type LockFile = { packages: Record<string, LockedPackage> };

const EXACT = /^\d+\.\d+\.\d+$/;

/** The package that `from` resolves `name` to: its own copy, or the nearest of its parents. */
function findPackage({ packages }: LockFile, from: string, name: string): LockedPackage | undefined {
  const own = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (own !== undefined || from === '') return own;
  const parent = from.lastIndexOf('/node_modules/');
  return findPackage({ packages }, parent === -1 ? '' : from.slice(0, parent), name);
}

/** The errors of a lock file, a sentence each. */
export function findLockErrors(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {}, resolved }]) => [
    ...(resolved === undefined ? [] : [`${place} names the registry that it came from`]),
    ...Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const version = findPackage(lock, place, name)?.version;
      return version === undefined || (EXACT.test(wanted) && version !== wanted)
        ? [`${place} wants ${name} ${wanted}, which is not in the lock file`]
        : [];
    }),
  ]);
}

if (import.meta.main) {
  const errors = findLockErrors(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile);
  for (const error of errors) console.error(error);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
