import { connect, type Socket } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServe, TIMEOUTS } from '#src/framework/serve.ts';

let server: Server;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const timeouts = { headersTimeout: 300, requestTimeout: 600, keepAliveTimeout: 300, connectionsCheckingInterval: 50 };
  const serve = createServe({ open: async () => {}, close: async () => {}, timeouts });
  server = (await serve({
    fetch: async (request: Request) => new Response(await request.text()),
    port: 0,
    hostname: '127.0.0.1',
  })) as Server;
  if (!server.listening)
    await new Promise((resolve) => {
      server.once('listening', resolve);
    });
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
    }),
);

/** Milliseconds until the server closes a connection that sends this text and then a byte from time to time. */
const livesFor = (first: string, drip = ''): Promise<number> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      if (first) socket.write(first);
    });
    const timer = setInterval(() => {
      if (drip) socket.write(drip);
    }, 40);
    socket
      .on('error', () => {})
      .resume()
      .once('close', () => {
        clearInterval(timer);
        resolve(performance.now() - startedAt);
      });
  });

it.each<[string, string, string?]>([
  ['says nothing', ''],
  ['sends its headers slowly', 'POST / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n'],
  ['sends its body slowly', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n', 'x'],
  ['keeps an answered connection', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\nx'],
])('who %s is let go', async (_name, first, drip) => {
  expect(await livesFor(first, drip)).toBeLessThan(3000);
});

it('closes slow connections within half a minute, and keeps idle ones longer than a proxy does', () => {
  const { keepAliveTimeout, ...slow } = TIMEOUTS;
  expect(Math.max(...Object.values(slow))).toBeLessThanOrEqual(30_000);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(90_000);
});
