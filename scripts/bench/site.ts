import { execFileSync, spawn } from 'node:child_process';
import { freePort } from '../free-port.ts';

/** The same as in the start script. */
const FLAGS = ['--max-semi-space-size=8', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

export type Site = { origin: string; readyAfterMs: number; memoryMb: () => number; stop: () => Promise<void> };

const PATIENCE_MS = 120_000;
const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server on loopback and waits until `ready` answers. */
export async function startProcess(
  folder: string,
  file: string,
  {
    ready,
    env = {},
    onOutput,
  }: {
    ready: string;
    env?: Record<string, string>;
    /** Gets what the process prints. */ onOutput?: (text: string) => void;
  },
): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...FLAGS, file], {
    cwd: folder,
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await isReady(origin + ready))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > PATIENCE_MS) {
      await stop();
      throw new Error(`${file} was not ready in time`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  return {
    origin,
    stop,
    readyAfterMs: performance.now() - startedAt,
    memoryMb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
  };
}

/** Starts the built site of a worktree with the demo charity, on the embedded database or on PostgreSQL. */
export const startSite = (
  folder: string,
  {
    dataDir,
    databaseUrl,
    env = {},
  }: { dataDir: string; databaseUrl?: string | undefined; env?: Record<string, string> },
): Promise<Site> =>
  startProcess(folder, 'dist/serve-node.js', {
    ready: '/health/ready',
    env: {
      DATA_DIR: dataDir,
      DEMO_DATA: '1',
      RATE_LIMITS: 'off',
      SECRET_KEY: 'a key for measuring, long enough to be one',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  });
