import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const hashOf = (name: string) => {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return undefined;
  }
};

/** The commit of origin/main, or the one before this commit where they are equal. */
export function defaultBase() {
  const main = hashOf('origin/main');
  return main !== undefined && main !== hashOf('HEAD') ? 'origin/main' : 'HEAD~1';
}

export const nameOf = (commit: string) => git('log', '-1', '--format=%h %s', commit);

export function buildAt(folder: string): boolean {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(stderr.split('\n').slice(-12).join('\n'));
  return status === 0;
}

/** A worktree of an earlier commit, with the packages of this one. */
export function checkOut(commit: string, root: string) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'sanad-bench-')), 'base');
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'ignore' });
    rmSync(path.dirname(folder), { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: root, stdio: 'ignore' });
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return { folder, remove, isBuilt: buildAt(folder) };
  } catch (error) {
    remove();
    throw error;
  }
}
