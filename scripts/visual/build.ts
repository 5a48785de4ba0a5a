import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The base of the comparison: a given commit, or the fork point from the main branch; on that, the commit before. */
export function baseCommit(named: string | undefined): string {
  if (named) return git('rev-parse', named);
  for (const branch of ['origin/main', 'main', 'master'])
    try {
      const left = git('merge-base', 'HEAD', branch);
      return left === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD^') : left;
    } catch {
      // this branch does not exist here: try the next one
    }
  return git('rev-parse', 'HEAD^');
}

function storybookOf(folder: string, out: string) {
  const storybook = path.join(root, 'node_modules/.bin/storybook');
  execFileSync(storybook, ['build', '-o', out, '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
}

/** Builds the Storybook of the base, in a worktree that shares the packages, and the present one. */
export function buildBoth(commit: string): { base: string; head: string; clean: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-'));
  const tree = path.join(folder, 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  const clean = () => {
    try {
      git('worktree', 'remove', '--force', tree);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  try {
    if (!existsSync(path.join(tree, 'node_modules')))
      symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'dir');
    const [base, head] = [path.join(folder, 'base'), path.join(folder, 'head')];
    storybookOf(tree, base);
    storybookOf(root, head);
    return { base, head, clean };
  } catch (error) {
    clean();
    throw error;
  }
}
