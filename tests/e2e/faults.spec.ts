import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { copyDemoData } from './demo-data.ts';
import { ownPort } from './ports.ts';

const port = ownPort('faults');
const dataDir = `data/e2e-${port}`;
/** Every number of the page fails to be written, and the error quotes what a person typed. */
const PLANTED = `data:text/javascript,${encodeURIComponent("globalThis.Intl.NumberFormat = class { constructor() { throw Object.assign(new Error('planted huda@example.org'), { query: 'select', params: ['huda@example.org'] }); } };")}`;

// One server for all of them.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
const lines: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copyDemoData(dataDir);
  server = spawn(process.execPath, ['--import', PLANTED, 'scripts/start.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout!, server.stderr!])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 100_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

for (const address of ['/ar/projects', '/RSC/R/ar/projects.txt']) {
  test(`a fault while ${address} is drawn is lines of the log, with its request and route and nothing of the person`, async () => {
    lines.length = 0;
    const answer = await fetch(`http://localhost:${port}${address}?search=mariam@example.org`, {
      headers: { cookie: 'theme=dark; session=secret-cookie' },
    });
    await answer.text();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toMatch(/@example\.org|secret-cookie|search=/);
      expect(JSON.parse(line)).toMatchObject({
        level: 50,
        msg: 'page failed to render',
        requestId: answer.headers.get('x-request-id'),
        route: '/projects',
        locale: 'ar',
        err: { name: 'Error', message: '[cut]' },
      });
    }
  });
}
