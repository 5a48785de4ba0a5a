/** A plain Hono server that answers with the bytes of one page, with which cached pages are compared. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const page = new Uint8Array(readFileSync(process.env['PAGE']!));
const app = new Hono().get('/', (c) =>
  c.body(page, 200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }),
);
const server = serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
process.once('SIGTERM', () => {
  server.close();
  process.exit(0);
});
