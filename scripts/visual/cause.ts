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

/** The changed file that is nearest to a file in its imports; undefined where none of them changed. */
function nearestChanged(file: string, changed: ReadonlySet<string>): string | undefined {
  const seen = new Set<string>();
  let level = [path.normalize(file)];
  while (level.length > 0) {
    const found = level.find((one) => changed.has(one));
    if (found !== undefined) return found;
    for (const one of level) seen.add(one);
    const next = level.flatMap((one) =>
      [...readFileSync(one, 'utf8').matchAll(imported)].map(([, specifier = '']) => fileOf(specifier, one)),
    );
    level = [...new Set(next)].filter((one): one is string => one !== undefined && !seen.has(one));
  }
  return undefined;
}

/** The likely cause of a story's change. */
export const causeOf = (story: string, changed: ReadonlySet<string>): string =>
  nearestChanged(story, changed) ?? 'something that the story does not import: a fixture, a package, the browser';

/** What every story is drawn with and none imports: the preview, its texts, fonts and packages. */
const SHARED = /^(?:\.storybook\/|locales\/|public\/|design-system\/fonts\/|package-lock\.json$|scripts\/visual\/)/;

/** Whether a story may look different after these changes. */
export function mayDiffer(changed: ReadonlySet<string>): (story: string) => boolean {
  const isShared =
    [...changed].some((file) => SHARED.test(file)) || nearestChanged('.storybook/preview.tsx', changed) !== undefined;
  return (story) => isShared || !existsSync(story) || nearestChanged(story, changed) !== undefined;
}

/** The files that differ from a commit, including uncommitted changes. */
export const changedSince = (commit: string): Set<string> =>
  new Set(execFileSync('git', ['diff', '--name-only', commit], { encoding: 'utf8' }).trim().split('\n'));
