/** Runs the checks before a commit: types, lint, and the unit tests and stories that the change affects. */
import { execFileSync, spawnSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from the last commit, or from a given one. */
const base = process.argv[2] ?? 'HEAD';
const changed = [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '-o', '--exclude-standard')])];

function run(name: string, command: string, args: readonly string[]): void {
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (status !== 0) process.exit(1);
}

run('types', 'tsc', ['-p', '.']);
run('lint', 'npm', ['run', '--silent', 'lint']);
if (changed.some((file) => /^(?:src|design-system|locales)\//.test(file)))
  run('texts', 'node', ['scripts/check-texts.ts']);
const sources = changed.filter((file) => /\.(?:tsx?|js)$/.test(file));
// `--changed` follows imports: a test runs where anything that it imports has changed.
if (sources.length > 0)
  run('unit tests', 'vitest', ['run', '--project', 'unit', '--changed', base, '--passWithNoTests']);
if (sources.some((file) => /^(?:stories|design-system|\.storybook|src\/(?:screens|state))\//.test(file)))
  run('stories', 'vitest', ['run', '--project', 'stories-en', '--changed', base, '--passWithNoTests']);
