import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const BUILT = 'dist/serve-node.js';
const SOURCES = ['src/**/*', 'design-system/**/*', 'locales/**/*', 'public/**/*', 'waku.config.ts', 'package-lock.json'];

/** Builds what is not built, or was built from something older. */
function isStale() {
  if (!existsSync(BUILT)) return true;
  const builtAt = statSync(BUILT).mtimeMs;
  return SOURCES.some((pattern) => globSync(pattern).some((file) => statSync(file).mtimeMs > builtAt));
}

if (isStale()) {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
process.env.PORT ??= '3000';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  await import('../dist/serve-node.js');
} else {
  // Worker, checks and commands are further entries of the one bundle: plain Node cannot run its macros and catalogues.
  const { unstable_serverEntry } = await import('../dist/server/index.js');
  process.exitCode = await unstable_serverEntry.work(command, args);
}
