import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pause } from './chance.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A process of the site that can be killed and restarted at the same address. */
export type SiteProcess = {
  name: string;
  isUp: () => boolean;
  start: () => void;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  deaths: () => number;
};

export function createProcess(name: string, args: readonly string[], env: Record<string, string>): SiteProcess {
  let child: ChildProcess | undefined;
  let deaths = 0;
  let isWanted = false;
  const start = (): void => {
    isWanted = true;
    child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.js'), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...env },
    });
    const words: string[] = [];
    child.stderr!.on('data', (data: Buffer) => {
      words.push(data.toString());
    });
    const mine = child;
    child.once('exit', (code) => {
      // It was not killed by this script, so its output is printed.
      if (isWanted && mine === child) {
        console.error(`${name} ended by itself with ${code}: ${words.join('').slice(-2000)}`);
        deaths += 1;
        start();
      }
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    isWanted = false;
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => {
      dying.once('exit', () => resolve());
    });
    dying.kill(signal);
    const patience = setTimeout(() => dying.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(patience);
  };
  return {
    name,
    start,
    isUp: () => child !== undefined,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    deaths: () => deaths,
  };
}

/** Waits until a web process takes requests. */
export async function untilReady(origin: string, patienceMs = 120_000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    if (
      await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`${origin} did not become ready`);
}

/** Runs a command of the site as its own process, while the site is running. `said`: the lines that it printed. */
export const runCommand = (
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; said: string[] }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.js', ...args], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => {
      said.push(data);
    });
    child.once('close', (code) => resolve({ code, said: Buffer.concat(said).toString().split('\n').filter(Boolean) }));
  });
