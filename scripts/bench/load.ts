import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error -- it has no types
import autocannon from 'autocannon';
import { startProcess } from './site.ts';

export type Load = { perSecond: number; p99: number };
type Request = { method?: string; headers?: Record<string, string>; body?: string };
type Result = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };

const CONNECTIONS = 16;

/** Requests per second, and the 99th percentile in milliseconds; undefined where any request fails. */
export async function load(address: string, seconds: number, request: Request = {}): Promise<Load | undefined> {
  const first = await fetch(address, { ...request, redirect: 'manual' });
  await first.arrayBuffer();
  if (!first.ok) return undefined;
  const run = (duration: number): Promise<Result> =>
    autocannon({ url: address, connections: CONNECTIONS, duration, ...request });
  await run(1);
  const result = await run(seconds);
  if (result.non2xx > 0 || result.errors > 0)
    console.error(`${address}: ${result.non2xx} error statuses, ${result.errors} errors`);
  return result.non2xx > 0 ? undefined : { perSecond: result.requests.average, p99: result.latency.p99 };
}

export const BR = { 'accept-encoding': 'br' };

/** Measures the bytes of a page from a plain Hono server: the upper limit of this machine. */
export async function loadPlain(address: string, seconds: number): Promise<Load | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanad-bench-plain-'));
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // `fetch` would decompress the bytes.
  const { get } = await import('node:http');
  get(address, { headers: BR }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  }).on('error', reject);
  const file = path.join(folder, 'page.br');
  writeFileSync(file, await promise);
  const plain = await startProcess(
    path.resolve(import.meta.dirname, '../..'),
    path.join(import.meta.dirname, 'plain-server.ts'),
    { ready: '/', env: { PAGE: file } },
  );
  try {
    return await load(`${plain.origin}/`, seconds, { headers: BR });
  } finally {
    await plain.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
