import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { requestId } from 'hono/request-id';
import { afterEach, expect, test } from 'vitest';
import { type Fault, hearFaults, tellFault } from '#src/framework/faults.ts';
import type { AnswerVariables } from '#src/framework/nonce.ts';
import { listen } from '../../../scripts/told-faults.ts';

const heard: Fault[] = [];
hearFaults((fault) => { heard.push(fault); });
afterEach(() => { heard.length = 0; });

test('a fault is told with the number of its request, however deep it happens', async () => {
  const site = new Hono<{ Variables: AnswerVariables }>();
  site.use(requestId(), contextStorage());
  const fault = new Error('deep');
  site.get('*', async (c) => {
    await Promise.resolve().then(() => tellFault(fault));
    return c.text('');
  });
  const answer = await site.request('/cart?email=huda@example.org');
  expect(heard).toEqual([{ error: fault, requestId: answer.headers.get('x-request-id'), path: '/cart' }]);
});

test('a fault outside of a request is told too', () => {
  tellFault('alone');
  expect(heard).toEqual([{ error: 'alone', requestId: undefined, path: undefined }]);
});

test("the framework's handler, as it is installed, tells us and not the console", () => {
  const handler = readFileSync('node_modules/waku/dist/lib/vite-rsc/handler.js', 'utf8');
  const told = listen(handler, '/faults.ts');
  expect(handler).toContain('console.');
  expect(told).not.toContain('console.');
  expect(told.match(/tellFault\(e\);/g)).toHaveLength(2);
  expect(told).toMatch(/^import \{ tellFault \} from "\/faults\.ts";/);
});

test('a handler that speaks in other words stops the build', () => {
  expect(() => listen("console.error('Oh:', e);")).toThrow('told-faults.ts');
});
