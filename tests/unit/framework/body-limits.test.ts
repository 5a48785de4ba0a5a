import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBodies } from '#src/framework/body-limits.ts';
import { createApi } from '#src/server/app.ts';
import { testContext } from '#tests/fixtures/test-context.ts';
import { refuse } from '#src/pages/refusal.ts';
import type { Database } from '#src/server/db/client.ts';

const app = new Hono<{ Variables: { nonce: string; requestId: string } }>();
limitBodies(app as never, (request) => refuse(request, { code: 'fileTooLarge' }));
const api = createApi(testContext({ db: {} as Database }));
app.route('/api/v1', api as never);
app.post('/forms/checkout', (c) => c.text('taken'));

const send = async (path: string, kilobytes: number) => (await app.request(path, { method: 'POST', body: 'x'.repeat(kilobytes * 1024), headers: { 'content-type': 'application/json' } })).status;

it.each([
  ['/api/v1/user/orders', 63, 400], ['/api/v1/user/orders', 65, 413], ['/forms/checkout', 65, 413], ['/forms/checkout', 60, 200],
  // Webhook events are as long as what they tell of: this one is read, and refused for want of a signature.
  ['/api/v1/webhooks/stripe', 70, 400], ['/api/v1/webhooks/stripe', 511, 400], ['/api/v1/webhooks/stripe', 513, 413],
])('%s takes a body of %d KB with %d', async (path, kilobytes, status) => {
  expect(await send(path, kilobytes)).toBe(status);
});
