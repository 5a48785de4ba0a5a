import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:from|import)\s*\(?\s*'((?:#ds|#src|#tests|\.{1,2})\/[^']+)'/g;

/** Resolves an import specifier of this repository to a file. */
function fileOf(specifier: string, from: string): string | undefined {
  const bare = specifier
    .replace(/^#ds\//, 'design-system/')
    .replace(/^#src\//, 'src/')
    .replace(/^#tests\//, 'tests/');
  const file = specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : bare;
  return [file, `${file}.ts`, `${file}.tsx`].find((one) => existsSync(one) && /\.tsx?$/.test(one));
}

/** The changed file that is nearest to a story in its imports, which is the likely cause of its change. */
export function causeOf(story: string, changed: ReadonlySet<string>): string {
  const seen = new Set<string>();
  let level = [path.normalize(story)];
  while (level.length > 0) {
    const found = level.find((file) => changed.has(file));
    if (found !== undefined) return found;
    for (const file of level) seen.add(file);
    const next = level.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imported)].map(([, specifier = '']) => fileOf(specifier, file)),
    );
    level = [...new Set(next)].filter((file): file is string => file !== undefined && !seen.has(file));
  }
  return 'something that the story does not import: a fixture, a package, the browser';
}

/** The files that differ from a commit, including uncommitted changes. */
export const changedSince = (commit: string): Set<string> =>
  new Set(execFileSync('git', ['diff', '--name-only', commit], { encoding: 'utf8' }).trim().split('\n'));
