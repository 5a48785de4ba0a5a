/** A built site beside the tested one, for a journey that needs settings, data or commands of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { copyDemoData } from './demo-data.ts';
import { ownPort, smtpPort } from './ports.ts';

type OwnSite = {
  /** With no slash at the end. By number: by name a browser and a program may come over IPv4 and IPv6, which are two networks. */
  url: string;
  dataDir: string;
  /** What the site printed, where `hasLines` asked for it. */
  lines: string[];
  start: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  stop: () => Promise<void>;
  /** Runs a script of the project on the stopped site's data. It fails the test where the script does. */
  run: (...command: string[]) => void;
};

/**
 * Copies the demo charity, lets `prepare` change it, and starts a site on it for the tests of this file, which then run
 * one after the other. @param settings of its environment, beside or in place of the usual ones
 */
export function ownSite(
  journey: Parameters<typeof ownPort>[0],
  {
    hasLines = false,
    nodeOptions = [],
    prepare,
    settings = {},
  }: {
    hasLines?: boolean;
    nodeOptions?: readonly string[];
    prepare?: (site: OwnSite) => unknown;
    settings?: Readonly<Record<string, string>>;
  } = {},
): OwnSite {
  const port = ownPort(journey);
  const url = `http://127.0.0.1:${port}`;
  const dataDir = `data/e2e-${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    PUBLIC_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    ...settings,
  };
  const lines: string[] = [];
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  let server: ChildProcess;
  const site: OwnSite = {
    url,
    dataDir,
    lines,
    async start(more = {}) {
      const output = hasLines ? 'pipe' : 'ignore';
      server = spawn(process.execPath, [...nodeOptions, 'scripts/start.js'], {
        env: { ...env, ...more },
        stdio: ['ignore', output, output],
      });
      for (const stream of [server.stdout, server.stderr])
        if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
      await expect.poll(isReady, { timeout: 100_000 }).toBe(true);
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
    run(...command) {
      const { status, stderr, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
      const name = command.join(' ');
      expect(`${name} ended with ${status}: ${status === 0 ? '' : stdout + stderr}`).toBe(`${name} ended with 0: `);
    },
  };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copyDemoData(dataDir);
    await prepare?.(site);
    await site.start();
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return site;
}
