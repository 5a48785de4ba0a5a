import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const BUILT = 'dist/serve-node.js';
const SOURCES = [
  'src/**/*',
  'design-system/**/*',
  'locales/**/*',
  'public/**/*',
  'waku.config.ts',
  'package-lock.json',
];

/** Builds the site if there is no build, or an outdated one. */
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
  // Worker and commands run from the bundle, because plain Node cannot run its macros and catalogs.
  const { unstable_serverEntry } = await import('../dist/server/index.js');
  process.exitCode = await unstable_serverEntry.runCommand(command, args);
}
